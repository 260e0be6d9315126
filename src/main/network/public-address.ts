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
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  // Teredo and 6to4 embed an IPv4 address, which may be private.
  ['2001::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}

/**
 * Addresses assigned to the public internet (RFC 4291); loopback, unique local, link-local, site-local and NAT64 are
 * outside.
 */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address (without brackets) is a public internet address; false for any other text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 4 ? !closed.check(address) : global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
