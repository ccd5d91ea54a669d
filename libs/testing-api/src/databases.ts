import { randomBytes } from 'node:crypto';

import { SERVING_USER } from '@ebpls/postgres';
import { Client } from 'pg';

const TEMPLATE_DATABASE = 'ebpls_template';

/** A fresh database for one test file, copied from the migrated template. */
export interface FreshDatabase {
  /** For a pool: `new Pool(fresh.connection)`. */
  readonly connection: { readonly connectionString: string };
  /** Connection as the owner of its tables. */
  readonly url: string;
  /** Connection as the role that serves requests in production. */
  readonly serving_url: string;
  /** Nobody connects to it from now on, and others are copied from it by its name, until the server stops. */
  saveAsTemplate(): Promise<string>;
  /** Removes the database, including open connections. */
  drop(): Promise<void>;
}

/** A separate database for one test file: a copy of the migrated one, or of a stored template, in about 20 ms. */
export async function createDatabase(template = TEMPLATE_DATABASE): Promise<FreshDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runStatement(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = toDatabaseUrl(name);
  return {
    connection: { connectionString: url },
    url,
    serving_url: url.replace(/\/\/[^@]*@/, `//${SERVING_USER}@`),
    saveAsTemplate: () => closeAsTemplate(name),
    drop: () => runStatement(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Shapes a database as its owner, and gives that role the rights to serve it. */
export type Migrate = (url: string, serving_role: string) => Promise<void>;

/**
 * Makes the database that the others are copied from. Nobody may stay connected to it, so `migrate` closes what it
 * opens.
 */
export async function createTemplate(migrate: Migrate): Promise<void> {
  await runStatement(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await migrate(toDatabaseUrl(TEMPLATE_DATABASE), SERVING_USER);
  await closeAsTemplate(TEMPLATE_DATABASE);
}

async function closeAsTemplate(name: string): Promise<string> {
  await runStatement(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false IS_TEMPLATE true`);
  return name;
}

function toDatabaseUrl(database: string): string {
  return serverUrl().replace(/(@[^/]*)\/[^?]*/, `$1/${database}`);
}

function serverUrl(): string {
  const url = process.env['EBPLS_TEST_SERVER'];
  if (!url)
    throw new Error(
      'No test server: this project needs globalSetup and globalTeardown of apps/api in its jest.config.js.',
    );
  return url;
}

async function runStatement(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
