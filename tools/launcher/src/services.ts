import { join } from 'node:path';

import type { LauncherConfig } from './config.ts';
import { SANDBOX_MERCHANT } from './production.ts';

/** A program that runs as long as the product does. */
export interface Service {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Secrets {
  /** Of the role that serves requests and jobs. */
  readonly databaseUrl: string;
  /** Of the role that owns the tables; undefined when the operator gave but one. */
  readonly ownerUrl: string | undefined;
  readonly merchantKey: string;
  readonly setupCode: string | undefined;
}

/** What every program of ours is told, besides the operator's own variables. */
export function sharedEnvironment(config: LauncherConfig, secrets: Secrets): Record<string, string> {
  return {
    EBPLS_DATABASE: secrets.databaseUrl,
    // An operator's variable reaches every program by itself; this one must not.
    DATABASE_OWNER_URL: '',
    EBPLS_DEMO: config.isDemo ? '1' : '0',
    EBPLS_SUPERVISED: '1',
    DATA_DIR: config.dataDir,
    RELEASE_DIR: config.releaseDir,
    PORT: String(config.port),
    PUBLIC_URL: config.address,
    ...(config.needsSandbox && {
      SANDBOX_URL: sandboxAddress(config),
      PAYNAMICS_MERCHANT_ID: SANDBOX_MERCHANT,
      PAYNAMICS_MERCHANT_KEY: secrets.merchantKey,
    }),
  };
}

/** The programs to run beside the database: api, worker and, without a real gateway, its stand-in one port above. */
export function listServices(config: LauncherConfig, secrets: Secrets): Service[] {
  const shared = sharedEnvironment(config, secrets);
  const api = join(config.root, 'apps/api/src/main.ts');
  const services: Service[] = [
    {
      name: 'api',
      script: api,
      environment: { ...shared, ROLE: 'api', ...(secrets.setupCode && { EBPLS_SETUP_CODE: secrets.setupCode }) },
    },
    { name: 'worker', script: api, environment: { ...shared, ROLE: 'worker' } },
  ];
  if (!config.needsSandbox) return services;

  const sandbox = {
    EBPLS_SUPERVISED: '1',
    DATABASE_URL: '',
    DATABASE_OWNER_URL: '',
    PORT: String(config.port + 1),
    DATA_DIR: config.dataDir,
    SANDBOX_MERCHANT_ID: SANDBOX_MERCHANT,
    SANDBOX_MERCHANT_KEY: secrets.merchantKey,
  };
  return [
    ...services,
    { name: 'payment-sandbox', script: join(config.root, 'apps/payment-sandbox/src/main.ts'), environment: sandbox },
  ];
}

/** The stand-in gateway is on the product's host, one port above, so that a phone on the network reaches it too. */
function sandboxAddress(config: LauncherConfig): string {
  return config.sandboxUrl ?? `http://${new URL(config.address).hostname}:${config.port + 1}`;
}
