import { pathOfDeepLink } from '#shared/deep-link.ts';

/** The parsed input of the palette. */
export type Typed =
  | { kind: 'text'; scope: 'all' | 'actions' | 'pages' | 'people' | 'help'; text: string }
  | { kind: 'id'; id: number }
  | { kind: 'link'; path: string };

const scopes = { '>': 'actions', '/': 'pages', '@': 'people', '?': 'help' } as const;

const isScope = (sign: string): sign is keyof typeof scopes => Object.hasOwn(scopes, sign);

/**
 * Converts a link to this application to a path of its router; null for any other text. `origin` is the window's own.
 */
export function pathOfLink(text: string, origin: string): string | null {
  const path = pathOfDeepLink(text);
  // An invalid link leads to the home page, which is not what the user is looking for.
  if (path !== null) return path === '/' ? null : path;
  const url = /^https?:/i.test(text) ? URL.parse(text) : null;
  if (url === null || url.origin !== origin) return null;
  // The launch key is not part of the path.
  url.searchParams.delete('key');
  return `${url.pathname}${url.search}`;
}

/** Parses the input: a pasted link, `#123`, a prefix (`>` actions, `/` pages, `@` people, `?` help), or free text. */
export function readTyped(typed: string, origin: string): Typed {
  const text = typed.trim();
  const path = pathOfLink(text, origin);
  if (path !== null) return { kind: 'link', path };
  const [, digits] = /^#\s*(\d{1,15})$/.exec(text) ?? [];
  if (digits !== undefined && Number(digits) > 0) return { kind: 'id', id: Number(digits) };
  const sign = text.slice(0, 1);
  if (isScope(sign)) return { kind: 'text', scope: scopes[sign], text: text.slice(1).trim() };
  return { kind: 'text', scope: 'all', text };
}
