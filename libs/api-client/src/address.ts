import type { Endpoint } from '@ebpls/contracts';

interface AddressParts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
}

/**
 * Returns the endpoint's address with its parameters filled in; query values that are undefined or empty are omitted.
 */
export function formatAddress(endpoint: Endpoint, { params = {}, query = {} }: AddressParts): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
