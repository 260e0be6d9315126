import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  // 6to4: an IPv4 address, perhaps a private one, in other clothes.
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}

const INTERNAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|localdomain|home\.arpa)$/;

/** Whether a host of a URL (`[::1]`, `10.0.0.1`, `nas`, `cdn.example.org`) is one of the public internet. */
function isPublicHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const family = isIP(name);
  if (family === 0) return name.includes('.') && !INTERNAL_NAME.test(name);
  // A BlockList checks an IPv4 address that is mapped into IPv6 against the IPv4 networks.
  return !closed.check(name, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The address to fetch a picture from, or null for one that is refused. The platform's own host is always good; pictures
 * may lie on another public host (a CDN), then over https only. What a record holds must not become a way to look
 * around in the network of this computer.
 *
 * @param src as the platform gave it; may be relative to its address
 */
export function pictureSource(src: string, baseUrl: string): URL | null {
  const platform = new URL(baseUrl);
  if (!URL.canParse(src, `${baseUrl}/`)) return null;
  const url = new URL(src, `${baseUrl}/`);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  if (url.hostname !== platform.hostname) return url.protocol === 'https:' && isPublicHost(url.hostname) ? url : null;
  // A platform behind a proxy may write its own addresses with http.
  if (platform.protocol === 'https:' && url.port === '') url.protocol = 'https:';
  return url.protocol === platform.protocol ? url : null;
}
