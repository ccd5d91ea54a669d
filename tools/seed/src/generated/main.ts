import { join, resolve } from 'node:path';
import { argv, env, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';

import { startPostgres } from '@ebpls/postgres';

import { createBusinessClock } from '../../../../apps/api/src/platform/clock.ts';
import { readConfig } from '../../../../apps/api/src/platform/config/config.ts';
import { migrateDatabase, getConnectionRole } from '../../../../apps/api/src/platform/database/migrate.ts';
import { checkGenerated, clearDatabase, type GeneratedSize, generateData, SIGN_INS } from './generated-database.ts';

/** Generates a database of many businesses for measurements. Password of every account without DEMO_PASSWORD. */
const PASSWORD_UNSET = 'a long phrase for generated data';

function readSize(): GeneratedSize {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: { businesses: { type: 'string', default: '20000' }, years: { type: 'string', default: '3' } },
  });
  const size = { businesses: Number(values.businesses), years: Number(values.years) };
  if (!Number.isInteger(size.businesses) || size.businesses < 100)
    throw new Error('--businesses: expected 100 or more');
  if (!Number.isInteger(size.years) || size.years < 1 || size.years > 10) throw new Error('--years: expected 1 to 10');
  return size;
}

interface Target {
  readonly owner_url: string;
  /** The role that serves requests, when it is another one than the owner. */
  readonly serving_url: string;
  readonly stop: () => Promise<void>;
}

/** The database of DATABASE_URL, or the one that `npm start` keeps in DATA_DIR. */
async function openTarget(): Promise<Target> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR = '.data' } = env;
  if (DATABASE_URL !== undefined)
    return {
      owner_url: DATABASE_OWNER_URL ?? DATABASE_URL,
      serving_url: DATABASE_URL,
      stop: () => Promise.resolve(),
    };
  const server = await startPostgres({ dataDir: join(resolve(DATA_DIR), 'postgres'), durable: true });
  return { owner_url: server.url, serving_url: server.servingUrl, stop: () => server.stop() };
}

async function prepareDatabase({ owner_url, serving_url }: Target): Promise<void> {
  if (await checkGenerated(owner_url)) await clearDatabase(owner_url);
  if (owner_url === serving_url) await migrateDatabase(owner_url);
  else await migrateDatabase(owner_url, { name: getConnectionRole(serving_url), creates: true });
}

/** `npm run generate-data -- --businesses 20000 --years 3` */
async function main(): Promise<void> {
  const size = readSize();
  const password = env['DEMO_PASSWORD'] ?? PASSWORD_UNSET;
  const target = await openTarget();
  try {
    await prepareDatabase(target);
    const today = createBusinessClock(readConfig({ ...env, DATABASE_URL: target.serving_url })).today();
    const log = (line: string): void => void stderr.write(`${line}\n`);
    await generateData({ ...size, url: target.owner_url, today, password, log });
    const lines = SIGN_INS.map(({ role, email }) => `${role.padEnd(8)} ${email}`);
    stdout.write(
      `${size.businesses} businesses on ${today}. Everybody signs in with: ${password}\n${lines.join('\n')}\n`,
    );
  } finally {
    await target.stop();
  }
}

main().then(
  () => exit(0),
  (error: unknown) => {
    stderr.write(`No data were generated: ${error instanceof Error ? error.message : String(error)}\n`);
    exit(1);
  },
);
