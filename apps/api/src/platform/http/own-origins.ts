// Lists the origins under which this system is reached.

import { AsyncLocalStorage } from 'node:async_hooks';
import { networkInterfaces } from 'node:os';

import type { FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';

type Addresses = Pick<Config, 'public_url' | 'own_origins' | 'port' | 'is_production'>;

/**
 * Every origin of this system: PUBLIC_URL first, then OWN_ORIGINS, and in development this machine by its usual names.
 */
export function listOwnOrigins({ public_url, own_origins, port, is_production }: Addresses): readonly string[] {
  const localOrigins = is_production ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...new Set([public_url, ...own_origins, ...localOrigins])];
}

const PRIVATE_ADDRESS = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
const NETWORK_CACHE_MS = 5_000;
let network: { readonly until: number; readonly addresses: readonly string[] } | undefined;

/** In development: this machine on its local networks, for phones. None in production. */
export function listNetworkOrigins({ port, is_production }: Addresses): readonly string[] {
  return is_production ? [] : listNetworkAddresses().map((address) => `http://${address}:${port}`);
}

/** Private IPv4 addresses (RFC 1918), read again periodically, because a laptop moves between networks. */
function listNetworkAddresses(): readonly string[] {
  if (network !== undefined && performance.now() < network.until) return network.addresses;
  const addresses = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && PRIVATE_ADDRESS.test(address))
    .map(({ address }) => address);
  network = { until: performance.now() + NETWORK_CACHE_MS, addresses };
  return addresses;
}

/**
 * Whether an origin like `https://permits.example.gov.ph` is one of ours. Compared exactly: a similar address
 * is not ours.
 */
export function isOwnOrigin(config: Addresses, origin: string): boolean {
  return listOwnOrigins(config).includes(origin) || listNetworkOrigins(config).includes(origin);
}

const cameBy = new AsyncLocalStorage<string>();

/**
 * Handles a request so that `getLinkOrigin` knows by which of our addresses it came; a foreign Host header is ignored.
 */
export function runAtOrigin<T>(
  config: Addresses,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  answer: () => T,
): T {
  const origin = `${request.protocol}://${request.host}`;
  return origin !== config.public_url && isOwnOrigin(config, origin) ? cameBy.run(origin, answer) : answer();
}

/**
 * Origin of a link that leads back to the requesting person: the own origin by which the request came, else
 * PUBLIC_URL. Jobs, papers and mails to other people use PUBLIC_URL, because it is unknown which of our
 * addresses those can reach.
 */
export function getLinkOrigin(config: Addresses): string {
  return cameBy.getStore() ?? config.public_url;
}

type GatewayAddresses = Pick<
  Config,
  'is_production' | 'own_origins' | 'paynamics' | 'port' | 'public_url' | 'sandbox_url'
>;

/**
 * Address to which the payer's browser sends the payment form. The payment sandbox listens on every address
 * of this machine, so a phone that came by one of them pays there: `localhost` would be the phone itself. A
 * real gateway has one address.
 */
export function toCheckoutAddress(config: GatewayAddresses, origin: string): string {
  const { endpoint } = config.paynamics;
  if (!isSandboxEverywhere(config)) return endpoint;
  const address = new URL(endpoint);
  address.hostname = new URL(origin).hostname;
  return address.href;
}

/** The origins of all of them, for `form-action` in the content security policy of a document. */
export function listCheckoutOrigins(config: GatewayAddresses): readonly string[] {
  const own = [...listOwnOrigins(config), ...listNetworkOrigins(config)];
  return [...new Set(own.map((origin) => new URL(toCheckoutAddress(config, origin)).origin))];
}

/** A configured address of the sandbox, behind a proxy or on another machine, takes precedence. */
function isSandboxEverywhere({ is_production, paynamics, public_url, sandbox_url }: GatewayAddresses): boolean {
  if (is_production || !paynamics.endpoint.startsWith(`${sandbox_url}/`)) return false;
  const sandbox = new URL(sandbox_url);
  return sandbox.protocol === 'http:' && sandbox.hostname === new URL(public_url).hostname;
}
