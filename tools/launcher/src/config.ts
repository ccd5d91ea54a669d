// Reads and checks the settings of the launcher (`npm start`).

import { resolve } from 'node:path';

import * as v from 'valibot';

import { checkMunicipality, findMunicipality, getDefaultDataDir } from './municipality/municipality.ts';
import { checkDataDir, DEMONSTRATION_PASSWORD, isProduction } from './production.ts';

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'expected a port from 1 to 65534'),
  v.transform(Number),
  v.minValue(1, 'expected a port from 1 to 65534'),
  v.maxValue(65_534, 'expected a port from 1 to 65534'),
);
const yesNo = v.pipe(
  v.picklist(['0', '1'], 'expected 0 or 1'),
  v.transform((text) => text === '1'),
);
const password = v.pipe(
  v.string(),
  v.minLength(15, 'expected 15 characters or more'),
  v.regex(/^\S+$/, 'expected no spaces'),
);

/** Environment variables that the launcher itself reads; the programs that it starts read their own. */
export const LauncherEnvironment = v.object({
  PORT: v.optional(port, '4200'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(v.string()),
  RELEASE_DIR: v.optional(v.string(), '.release'),
  LOG_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'expected postgresql://…'))),
  DATABASE_OWNER_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'expected postgresql://…'))),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url('expected an address like https://permits.example.gov.ph'))),
  DEMO_PASSWORD: v.optional(password),
  EBPLS_DEMO: v.optional(yesNo, '1'),
  EBPLS_MUNICIPALITY: v.optional(v.string()),
  EBPLS_BUILD: v.optional(yesNo, '1'),
  MAP_STREETS_FILE: v.optional(v.string()),
  PAYNAMICS: v.optional(v.string()),
  PAYNAMICS_ENDPOINT: v.optional(v.string()),
  SANDBOX_URL: v.optional(v.pipe(v.string(), v.url('expected an address like https://pay.example.gov.ph'))),
});

export interface LauncherConfig {
  readonly root: string;
  readonly port: number;
  /** Address on which API and sandbox listen; this machine alone unless the operator sets another. */
  readonly host: string;
  /** Public address of the product: the operator's PUBLIC_URL, else this machine. */
  readonly address: string;
  readonly dataDir: string;
  readonly releaseDir: string;
  /** Perhaps on a disk of its own. */
  readonly logDir: string;
  readonly databaseUrl: string | undefined;
  /** The role that owns the tables of `databaseUrl`; migrations and the seed use it, nothing that serves does. */
  readonly databaseOwnerUrl: string | undefined;
  readonly demoPassword: string;
  readonly isDemo: boolean;
  /** The municipality of the demonstration, by the name of its folder. */
  readonly municipality: string;
  /** The operator's own streets, instead of those of the demonstration. */
  readonly streetsFile: string | undefined;
  /** False when somebody has already built and composed a release: tests, or an operator who deploys one. */
  readonly builds: boolean;
  /**
   * Address at which browsers reach the sandbox when that is not the product's host, as behind a proxy with a
   * certificate.
   */
  readonly sandboxUrl: string | undefined;
  /** False when a real gateway is set or nobody pays online, and always in production. */
  readonly needsSandbox: boolean;
}

/**
 * Reads the launcher's own settings; all others pass through to the programs it starts. Throws one line for each wrong
 * variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, root: string): LauncherConfig {
  const values = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(LauncherEnvironment, values);
  const problems = result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) ?? [];
  const faults = [...problems, ...faultsTogether(values, root)];
  if (!result.success || faults.length > 0) throw new Error(`The settings cannot be used:\n${faults.join('\n')}`);

  const {
    PORT,
    HOST,
    DATA_DIR = getDefaultDataDir(result.output.EBPLS_MUNICIPALITY),
    RELEASE_DIR,
    LOG_DIR,
    DATABASE_URL,
    DATABASE_OWNER_URL,
    PUBLIC_URL,
    DEMO_PASSWORD,
    EBPLS_DEMO,
    SANDBOX_URL,
  } = result.output;
  return {
    root,
    port: PORT,
    host: HOST,
    address: PUBLIC_URL === undefined ? `http://localhost:${PORT}` : new URL(PUBLIC_URL).origin,
    dataDir: resolve(root, DATA_DIR),
    releaseDir: resolve(root, RELEASE_DIR),
    logDir: LOG_DIR === undefined ? resolve(root, DATA_DIR, 'logs') : resolve(root, LOG_DIR),
    databaseUrl: DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL,
    demoPassword: DEMO_PASSWORD ?? DEMONSTRATION_PASSWORD,
    isDemo: EBPLS_DEMO,
    municipality: findMunicipality(result.output.EBPLS_MUNICIPALITY, resolve(root, DATA_DIR)),
    streetsFile: result.output.MAP_STREETS_FILE,
    builds: result.output.EBPLS_BUILD,
    sandboxUrl: SANDBOX_URL === undefined ? undefined : new URL(SANDBOX_URL).origin,
    needsSandbox: needsSandbox(values, result.output),
  };
}

type LauncherEnvironment = v.InferOutput<typeof LauncherEnvironment>;

function needsSandbox(settings: { readonly NODE_ENV?: string | undefined }, environment: LauncherEnvironment): boolean {
  return !isProduction(settings) && environment.PAYNAMICS !== 'off' && environment.PAYNAMICS_ENDPOINT === undefined;
}

/** Problems of settings that are each valid alone. */
function faultsTogether(settings: Readonly<Record<string, string | undefined>>, root: string): string[] {
  const isLonely = settings['DATABASE_OWNER_URL'] !== undefined && settings['DATABASE_URL'] === undefined;
  const problems = isLonely ? ['DATABASE_OWNER_URL: expected together with DATABASE_URL'] : [];
  const municipalitySetting = settings['EBPLS_MUNICIPALITY'];
  const dataDir = resolve(root, settings['DATA_DIR'] ?? getDefaultDataDir(municipalitySetting));
  const isDemo = settings['EBPLS_DEMO'] !== '0';
  const faults = [...problems, ...checkMunicipality({ root, chosenName: municipalitySetting, isDemo, dataDir })];
  return isProduction(settings) ? [...faults, ...checkDataDir(dataDir)] : faults;
}
