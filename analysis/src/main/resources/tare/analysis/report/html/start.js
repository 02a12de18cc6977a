document.querySelectorAll("table.sortable").forEach(makeSortable);
document.querySelectorAll(".scroll").forEach(watchRightEdge);
theme.apply();
filter.apply();
