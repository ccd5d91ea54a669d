import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ACCOUNTS } from '../../api/src/accounts/accounts.routes.ts';
import { CASHIER } from '../../api/src/cashier/cashier.routes.ts';
import { LICENSING } from '../../api/src/licensing/licensing.routes.ts';
import { MESSENGER } from '../../api/src/messenger/messenger.routes.ts';
import { OPERATIONS } from '../../api/src/operations/operations.routes.ts';
import { readConfig } from '../../api/src/platform/config/config.ts';
import type { Api, Feature, ServedEndpoint } from '../../api/src/platform/http/api.ts';
import type { ServerParts } from '../../api/src/server.ts';
import { TREASURY } from '../../api/src/treasury/treasury.routes.ts';

/** The areas of the API, each a page of the reference. */
export const API_AREAS: readonly {
  readonly name: string;
  readonly title: string;
  readonly features: readonly Feature[];
}[] = [
  { name: 'operations', title: 'API: operations', features: OPERATIONS },
  { name: 'accounts', title: 'API: accounts', features: ACCOUNTS },
  { name: 'messenger', title: 'API: messenger', features: MESSENGER },
  { name: 'licensing', title: 'API: licensing', features: LICENSING },
  { name: 'treasury', title: 'API: treasury', features: TREASURY },
  { name: 'cashier', title: 'API: cashier', features: CASHIER },
];

/** The endpoints that these features serve, each with the act that the policy is asked about. Nothing is opened. */
export function listEndpoints(features: readonly Feature[]): ServedEndpoint[] {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-docs-'));
  try {
    const config: ServerParts['config'] = readConfig({ DATABASE_URL: 'postgresql://nowhere', DATA_DIR: folder });
    const knownParts: Readonly<Record<string, unknown>> = { config, endpoints: [] };
    const api = new Proxy(knownParts, { get: (_, name) => knownParts[String(name)] ?? anything }) as unknown as Api;
    for (const feature of features) feature(api);
    return api.endpoints;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Stands for database, jobs and sockets while features name their endpoints: takes every call and does nothing. */
const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => {
    if (name === Symbol.toPrimitive) return () => '';
    return name === 'then' ? undefined : anything;
  },
  apply: () => anything,
});
