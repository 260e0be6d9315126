/** Hosts that are reserved for examples (RFC 2606). */
const examples = /(?:^|\.)example\.(?:com|net|org)$/;

/**
 * Answers as a site of the web would, for links in invented texts: every page of the hosts for examples is there, but
 * for those called `introuvable`.
 * @throws TypeError for any other host, which does not exist here
 */
export function examplePage({ hostname, pathname }: URL): Response {
  if (!examples.test(hostname)) throw new TypeError('the host is not found');
  const isThere = !pathname.includes('introuvable');
  return new Response('<!DOCTYPE html><title>Exemple</title>', {
    status: isThere ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
