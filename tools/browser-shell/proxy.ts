/**
 * Returns the proxies for a URL in the syntax of a PAC file, from the environment variables as Chromium reads them on
 * Linux without desktop settings. Addresses of this computer never use a proxy.
 */
export function proxyOf({ hostname, port, protocol }: URL, env: Readonly<Record<string, string | undefined>>): string {
  const read = (name: string) => env[name] || env[name.toUpperCase()] || '';
  const address = read(`${protocol}_proxy`.replace(':', '')) || read('all_proxy');
  const isOwn = hostname === 'localhost' || hostname.endsWith('.localhost') || /^(?:127\.|\[::1\]$)/.test(hostname);
  if (address === '' || isOwn || isExcepted(hostname, port, read('no_proxy'))) return 'DIRECT';
  const text = address.includes('://') ? address : `http://${address}`;
  if (!URL.canParse(text)) return 'DIRECT';
  const proxy = new URL(text);
  const kinds: Readonly<Record<string, string>> = { 'http:': 'PROXY', 'https:': 'HTTPS', 'socks5:': 'SOCKS5' };
  return `${kinds[proxy.protocol] ?? 'SOCKS'} ${proxy.host}`;
}

/** Whether a host matches an entry: `*`, a name (and its subdomains), or a name with a port. */
function isExcepted(hostname: string, port: string, exceptions: string): boolean {
  return exceptions
    .split(',')
    .map((text) =>
      text
        .trim()
        .toLowerCase()
        .replace(/^\*?\./, ''),
    )
    .some(
      (name) =>
        name === '*' ||
        (name !== '' && [hostname, `${hostname}:${port}`].some((of) => of === name || of.endsWith(`.${name}`))),
    );
}
