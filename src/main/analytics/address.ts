import { isThisComputer } from '#shared/platform-address.ts';

export type CheckedAddress =
  | { kind: 'allowed'; url: URL; host: string }
  | { kind: 'refused'; reason: 'insecure' | 'host'; host: string };

/**
 * Returns the host that identifies an address: with its port, except on this computer, where a tool's port changes with
 * each start.
 */
const hostOf = (url: URL): string => (isThisComputer(url) ? url.hostname : url.host);

/**
 * Checks whether an address from the platform may be shown: https (http on this computer), without credentials, and
 * from an allowed host if the site lists some (docs/screens/06-analytics.md §4). Null for a text that is not an
 * address.
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

/** Decides what a link in a dashboard does: it stays at its own origin, or the person may open it outside. */
export function navigationOf(address: string, dashboard: string): 'stay' | 'outside' | 'refused' {
  const url = URL.parse(address);
  const own = URL.parse(dashboard);
  if (url === null || own === null) return 'refused';
  // Both addresses are http or https here, so their origins are never the opaque 'null'.
  if (url.origin === own.origin && own.origin !== 'null') return 'stay';
  return url.protocol === 'https:' || url.protocol === 'mailto:' ? 'outside' : 'refused';
}
