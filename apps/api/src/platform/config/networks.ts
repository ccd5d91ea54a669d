// Parses networks in CIDR notation and tests whether an address lies in one.

import { BlockList, isIP } from 'node:net';

/** Addresses of this machine that no other machine reaches. */
export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1'];

/** Whether it is an address as `192.168.1.20`, or a network as `192.168.1.0/24`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Whether an address lies in one of these networks; a name or any other text lies in none. An IPv4 address written
 * inside IPv6 counts as IPv4.
 */
export function createNetworkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plainAddress = address.replace(/^\[(.*)\]$/, '$1').split('%', 1)[0] ?? '';
    const family = isIP(plainAddress);
    return family !== 0 && list.check(plainAddress, family === 6 ? 'ipv6' : 'ipv4');
  };
}

const isLoopbackAddress = createNetworkTest(LOOPBACK);

/** Whether a host is this machine, unreachable from elsewhere: `localhost`, 127.0.0.0/8, ::1. */
export function isLoopback(host: string): boolean {
  return host.toLowerCase() === 'localhost' || isLoopbackAddress(host);
}

/** The networks of a setting, separated by commas. */
export function parseNetworks(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Whether traffic to a host needs no encryption: it stays on this machine, or in a configured network. */
export function isPrivateHost(host: string, networks: readonly string[]): boolean {
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true;
  return createNetworkTest(networks)(host);
}
