import { isThisComputer } from '#shared/platform-address.ts';

export type CheckedAddress =
  | { kind: 'allowed'; url: URL; host: string }
  | { kind: 'refused'; reason: 'insecure' | 'host'; host: string };

/**
 * The host by which an address is known: with its port, unless it is this computer, whose ports change from one start
 * of a tool to the next.
 */
const hostOf = (url: URL): string => (isThisComputer(url) ? url.hostname : url.host);

/**
 * Whether an address that the platform gave may be shown: https (http on this computer), without credentials, and from
 * one of the hosts of the site where it names some (docs/screens/06-analytics.md §4). Null for what is no address.
 */
export function checkAddress(text: string, hosts: readonly string[]): CheckedAddress | null {
  const url = URL.parse(text);
  if (url === null) return null;
  const host = hostOf(url);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isThisComputer(url));
  if (!isSafe || url.username !== '' || url.password !== '') return { kind: 'refused', reason: 'insecure', host };
  if (hosts.length > 0 && !hosts.includes(url.host) && !hosts.includes(host)) {
    return { kind: 'refused', reason: 'host', host };
  }
  return { kind: 'allowed', url, host };
}

/** What a dashboard may do with a link: stay at its own origin; anything else is the person's to open outside. */
export function navigationOf(address: string, dashboard: string): 'stay' | 'outside' | 'refused' {
  const url = URL.parse(address);
  const own = URL.parse(dashboard);
  if (url === null || own === null) return 'refused';
  // Both are http or https here: their origins are never the opaque 'null'.
  if (url.origin === own.origin && own.origin !== 'null') return 'stay';
  return url.protocol === 'https:' || url.protocol === 'mailto:' ? 'outside' : 'refused';
}
