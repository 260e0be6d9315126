import { lineLimit } from '../../text-limits.ts';

/** Between two domains: the separator that the platform splits on (docs/screens/03-communities.md §4). */
const SEPARATOR = ';';

/** Longest text of all domains together that the platform stores, in characters. */
export const maxDomainText = lineLimit;

/** Labels of letters, digits and inner hyphens, at least two, the last one of letters: `exemple.fr`. */
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** Whether a text is an e-mail domain such as `exemple.fr`. */
export const isDomain = (text: string): boolean => DOMAIN.test(text);

/** A domain as it was typed, without spaces around it and without the @ before it, in small letters. */
export const typedDomain = (typed: string): string => typed.trim().replace(/^@+/, '').toLowerCase();

/** The domains of the platform's text, in their order; none where it is empty. */
export const domainsOf = (text: string | null): string[] =>
  (text ?? '')
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The platform's text of some domains, without spaces; null where there is none. */
export const domainsToWire = (domains: readonly string[]): string | null =>
  domains.length === 0 ? null : domains.join(SEPARATOR);
