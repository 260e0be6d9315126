/**
 * Why a text cannot be the address of a platform's API, in English; null when it can. The client puts paths behind the
 * address and credentials into headers: a user, a query or a fragment of its own would end up in the wrong place.
 */
export function addressRefusal(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return 'must be a whole address, e.g. https://api.example.org';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (url.protocol === 'http:' && !isThisComputer(url))
    return 'must be https (http is accepted for this computer only)';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or a password';
  // An empty query or fragment leaves its sign in the address only.
  if (url.search !== '' || /^[^#]*\?/u.test(text)) return 'must not hold a query (?…)';
  if (url.hash !== '' || text.includes('#')) return 'must not hold a fragment (#…)';
  return null;
}

/** Whether an address leads to the computer it is read on. */
export const isThisComputer = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The address as calls are built on it: normalised, without a final slash. */
export const platformAddress = (text: string): string => new URL(text).href.replace(/\/+$/u, '');
