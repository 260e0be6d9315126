/**
 * Returns why a text cannot be the base URL of a platform, in English; null when it can. The client appends paths and
 * sends credentials in headers, so a user, query or fragment would end up in the wrong place.
 */
export function addressRefusal(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return 'must be a whole address, e.g. https://api.example.org';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (url.protocol === 'http:' && !isThisComputer(url))
    return 'must be https (http is accepted for this computer only)';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or a password';
  // An empty query or fragment leaves only its sign in the address.
  if (url.search !== '' || /^[^#]*\?/u.test(text)) return 'must not hold a query (?…)';
  if (url.hash !== '' || text.includes('#')) return 'must not hold a fragment (#…)';
  return null;
}

/** Whether an address leads to the computer it is read on. */
export const isThisComputer = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Normalises the base URL, without a final slash. */
export const platformAddress = (text: string): string => new URL(text).href.replace(/\/+$/u, '');
