import { inertBody } from './rules.ts';

/** A token of HTML: references and quotes decoded, names in lower case. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: readonly (readonly [name: string, value: string])[] }
  | { kind: 'close'; name: string };

const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/giy;
const TEXT = /[^<]+/gy;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Elements without content, which have no closing tag. */
export const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'col', 'input', 'source', 'wbr', 'embed']);

/** Decodes the references of a text (`&nbsp;`, `&#233;`). It contains no tag. */
const decoded = (text: string): string => (text.includes('&') ? (inertBody(`<p>${text}</p>`).textContent ?? '') : text);
const decodedValue = (value: string): string => {
  if (!value.includes('&')) return value;
  const holder = inertBody(`<i title="${value.replaceAll('"', '&quot;')}"></i>`).firstElementChild;
  return holder?.getAttribute('title') ?? value;
};

const attributesOf = (text: string): (readonly [string, string])[] =>
  [...text.matchAll(ATTRIBUTE)]
    .map(
      ([, name = '', double, single, bare]) =>
        [name.toLowerCase(), decodedValue(double ?? single ?? bare ?? '')] as const,
    )
    .toSorted(([left], [right]) => (left < right ? -1 : 1));

/**
 * Tokenizes HTML without repairing anything. Null for markup that is not plain HTML: comments, a `<` that starts no
 * tag, instructions.
 */
export function tokensOf(html: string): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < html.length) {
    TEXT.lastIndex = at;
    const text = TEXT.exec(html)?.[0];
    if (text !== undefined) {
      tokens.push({ kind: 'text', text: decoded(text) });
      at += text.length;
      continue;
    }
    TAG.lastIndex = at;
    const [whole, slash, tag = '', rest = ''] = TAG.exec(html) ?? [];
    if (whole === undefined) return null;
    const name = tag.toLowerCase();
    if (slash === '/') tokens.push({ kind: 'close', name });
    else tokens.push({ kind: 'open', name, attributes: attributesOf(rest) });
    at += whole.length;
  }
  return tokens;
}

/** Returns the first element without its start or end tag; null when all are balanced. */
export function unbalancedElement(tokens: readonly Token[]): string | null {
  const open: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'text' || voidElements.has(token.name)) continue;
    if (token.kind === 'open') open.push(token.name);
    else if (open.pop() !== token.name) return token.name;
  }
  return open.at(-1) ?? null;
}

const blocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'div', 'center', 'figure']);
const lists: ReadonlySet<string> = new Set(['ul', 'ol']);

/** Whether blank text after (or before) a token is between two blocks, where it is invisible. */
const endsBlock = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.kind === 'close' && blocks.has(token.name)) ||
  (token.kind === 'open' && lists.has(token.name));
const startsBlock = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.kind === 'open' && blocks.has(token.name)) ||
  (token.kind === 'close' && lists.has(token.name));

const isSpace = (token: Token): boolean => token.kind === 'text' && /^[ \t\r\n\f]*$/.test(token.text);

/** Removes the line breaks that only format the source. */
const meaningful = (tokens: readonly Token[]): Token[] =>
  tokens.filter((token, at) => !(isSpace(token) && endsBlock(tokens[at - 1]) && startsBlock(tokens[at + 1])));

/**
 * Whether two texts are the same HTML apart from notation: quotes and order of attributes, references, capitals of
 * names, line breaks between blocks. Nothing else is ignored: HTML that a browser would have to repair is never the
 * same.
 */
export function isSameHtml(left: string, right: string): boolean {
  const [one, other] = [tokensOf(left), tokensOf(right)];
  if (one === null || other === null) return left === right;
  return JSON.stringify(meaningful(one)) === JSON.stringify(meaningful(other));
}
