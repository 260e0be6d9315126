const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;

/** A table of Markdown. */
export const markdownTable = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(headings), `|${'---|'.repeat(headings.length)}`, ...rows.map(row)].join('\n');
