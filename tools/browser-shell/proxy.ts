/**
 * The way to an address by the variables of the environment, as Chromium reads them on a Linux without settings of its own,
 * in the words of a PAC file. This computer is never asked for through a proxy.
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

/** `*`, a name (and all below it), or a name and a port. */
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
