import { isSafeAddress } from './addresses.ts';
import { allowed, type HtmlKind } from './kinds.ts';
import { inertBody } from './rules.ts';
import { tokensOf, unbalancedElement } from './tokens.ts';

/** Result of checking HTML before it is saved. */
export interface Findings {
  /** The first element without its start or end tag. */
  unbalanced: string | null;
  /** Comments and other markup that is no plain HTML. */
  isUnreadable: boolean;
  /** Elements, attributes and addresses that saving removes. */
  elements: readonly string[];
  attributes: readonly string[];
  addresses: readonly string[];
}

/** Elements that are renamed without loss (`clean.ts`). */
const renamed: ReadonlySet<string> = new Set(['b', 'i', 'h1', 'h4', 'h5', 'h6']);

const unique = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Returns what sanitizing a text would remove, and its defects. */
export function findingsOf(html: string, kind: HtmlKind): Findings {
  const { tags, attributes } = allowed[kind];
  const tokens = tokensOf(html);
  const elements = [...inertBody(html).querySelectorAll('*')];
  const isKept = (name: string) => tags.includes(name) || (kind === 'text' && renamed.has(name));
  const pairs = elements.flatMap((element) => [...element.attributes].map(({ name, value }) => ({ name, value })));
  const isAddress = (name: string) => name === 'href' || name === 'src';
  return {
    unbalanced: tokens === null ? null : unbalancedElement(tokens),
    isUnreadable: tokens === null,
    elements: unique(elements.map(({ localName }) => localName).filter((name) => !isKept(name) && name !== 'tbody')),
    attributes: unique(
      pairs
        .map(({ name }) => name)
        .filter((name) => !attributes.includes(name) && !(kind === 'article' && name.startsWith('aria-'))),
    ),
    addresses: unique(
      pairs
        .filter(({ name, value }) => {
          if (!isAddress(name) || !attributes.includes(name)) return false;
          return !isSafeAddress(value, kind, name === 'src' ? 'source' : 'link');
        })
        .map(({ value }) => value),
    ),
  };
}
