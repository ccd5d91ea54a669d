// Opens a test server on a copy of the municipality fixture.

import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDatabase, testFolder } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from './open-server.ts';
import { type MunicipalityFixture, createMunicipalityFixture } from './municipality-fixture.ts';

interface MunicipalityTemplate {
  readonly municipality: MunicipalityFixture;
  readonly template: string;
  readonly data_dir: string;
}

/** More people than the staged municipality has: people whom a test adds get later ids. */
const SPARE_PEOPLE = 100;

let cachedTemplate: Promise<MunicipalityTemplate> | undefined;

/**
 * A server on its own copy of the staged municipality (`createMunicipalityFixture`), with its keys and files. The municipality
 * is staged once for all test files of a process: some three hundred requests. To be closed after the file's last
 * test.
 */
export async function openFixtureServer(): Promise<{
  readonly server: TestServer;
  readonly municipality: MunicipalityFixture;
}> {
  cachedTemplate ??= prepareTemplate();
  const { municipality, template, data_dir: files } = await cachedTemplate;
  const data_dir = await mkdtemp(join(tmpdir(), 'ebpls-api-'));
  await cp(files, data_dir, { recursive: true });
  const beginning = { database: await createDatabase(template), data_dir, people: SPARE_PEOPLE };
  const server = await openTestServer({}, undefined, { beginning });
  await sql`update session set last_used_at = now()`.execute(server.api.db);
  return { server, municipality: withNewTokens(structuredClone(municipality), server) };
}

/** Tokens are valid for 15 minutes of real time, and the test files of a process may take longer. */
function withNewTokens<T>(fixture: T, server: TestServer): T {
  for (const part of listParts(fixture)) {
    if (isPerson(part))
      Object.assign(part, { token: server.api.sessions.accessToken(part.account_id, part.session_id) });
    else withNewTokens(part, server);
  }
  return fixture;
}

function listParts(fixture: unknown): readonly unknown[] {
  if (fixture instanceof Map) return [...fixture.values()];
  return typeof fixture === 'object' && fixture !== null ? Object.values(fixture) : [];
}

function isPerson(part: unknown): part is TestPerson {
  return typeof part === 'object' && part !== null && 'token' in part && 'session_id' in part;
}

async function prepareTemplate(): Promise<MunicipalityTemplate> {
  const database = await createDatabase();
  const data_dir = await mkdtemp(join(testFolder(), 'town-'));
  const server = await openTestServer({}, undefined, { beginning: { database, data_dir, people: 0 } });
  const municipality = await createMunicipalityFixture(server);
  await server.leave();
  return { municipality, template: await database.saveAsTemplate(), data_dir };
}
