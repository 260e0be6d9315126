/** A declaration of a style. */
export interface Declaration {
  name: string;
  value: string;
}

/** Declarations of a style sheet under one selector. */
export interface Rule {
  /** Null for a selector with anything other than a tag, classes and ids. */
  selector: { tag: string | null; id: string | null; classes: readonly string[] } | null;
  declarations: readonly Declaration[];
}

/** An element, as selectors see it. */
export interface Selectable {
  name: string;
  id: string | null;
  classes: readonly string[];
}

/** Maximum rules of a style sheet, each of which is compared with each element. */
const MAX_RULES = 100;

/** Functions that draw nothing and load nothing. */
const PLAIN_FUNCTIONS = new Set(
  'url rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy'.split(' '),
);
/** Properties that paint or animate. Only the value `none` is allowed. */
const REFUSED = /^(?:-(?!ink)|filter$|backdrop-|marker|animation|transition|cursor$|content$|background|text-shadow$)/;
const NOTHING = /^(?:none|auto|inherit|initial|normal)?$/i;
const REFERENCE = /url\(\s*(["']?)#([\w.:-]+)\1\s*\)/gi;

/** Splits a style at its semicolons; null where it is more than plain declarations. */
export function readDeclarations(text: string): Declaration[] | null {
  const plain = withoutComments(text);
  if (plain === null) return null;
  const declarations: Declaration[] = [];
  for (const part of plain.split(';')) {
    if (part.trim() === '') continue;
    const colon = part.indexOf(':');
    if (colon === -1) return null;
    declarations.push({ name: part.slice(0, colon).trim().toLowerCase(), value: part.slice(colon + 1).trim() });
  }
  return declarations;
}

/** Reads a style sheet of plain rules; null for one with anything else: rules of another kind, escapes, nesting. */
export function readSheet(text: string): Rule[] | null {
  const plain = withoutComments(text);
  if (plain === null || /[@\\<>]/.test(plain)) return null;
  const parts = plain.split('}');
  if (parts.pop()?.trim() !== '') return null;
  const rules: Rule[] = [];
  for (const part of parts) {
    const [selectors = '', body, ...nested] = part.split('{');
    const declarations = body === undefined || nested.length > 0 ? null : readDeclarations(body);
    if (declarations === null) return null;
    const each = selectors.split(',');
    if (rules.length + each.length > MAX_RULES) return null;
    for (const selector of each) rules.push({ selector: readSelector(selector.trim()), declarations });
  }
  return rules;
}

/**
 * Removes comments by searching positions: a regular expression would scan the rest of the text for each unclosed
 * comment.
 */
function withoutComments(text: string): string | null {
  let plain = '';
  let at = 0;
  for (let start = text.indexOf('/*'); start !== -1; start = text.indexOf('/*', at)) {
    const end = text.indexOf('*/', start + 2);
    if (end === -1) return null;
    plain += `${text.slice(at, start)} `;
    at = end + 2;
  }
  return plain + text.slice(at);
}

function readSelector(text: string): Rule['selector'] {
  const [, tag, rest] = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i.exec(text) ?? [];
  if (rest === undefined) return null;
  const parts = [...rest.matchAll(/([.#])([\w-]+)/g)];
  const named = (wanted: string) => parts.filter(([, sign]) => sign === wanted).map(([, , word = '']) => word);
  const [id = null, ...others] = named('#');
  return others.length > 0
    ? null
    : { tag: tag === undefined || tag === '*' ? null : tag.toLowerCase(), id, classes: named('.') };
}

/** Whether a rule may apply to an element: one whose selector is not read may apply to all. */
export function mayApply({ selector }: Rule, { name, id, classes }: Selectable): boolean {
  if (selector === null) return true;
  if (selector.tag !== null && selector.tag !== name.toLowerCase()) return false;
  if (selector.id !== null && selector.id !== id) return false;
  return selector.classes.every((word) => classes.includes(word));
}

/**
 * Returns the ids that a declaration refers to; null where it must not be drawn: it paints by a function, loads, moves,
 * or is written so that it could be read in two ways.
 */
export function referencesOf({ name, value }: Declaration): string[] | null {
  if (value.includes('\\') || name.includes('\\')) return null;
  if (REFUSED.test(name) && !NOTHING.test(value)) return null;
  const functions = functionsIn(value);
  if (!functions.every((called) => PLAIN_FUNCTIONS.has(called))) return null;
  const references = [...value.matchAll(REFERENCE)].map(([, , id = '']) => id);
  return references.length === functions.filter((called) => called === 'url').length ? references : null;
}

/** Returns the names of functions; by searching positions, as for comments. */
function functionsIn(value: string): string[] {
  const names: string[] = [];
  for (let bracket = value.indexOf('('); bracket !== -1; bracket = value.indexOf('(', bracket + 1)) {
    let start = bracket;
    while (start > 0 && /[\w-]/.test(value[start - 1] ?? '')) start -= 1;
    names.push(value.slice(start, bracket).toLowerCase());
  }
  return names;
}
