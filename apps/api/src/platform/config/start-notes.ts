import type { Config } from './config.ts';
import { isLoopback, isPrivateHost } from './networks.ts';

/** Permissive settings that the operator reads at each start, one sentence each. */
export function listStartNotes(config: Config): string[] {
  return [...listOpenPorts(config), ...listPlainConnections(config)];
}

function listOpenPorts({ host, port, role, is_demo, is_production, trust_proxy }: Config): string[] {
  if (role === 'worker') return [];
  const isOpen = !isLoopback(host);
  const sharedLimitNote = 'TRUST_PROXY is 0: everybody who comes through a proxy shares the limits of one address';
  return [
    ...(isOpen ? [`HOST=${host}: port ${port} is open to the network, without encryption and past any proxy`] : []),
    ...(isOpen && is_demo
      ? ['whoever reaches it signs in as administrator: the passwords of the demonstration are published']
      : []),
    ...(is_production && trust_proxy === 0 ? [sharedLimitNote] : []),
  ];
}

function listPlainConnections({ is_production, private_networks, database_url, smtp_url }: Config): string[] {
  if (!is_production || private_networks.length === 0) return [];
  const isPlain = (address: string | undefined): boolean => {
    const { hostname = '' } = URL.parse(address ?? '') ?? {};
    return !isPrivateHost(hostname, []) && isPrivateHost(hostname, private_networks);
  };
  const names = [...(isPlain(database_url) ? ['the database'] : []), ...(isPlain(smtp_url) ? ['the mail server'] : [])];
  return names.length === 0
    ? []
    : [`PRIVATE_NETWORKS=${private_networks.join(',')}: ${names.join(' and ')} may be reached without encryption`];
}
