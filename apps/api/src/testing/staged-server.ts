import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freshDatabase, testFolder } from '@ebpls/testing-api';

import { openTestServer, type TestServer } from './open-server.ts';
import { type StagedTown, stageTown } from './staged-town.ts';

interface TownCopy {
  readonly town: StagedTown;
  readonly template: string;
  readonly data_dir: string;
}

/** More people than a staged town has: those whom a test adds come after them. */
const PEOPLE = 100;

let kept: Promise<TownCopy> | undefined;

/**
 * A server on its own copy of a town at work (`stageTown`), with the keys and files that belong to it. The town is
 * staged once for all test files of a process: some three hundred requests. To be closed after the file's last test.
 */
export async function openStagedServer(): Promise<{ readonly server: TestServer; readonly town: StagedTown }> {
  kept ??= keepTown();
  const { town, template, data_dir: files } = await kept;
  const data_dir = await mkdtemp(join(tmpdir(), 'ebpls-api-'));
  await cp(files, data_dir, { recursive: true });
  const beginning = { database: await freshDatabase(template), data_dir, people: PEOPLE };
  return { server: await openTestServer({}, undefined, { beginning }), town: structuredClone(town) };
}

async function keepTown(): Promise<TownCopy> {
  const database = await freshDatabase();
  const data_dir = await mkdtemp(join(testFolder(), 'town-'));
  const server = await openTestServer({}, undefined, { beginning: { database, data_dir, people: 0 } });
  const town = await stageTown(server);
  await server.leave();
  return { town, template: await database.keepAsTemplate(), data_dir };
}
