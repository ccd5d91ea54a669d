// Decides which proxies are trusted to name the client's address.

import type { FastifyInstance } from 'fastify';

import type { Config } from '../config/config.ts';
import { createNetworkTest } from '../config/networks.ts';
import { toNetwork } from './network.ts';

type Proxies = Pick<Config, 'trust_proxy' | 'proxy_addresses'>;

/** At most this many senders are named in the log of one process: a forged header must not fill it. */
const MAX_REPORTED_SENDERS = 100;
const SENDER_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/**
 * Whether the sender that a hop names is trusted: at most as many hops as there are proxies, each at an
 * address of theirs. For every other client the connection's own address counts, and its headers are ignored.
 */
export function createProxyTrust({
  trust_proxy,
  proxy_addresses,
}: Proxies): false | ((address: string, hop: number) => boolean) {
  if (trust_proxy === 0) return false;
  const isProxy = createNetworkTest(proxy_addresses);
  return (address, hop) => hop < trust_proxy && isProxy(address);
}

/** Logs, once, each sender that claims to be a proxy and is none: a forger, or a proxy that was not configured. */
export function reportForgedSenders(app: FastifyInstance, { trust_proxy, proxy_addresses }: Proxies): void {
  if (trust_proxy === 0) return;
  const isProxy = createNetworkTest(proxy_addresses);
  const reportedNetworks = new Set<string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const address = request.socket.remoteAddress ?? '';
    const isForged = !isProxy(address) && SENDER_HEADERS.some((name) => request.headers[name] !== undefined);
    const network = isForged ? toNetwork(address) : '';
    if (isForged && reportedNetworks.size < MAX_REPORTED_SENDERS && !reportedNetworks.has(network)) {
      reportedNetworks.add(network);
      app.log.warn({ address }, 'a forwarded header was ignored: its sender is not in PROXY_ADDRESSES');
    }
    done();
  });
}
