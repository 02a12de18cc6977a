/** Makes the headings of a table sort it; rows without a number stand at the end either way. */
function makeSortable(table) {
  const headings = [...table.tHead.rows[0].cells];
  headings.forEach((heading, column) => {
    heading.querySelector("button").addEventListener("click", () => {
      const down = heading.getAttribute("aria-sort") === "ascending";
      headings.forEach((other) => other.removeAttribute("aria-sort"));
      heading.setAttribute("aria-sort", down ? "descending" : "ascending");
      sort(table.tBodies[0], column, down ? -1 : 1);
    });
  });
}

function sort(body, column, direction) {
  const value = (row) => {
    const cell = row.cells[column];
    return cell.dataset.order === undefined ? cell.textContent.trim() : Number(cell.dataset.order || NaN);
  };
  const rows = [...body.rows].map((row) => ({ row, value: value(row) }));
  rows.sort((one, other) => {
    if (typeof one.value === "string") {
      return direction * one.value.localeCompare(other.value, "en");
    }
    return Number.isNaN(one.value) - Number.isNaN(other.value) || direction * (one.value - other.value) || 0;
  });
  body.append(...rows.map(({ row }) => row));
}

/** Says of a region that it is wider than what is seen of it, and whether there is more to the right. */
function watchRightEdge(region) {
  const mark = () => {
    region.classList.toggle("wide", region.clientWidth < region.scrollWidth - 1);
    region.classList.toggle("more", region.scrollLeft + region.clientWidth < region.scrollWidth - 1);
  };
  region.addEventListener("scroll", mark);
  new ResizeObserver(mark).observe(region);
  new MutationObserver(mark).observe(region, { childList: true });
}

/**
 * The numbers behind a chart.
 *
 * @param head titles of the columns; the first names the row
 * @param rows texts, or {text, href} for a link
 */
function numbersTable(caption, head, rows) {
  const table = document.createElement("table");
  table.createCaption().textContent = caption;
  table.caption.className = "unseen";
  const heads = table.createTHead().insertRow();
  head.forEach((title) => heads.append(cell("th", title, "col")));
  const body = table.createTBody();
  for (const [first, ...rest] of rows) {
    const row = body.insertRow();
    row.append(cell("th", first, "row"));
    rest.forEach((content) => row.append(cell("td", content)));
  }
  return table;
}

function cell(kind, content, scope) {
  const element = document.createElement(kind);
  if (scope) {
    element.scope = scope;
  }
  if (content && content.href) {
    const link = document.createElement("a");
    link.href = content.href;
    link.textContent = content.text;
    element.append(link);
  } else {
    element.textContent = content ?? "–";
  }
  return element;
}
