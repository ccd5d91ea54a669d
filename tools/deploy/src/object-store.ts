import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { StoppableProcess } from '@ebpls/launcher/child-process';

import { findFreePort, startScript, waitUntilAnswers } from './programs.ts';

const STORE = 'libs/storage/test/bucket-process.ts';

/** The object store of a drill, which can be killed and started again. */
export interface Store {
  /** Settings of the API for this store. */
  readonly settings: Readonly<Record<string, string>>;
  /** kill -9. */
  readonly kill: () => Promise<string>;
  /** Starts it with what it had. */
  readonly start: () => Promise<void>;
}

/** An object store as a process of its own that keeps its objects in a folder. */
export async function openStore(folder: string): Promise<Store> {
  const port = await findFreePort();
  let program: StoppableProcess | undefined;
  const start = async (): Promise<void> => {
    program = startScript(STORE, { PORT: String(port), DATA_DIR: folder });
    // It refuses unsigned requests, which shows that it runs.
    await waitUntilAnswers(`http://127.0.0.1:${port}/`, { status: 403 });
  };
  await start();
  const settings = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as Record<string, string>;
  return {
    settings,
    start,
    kill: async () => {
      program?.process.kill('SIGKILL');
      return (await program?.exited) ?? 'not started';
    },
  };
}
