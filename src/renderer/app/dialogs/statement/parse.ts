/** A part of a page of the documentation, in the order of the page. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] };

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The target of a link and the marks of code stay in the file: what is shown is read, not followed. */
const plain = (text: string): string => text.replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replaceAll('`', '');

/** Reads the little of Markdown in which the declaration is written: headings, paragraphs, lists and tables. */
export function parsePage(page: string): Block[] {
  return page
    .split(/\n{2,}/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split('\n');
  const [first = ''] = lines;
  const heading = /^(#+) (.+)$/u.exec(first);
  if (heading !== null) return { kind: 'heading', level: heading[1]?.length ?? 1, text: plain(heading[2] ?? '') };
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) => cellsOf(plain(line)));
    return { kind: 'table', head, rows };
  }
  if (first.startsWith('- ')) {
    const items = part.split(/^- /mu).slice(1);
    return { kind: 'list', items: items.map((item) => plain(item.replaceAll(/\s*\n\s*/gu, ' ').trim())) };
  }
  return { kind: 'text', text: plain(lines.join(' ')) };
}
