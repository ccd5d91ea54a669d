// Maps an IP address to the network under which it is counted.

import { isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One network for counting: an IPv4 address, or the 64 bits of IPv6 that a household or an office gets. */
export function toNetwork(ip: string): string {
  const innerAddress = V4_IN_V6.exec(ip)?.[1];
  if (innerAddress !== undefined) return innerAddress;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const tailGroups = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = [...front, ...Array.from({ length: 8 - front.length - tailGroups.length }, () => '0'), ...tailGroups];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
