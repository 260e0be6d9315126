import { mailOf } from './mailto.ts';

/**
 * Compares the text of a link with its destination. A person expects a displayed address to be the one that opens, but
 * a link in a text of the platform may show one address and open another.
 */

/** Where a link leads, for a person: a host as the network knows it (punycode), or a mailbox. Null for no such link. */
export function destinationOf(address: string): string | null {
  const url = URL.parse(address);
  if (url === null) return null;
  if (url.protocol === 'mailto:') return mailOf(url)?.to ?? null;
  return url.host === '' ? null : url.host;
}

/** Invisible characters inside words: format characters, fillers, joiners, variation selectors. */
const unseen = /[[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cc}]--[\t\n\r\f]]/gv;
/** Signs that look like a dot, a slash or a colon, beside those that compatibility (NFKC) makes one. */
const lookalikes: readonly (readonly [RegExp, string])[] = [
  [/[。・․‧∙⋅·ꓸ𐩐]|\s*[[(]\s*[.]\s*[\])]\s*/gu, '.'],
  [/[⁄∕⧸╱⫽ノ〳]/gu, '/'],
  [/[:ː˸꞉∶։׃܃]/gu, ':'],
  [/[‐‑‒–—−﹣-]/gu, '-'],
];

/** The visible text: without invisible characters, and with plain dots, slashes and colons. */
function plain(linkText: string): string {
  let text = linkText.normalize('NFKC').replaceAll(unseen, '');
  for (const [signs, sign] of lookalikes) text = text.replaceAll(signs, sign);
  return text.toLowerCase();
}

/** An address written with blanks in it: from its start, or around a dot. */
const spacedOut = /^\W*(?:h\s*t\s*t\s*p\s*s?\s*:|w\s*w\s*w\s*\.)|:\s*\/\s*\/|\S\s+\.\s+\S|\bwww\s*\.|\S\s+@\s+\S/u;

/** A host, an address of the network, or the part of an e-mail address before or after its sign. */
const dotted = /(?<![\p{L}\p{M}\p{N}_.-])[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+/gu;
/** A name ends with letters, an address of the network is of four numbers; `2.1` and `12.05.2026` are neither. */
const isHost = /\.(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)$|^\d{1,3}(?:\.\d{1,3}){3}$/u;
/** What is named by a scheme without a dot: `http://serveur/`, `https://[::1]/`, `https://3232235777/`. */
const afterScheme = /[a-z][a-z\d+.-]{0,20}:[/\\]{2,}(?:[^\s/\\?#@]*@)?(\[[\da-f:.]+\]|[^\s/\\?#:@]+)/gu;
const mailAddress = /(?<![^\s@<>(),;:"])[^\s@<>(),;:"]+@[^\s@<>(),;:"/?#]+/gu;

const hostOf = (text: string): string | null => URL.parse(`https://${text}/`)?.hostname ?? null;
/** Both name the same site to everybody. */
const bare = (host: string): string => host.replace(/^www\./, '').replace(/\.$/, '');

/** The hosts and mailboxes that a text names. */
function addressesIn(text: string): { hosts: Set<string>; mailboxes: Set<string> } {
  const hosts = new Set<string>();
  const add = (host: string) => hosts.add(bare(hostOf(host) ?? host));
  const mailboxes = new Set([...text.matchAll(mailAddress)].map(([found]) => found.replace(/^mailto:/, '')));
  for (const [, host = ''] of text.matchAll(afterScheme)) add(host);
  for (const token of text.split(/\s+/)) {
    dotted.lastIndex = 0;
    for (let found = dotted.exec(token); found !== null; found = dotted.exec(token)) {
      const [host] = found;
      const next = token[dotted.lastIndex];
      const before = token[found.index - 1];
      // The parts of an e-mail address are no hosts; before the sign in an address with a scheme, one may be read as it.
      const isOfMail = (next === '@' || before === '@') && !token.includes('//');
      if (!isOfMail && isHost.test(host)) add(host);
      // What follows a host is its path.
      if (next === '/' || next === '\\' || next === '?' || next === '#' || next === ':') break;
    }
  }
  return { hosts, mailboxes };
}

/** Maximum characters of the text that are examined; fewer are displayed. */
const looked = 5000;

/**
 * Whether the text of a link looks like an address other than its destination: another host, another mailbox, or a site
 * where the link opens a mail. A host with non-ASCII letters always counts as another, since its letters may imitate
 * any others.
 */
export function isMisleadingText(linkText: string, address: string): boolean {
  const url = URL.parse(address);
  const destination = destinationOf(address);
  if (url === null || destination === null) return false;
  const text = plain(linkText.slice(0, looked));
  const readings = [text, ...(spacedOut.test(text) ? [text.replaceAll(/\s+/gu, '')] : [])].map(addressesIn);
  const hosts = new Set(readings.flatMap((one) => [...one.hosts]));
  const mailboxes = new Set(readings.flatMap((one) => [...one.mailboxes]));
  if (url.protocol === 'mailto:') {
    const mailbox = plain(destination);
    return hosts.size > 0 || [...mailboxes].some((one) => one !== mailbox);
  }
  if (mailboxes.size > 0) return true;
  const isPlainHost = !/(?:^|\.)xn--/.test(url.hostname);
  return hosts.size > 0 && !(isPlainHost && [...hosts].every((host) => host === bare(url.hostname)));
}
