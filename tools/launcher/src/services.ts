import { join } from 'node:path';

import type { LauncherConfig } from './config.ts';
import { getStreetsFile } from './municipality/municipality.ts';
import { SANDBOX_MERCHANT } from './production.ts';

/** A program that the launcher runs as long as the product runs. */
export interface Service {
  readonly name: string;
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Secrets {
  /** Address for the role that serves requests and jobs. */
  readonly databaseUrl: string;
  /** Address for the role that owns the tables; undefined when the operator set only one. */
  readonly ownerUrl: string | undefined;
  readonly merchantKey: string;
  readonly setupCode: string | undefined;
}

/** Variables of every program of ours, besides the operator's own. */
export function createSharedEnvironment(config: LauncherConfig, secrets: Secrets): Record<string, string> {
  return {
    EBPLS_DATABASE: secrets.databaseUrl,
    // An operator's variable reaches every program by itself; this one must not.
    DATABASE_OWNER_URL: '',
    EBPLS_DEMO: config.isDemo ? '1' : '0',
    // The municipality does not exist: its streets come with its demonstration.
    ...(config.isDemo && {
      MAP_STREETS_FILE: config.streetsFile ?? getStreetsFile(config.root, config.municipality),
    }),
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

/** Programs to run beside the database: api, worker and, without a real gateway, the sandbox one port above. */
export function listServices(config: LauncherConfig, secrets: Secrets): Service[] {
  const sharedEnvironment = createSharedEnvironment(config, secrets);
  const api = join(config.root, 'apps/api/src/main.ts');
  const services: Service[] = [
    {
      name: 'api',
      script: api,
      environment: {
        ...sharedEnvironment,
        ROLE: 'api',
        ...(secrets.setupCode && { EBPLS_SETUP_CODE: secrets.setupCode }),
      },
    },
    { name: 'worker', script: api, environment: { ...sharedEnvironment, ROLE: 'worker' } },
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

/** The sandbox is on the product's host, one port above, so that a phone on the network reaches it too. */
function sandboxAddress(config: LauncherConfig): string {
  return config.sandboxUrl ?? `http://${new URL(config.address).hostname}:${config.port + 1}`;
}
