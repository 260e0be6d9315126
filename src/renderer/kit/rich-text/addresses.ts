import { allowed, type HtmlKind } from './kinds.ts';

/** An unresolvable base: an address with this host was a path. */
const BASE = 'https://path.invalid/';

/** Parses as a browser does, which ignores tabs, line breaks and other characters before and inside a protocol. */
const parse = (address: string): URL | null => (URL.canParse(address, BASE) ? new URL(address, BASE) : null);

/** Whether a link or a picture of this kind of text may have this address. */
export function isSafeAddress(address: string, kind: HtmlKind, element: 'link' | 'source' = 'link'): boolean {
  const { protocols, hasPaths } = allowed[kind];
  const url = parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (!URL.canParse(address)) return hasPaths;
  const protocol = url.protocol.slice(0, -1);
  if (element === 'source' && protocol !== 'https' && protocol !== 'http') return false;
  return protocols.includes(protocol);
}

/** What is wrong with an address typed for a link. */
export type AddressFault = 'empty' | 'protocol' | 'invalid';

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PHONE = /^\+?[\d\s().-]{6,}$/;
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:].*)?$/u;

/**
 * Normalises the typed address of a link: adds `https://` to a bare host, `mailto:` to an e-mail address, `tel:` to a
 * number.
 * @param hasPaths whether a path of the site (`/aide`, `#tarifs`) is valid too
 */
export function linkAddress(
  typed: string,
  hasPaths = false,
): { address: string; fault?: undefined } | { address?: undefined; fault: AddressFault } {
  const text = typed.trim();
  if (text === '') return { fault: 'empty' };
  if (/\s/.test(text) && !PHONE.test(text.replace(/^tel:/i, ''))) return { fault: 'invalid' };
  if (hasPaths && /^(?:[/#?](?!\/))/.test(text)) return { address: text };
  const full = withProtocol(text);
  if (!URL.canParse(full)) return { fault: 'invalid' };
  const url = new URL(full);
  if (!isSafeAddress(full, 'text')) return { fault: 'protocol' };
  if (url.protocol === 'https:') return url.hostname.includes('.') ? { address: full } : { fault: 'invalid' };
  if (url.protocol === 'mailto:') return EMAIL.test(url.pathname) ? { address: full } : { fault: 'invalid' };
  return PHONE.test(url.pathname) ? { address: full } : { fault: 'invalid' };
}

function withProtocol(text: string): string {
  if (/^tel:/i.test(text)) return text.replaceAll(/[\s().-]/g, '');
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text;
  if (EMAIL.test(text)) return `mailto:${text}`;
  if (PHONE.test(text)) return `tel:${text.replaceAll(/[\s().-]/g, '')}`;
  return HOST.test(text) ? `https://${text}` : text;
}
