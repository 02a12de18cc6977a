document.querySelectorAll("table.sortable").forEach(makeSortable);
theme.apply();
filter.apply();
