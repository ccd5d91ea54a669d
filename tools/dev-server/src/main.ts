import { resolve } from 'node:path';

import { chooseApps, listMountPaths, UnknownRemote } from './choose-apps.ts';
import { createDevServer, readApps } from './server.ts';

/** `npm run dev`: everything from source. `npm run dev owner`: that remote from source, the others as released. */
const port = Number(process.env['PORT'] ?? 4300);
const api = process.env['API_URL'] ?? 'http://localhost:4200';
const root = resolve(import.meta.dirname, '../../..');
const [, , remote] = process.argv;

try {
  const apps = chooseApps(await readApps(root), remote);
  const server = await createDevServer({ root, port, api, apps, others: remote === undefined ? 'none' : 'released' });
  await server.start();
  const origin = `http://localhost:${port}`;
  const mounts = apps.filter(({ name }) => name === remote).flatMap(listMountPaths);
  console.log(
    remote === undefined
      ? `Everything from source at ${origin}, the api at ${api}. Ctrl-C stops.`
      : `${remote} from source at ${mounts.map((mount) => origin + mount).join(', ')}, the other remotes as ${api} has them released. Ctrl-C stops.`,
  );
} catch (error) {
  if (!(error instanceof UnknownRemote)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
