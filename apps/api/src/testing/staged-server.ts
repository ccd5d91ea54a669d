import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDatabase, testFolder } from '@ebpls/testing-api';

import { openTestServer, type TestServer } from './open-server.ts';
import { type StagedTown, stageMunicipality } from './staged-municipality.ts';

interface TownCopy {
  readonly town: StagedTown;
  readonly template: string;
  readonly data_dir: string;
}

/** More people than a staged town has: those whom a test adds come after them. */
const SPARE_PEOPLE = 100;

let cachedTown: Promise<TownCopy> | undefined;

/**
 * A server on its own copy of a town at work (`stageMunicipality`), with the keys and files that belong to it. The town is
 * staged once for all test files of a process: some three hundred requests. To be closed after the file's last test.
 */
export async function openStagedServer(): Promise<{ readonly server: TestServer; readonly town: StagedTown }> {
  cachedTown ??= prepareTown();
  const { town, template, data_dir: files } = await cachedTown;
  const data_dir = await mkdtemp(join(tmpdir(), 'ebpls-api-'));
  await cp(files, data_dir, { recursive: true });
  const beginning = { database: await createDatabase(template), data_dir, people: SPARE_PEOPLE };
  return { server: await openTestServer({}, undefined, { beginning }), town: structuredClone(town) };
}

async function prepareTown(): Promise<TownCopy> {
  const database = await createDatabase();
  const data_dir = await mkdtemp(join(testFolder(), 'town-'));
  const server = await openTestServer({}, undefined, { beginning: { database, data_dir, people: 0 } });
  const town = await stageMunicipality(server);
  await server.leave();
  return { town, template: await database.keepAsTemplate(), data_dir };
}
