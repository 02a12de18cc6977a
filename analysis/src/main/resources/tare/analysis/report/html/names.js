/** The names of arms: down the side of a chart, or of its lines above it. */
const CHARACTER = 7.4;
const LINE = 15;

/**
 * An axis with as many lines for each arm as its name needs: nothing of a name is cut off.
 *
 * @param rows {arm, aside} each; the aside is said in small letters below the name
 */
function armAxis(rows, width) {
  const { text, faint } = ink();
  const narrow = width < 640;
  const room = narrow ? Math.floor((0.4 * width) / CHARACTER) : 54;
  const names = rows.map((row) => armLines(row, room));
  const longest = Math.max(...names.flat().map((line) => bare(line).length));
  return {
    rowHeight: LINE * Math.max(...names.map((lines) => lines.length)) + 13,
    labelWidth: Math.ceil(CHARACTER * longest) + 8,
    axis: {
      type: "category",
      inverse: true,
      data: rows.map((_, place) => String(place)),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        color: text,
        fontSize: 12.5,
        lineHeight: LINE,
        interval: 0,
        formatter: (place) => names[Number(place)].join("\n"),
        rich: { faint: { color: faint, fontSize: narrow ? 11 : 12.5, lineHeight: LINE } },
      },
    },
  };
}

function armLines({ arm, aside }, room) {
  const prefix = arm.framework ? `${arm.framework}/` : "";
  const whole = prefix.length + arm.name.length <= room;
  return [
    ...faintLines(arm.experiment, room),
    ...(whole ? [faintly(prefix) + arm.name] : [...faintLines(arm.framework, room), ...wrapped(arm.name, room)]),
    ...faintLines(aside, room),
  ];
}

function faintLines(text, room) {
  return text ? wrapped(text, room).map(faintly) : [];
}

function faintly(text) {
  return text && `{faint|${text}}`;
}

/** What is left of a line when its mark-up is taken off. */
function bare(line) {
  return line.replace(/\{faint\|(.*?)\}/, "$1");
}

/** Breaks a name after a slash, a hyphen or a blank. */
function wrapped(name, room) {
  return name.split(/(?<=[/\- ])/).reduce((lines, piece) => {
    const last = lines.length - 1;
    if (last >= 0 && lines[last].length + piece.length <= room) {
      lines[last] += piece;
      return lines;
    }
    return [...lines, piece];
  }, []);
}

/** The names of lines above a chart: in rows, where there is little room below one another. None is cut off. */
function lineLegend(names, width) {
  const [mark, line] = [58, 22];
  const wide = names.map((name) => mark + CHARACTER * name.length);
  const narrow = width < 640;
  let [rows, used] = [1, 0];
  wide.forEach((room) => {
    const full = used > 0 && (narrow || used + room > width - 24);
    rows += full ? 1 : 0;
    used = full ? room : used + room;
  });
  return {
    height: 12 + line * rows,
    option: {
      top: 10,
      left: 12,
      right: 12,
      orient: narrow ? "vertical" : "horizontal",
      align: "left",
      itemWidth: 30,
      itemGap: narrow ? 8 : 14,
      textStyle: { color: ink().text, fontSize: 12 },
    },
  };
}
