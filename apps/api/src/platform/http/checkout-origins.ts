import type { Config } from '../config/config.ts';
import { listNetworkOrigins, ownOrigins } from './own-origins.ts';

type GatewayAddresses = Pick<
  Config,
  'is_production' | 'own_origins' | 'paynamics' | 'port' | 'public_url' | 'sandbox_url'
>;

/**
 * Where the payer's browser sends the form of a payment. The payment sandbox answers on every address of this machine,
 * so a phone that came by one of them pays there: `localhost` would be the phone itself. A real gateway has one address.
 */
export function toCheckoutAddress(config: GatewayAddresses, origin: string): string {
  const { endpoint } = config.paynamics;
  if (!isSandboxEverywhere(config)) return endpoint;
  const address = new URL(endpoint);
  address.hostname = new URL(origin).hostname;
  return address.href;
}

/** The origins of all of them, for the content security policy of a document, which says where forms may go. */
export function listCheckoutOrigins(config: GatewayAddresses): readonly string[] {
  const own = [...ownOrigins(config), ...listNetworkOrigins(config)];
  return [...new Set(own.map((origin) => new URL(toCheckoutAddress(config, origin)).origin))];
}

/** Where the sandbox has an address of its own, behind a proxy or on another machine, that one counts. */
function isSandboxEverywhere({ is_production, paynamics, public_url, sandbox_url }: GatewayAddresses): boolean {
  if (is_production || !paynamics.endpoint.startsWith(`${sandbox_url}/`)) return false;
  const sandbox = new URL(sandbox_url);
  return sandbox.protocol === 'http:' && sandbox.hostname === new URL(public_url).hostname;
}
