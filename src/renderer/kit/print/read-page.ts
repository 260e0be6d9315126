/** A part of a document that is read from the page: its heading, and what stands under it. */
interface PagePart {
  /** Null for what stands before the first heading. */
  title: string | null;
  blocks: readonly PageBlock[];
}

export type PageBlock =
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; label: string; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'heading' | 'text'; text: string };

/**
 * What has no place on paper: commands, fields, maps, pictures, messages of the screen. A link whose name differs from
 * its text is a command (`Compléter`).
 */
const screenOnly = [
  'button',
  'input',
  'select',
  'textarea',
  'form',
  'nav',
  'svg',
  'img',
  'canvas',
  'style',
  'script',
  'a[aria-label]',
  '[hidden]',
  '[aria-hidden="true"]',
  '[data-map]',
  '[data-screen-only]',
  '[role="application"]',
  '[role="tablist"]',
  '[role="progressbar"]',
  '[role="grid"]',
  '.fui-MessageBar',
  '.fui-Avatar',
].join(',');

const isBlock = (element: Element): boolean =>
  /^(?:P|DIV|LI|DT|DD|TR|H\d|UL|OL|DL|SECTION|ARTICLE|HEADER|FOOTER|BR)$/u.test(element.tagName);

const structured = 'dl, ul, ol, table, p, h2, h3, h4, h5, h6';

/** The words of an element as paper has them: lines where the screen has blocks, and each date whole. */
export function wordsOf(root: Node): string {
  let text = '';
  const add = (node: Node) => {
    if (node instanceof Element) {
      if (node !== root && node.matches(screenOnly)) return;
      const date = node.tagName === 'TIME' ? node.getAttribute('title') : null;
      if (isBlock(node)) text += '\n';
      // What a gap of the style keeps apart on screen.
      else if (node !== root && node.previousSibling instanceof Element) text += ' ';
      if (date !== null) text += date;
      else for (const child of node.childNodes) add(child);
      if (isBlock(node)) text += '\n';
    } else text += node.textContent ?? '';
  };
  add(root);
  return text
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Reads what a record's page says, card by card, in its order. */
export function readPage(root: Element): PagePart[] {
  const sections = [...root.querySelectorAll('section')].filter(
    (section) => section.closest(screenOnly) === null && section.parentElement?.closest('section') == null,
  );
  return sections.flatMap((section) => {
    const heading = section.querySelector('h2');
    const blocks = blocksOf(section, heading);
    const title = heading === null ? null : wordsOf(heading).replaceAll('\n', ' ');
    return blocks.length === 0 ? [] : [{ title, blocks }];
  });
}

function blocksOf(section: Element, heading: Element | null): PageBlock[] {
  const blocks: PageBlock[] = [];
  const visit = (element: Element) => {
    if (element === heading || element.matches(screenOnly)) return;
    const block = blockOf(element);
    if (block !== undefined) {
      if (block !== null) blocks.push(block);
      return;
    }
    for (const child of element.children) visit(child);
  };
  for (const child of section.children) visit(child);
  return blocks;
}

/** The block that an element is; null for an empty one, undefined for one that only holds others. */
function blockOf(element: Element): PageBlock | null | undefined {
  switch (element.tagName) {
    case 'DL': {
      const facts = factsOf(element);
      return facts.length === 0 ? null : { kind: 'facts', facts };
    }
    case 'UL':
    case 'OL': {
      const items = [...element.children].map(wordsOf).filter((text) => text !== '');
      return items.length === 0 ? null : { kind: 'list', items };
    }
    case 'TABLE':
      return tableOf(element);
    case 'H3':
    case 'H4':
    case 'H5':
    case 'H6': {
      const text = wordsOf(element);
      return text === '' ? null : { kind: 'heading', text };
    }
  }
  if (element.tagName !== 'P' && element.querySelector(structured) !== null) return undefined;
  const text = wordsOf(element);
  return text === '' ? null : { kind: 'text', text };
}

/** The labels of a list with the values that follow each, whether they stand in groups or not. */
function factsOf(list: Element): { label: string; value: string }[] {
  const facts: { label: string; value: string }[] = [];
  for (const element of list.querySelectorAll('dt, dd')) {
    if (element.closest('dl') !== list) continue;
    const last = facts.at(-1);
    if (element.tagName === 'DT') facts.push({ label: wordsOf(element).replaceAll('\n', ' '), value: '' });
    else if (last !== undefined) last.value = [last.value, wordsOf(element)].filter(Boolean).join('\n');
  }
  return facts.filter(({ value }) => value !== '');
}

function tableOf(table: Element): PageBlock | null {
  const cells = (row: Element) => [...row.querySelectorAll('th, td')].map(wordsOf);
  const [head = [], ...others] = [...table.querySelectorAll('thead tr')].map(cells);
  const rows = [...others, ...[...table.querySelectorAll('tbody tr')].map(cells)];
  return rows.length === 0 ? null : { kind: 'table', label: table.getAttribute('aria-label') ?? '', head, rows };
}
