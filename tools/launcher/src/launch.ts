import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { startPostgres } from '@ebpls/postgres';

import type { LauncherConfig } from './config.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { type FirstStart, readFirstStart, readSignIns, settleFirstStart } from './first-start.ts';
import { closeDataDir, makeFolder } from './private-folder.ts';
import { superviseService } from './supervise-service.ts';
import { type Welcome, needsFirstAdministrator, formatReadyLines } from './ready-lines.ts';
import { type Secrets, listServices, createSharedEnvironment } from './services.ts';
import { buildRelease, checkPort, runStep, type Surroundings, waitUntilReady } from './steps.ts';

const READY_TIMEOUT_MS = 180_000; // a large municipality's migrations on a slow disk included
const CODE_BYTES = 32; // too many to guess

/**
 * Starts the whole product and returns the lines to print when it is ready. Throws a sentence for the operator when it
 * cannot.
 */
export async function launch(requestedConfig: LauncherConfig, around: Surroundings): Promise<string[]> {
  const { report, stop } = around;
  await checkSettings(requestedConfig, around);
  await checkPort(requestedConfig.port, requestedConfig.host);
  if (requestedConfig.needsSandbox) await checkPort(requestedConfig.port + 1, requestedConfig.host);
  closeDataDir(requestedConfig.dataDir, requestedConfig.databaseUrl === undefined);
  makeFolder('LOG_DIR', requestedConfig.logDir);
  const first = settleFirstStart(requestedConfig, () => randomBytes(24).toString('hex'));
  const config = { ...requestedConfig, isDemo: first.demo };
  if (first.demo !== requestedConfig.isDemo)
    report(`EBPLS_DEMO stays ${first.demo ? 1 : 0}, as ${config.dataDir} was first started`);

  const [database] = await bothOrNeither(prepareDatabase(config, around), buildChanges(config, around));
  // Programs started from here on write files for themselves alone; the build before it makes files that a web server
  // may read.
  process.umask(0o077);
  const secrets: Secrets = {
    ...database,
    merchantKey: first.merchant_key,
    setupCode: first.demo ? undefined : randomBytes(CODE_BYTES).toString('base64url'),
  };
  await seed(config, { ...secrets, password: first.password }, around);

  startServices(config, secrets, around);
  await waitUntilReady(readyAddresses(config), READY_TIMEOUT_MS, stop);
  return formatReadyLines(config.address, await welcome(config, first, secrets));
}

/** Lets the API check the operator's settings before anything is made, and repeats the notes of each start. */
async function checkSettings(config: LauncherConfig, { report, stop }: Surroundings): Promise<void> {
  const demo = readFirstStart(config.dataDir)?.demo ?? config.isDemo;
  const notes = await runStep(
    'Checking the settings',
    [process.execPath, join(config.root, 'apps/api/src/platform/config/check-settings.ts')],
    { cwd: config.root, env: { EBPLS_DEMO: demo ? '1' : '0' }, stop },
  );
  for (const note of notes.split('\n').filter(Boolean)) report(`NOTE  ${note}`);
}

async function welcome(config: LauncherConfig, first: FirstStart, { setupCode }: Secrets): Promise<Welcome> {
  if (first.demo) return { signIns: readSignIns(config.dataDir), password: first.password ?? '', setupCode: undefined };
  return {
    signIns: [],
    password: '',
    setupCode: (await needsFirstAdministrator(ownAddress(config))) ? setupCode : undefined,
  };
}

/** Starts the server unless there is one, and migrates as the owner of the tables. */
async function prepareDatabase(
  config: LauncherConfig,
  { report, stop, undo }: Surroundings,
): Promise<Pick<Secrets, 'databaseUrl' | 'ownerUrl'>> {
  const server = await startPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    databaseUrl: config.databaseUrl,
    logFile: join(config.logDir, 'postgres.log'),
    log: report,
  });
  undo(() => server.stop());
  const isOurs = config.databaseUrl === undefined;
  const ownerUrl = isOurs ? server.url : config.databaseOwnerUrl;
  if (ownerUrl === undefined)
    report('DATABASE_OWNER_URL is not set: requests use the database role that owns the tables');
  await migrateDatabase(config, { servingUrl: server.servingUrl, ownerUrl }, { report, stop });
  report('database ready');
  return { databaseUrl: server.servingUrl, ownerUrl };
}

async function buildChanges(config: LauncherConfig, { report, stop }: Surroundings): Promise<void> {
  if (!config.builds) return;
  report('building what changed (the first time takes some minutes)');
  await buildRelease(config, stop);
  report('release composed');
}

/**
 * Loads reference rows for every municipality, and its demonstration when it has one. The seed does not touch existing
 * rows; our own database is known to be seeded, so that a later start skips it.
 */
async function seed(
  config: LauncherConfig,
  secrets: Secrets & { password: string | undefined },
  { report, stop }: Surroundings,
): Promise<void> {
  const signIns = readSignIns(config.dataDir);
  if (config.isDemo && config.databaseUrl === undefined && signIns.length > 0) return;
  report(
    `loading the ${config.isDemo && signIns.length === 0 ? `demonstration ${config.municipality}` : 'reference data'}`,
  );
  const env = {
    ...createSharedEnvironment(config, secrets),
    DATABASE_OWNER_URL: secrets.ownerUrl ?? '',
    EBPLS_MUNICIPALITY: config.municipality,
    ...(secrets.password !== undefined && { DEMO_PASSWORD: secrets.password }),
  };
  await runStep('Loading the data', [process.execPath, join(config.root, 'tools/seed/src/main.ts')], {
    cwd: config.root,
    env,
    stop,
  });
}

function startServices(config: LauncherConfig, secrets: Secrets, { report, undo }: Surroundings): void {
  const services = listServices(config, secrets).map((service) => superviseService(service, config.logDir, { report }));
  undo(async () => {
    await Promise.all(services.map((service) => service.stop()));
  });
  report(`starting ${services.map(({ name }) => name).join(', ')}`);
}

/** Address at which this machine itself reaches the API, or with 1 the sandbox above it. */
function ownAddress({ host, port }: LauncherConfig, above = 0): string {
  const localHost = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${localHost.includes(':') ? `[${localHost}]` : localHost}:${port + above}`;
}

function readyAddresses(config: LauncherConfig): string[] {
  const localAddress = ownAddress(config);
  const own = [`${localAddress}/api/ready`, `${localAddress}/release.json`];
  return config.needsSandbox ? [...own, `${ownAddress(config, 1)}/health`] : own;
}

/** Waits for both even when one fails, so that nothing is still running when the failure is reported. */
async function bothOrNeither<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}
