import { startPostgres } from './start-postgres.ts';

/**
 * `npm run --silent postgres -- <folder>`: the database alone, in the foreground, until Ctrl-C. Prints its address.
 */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Which folder? npm run postgres -- <folder>');
  process.exit(2);
}

try {
  const server = await startPostgres({ dataDir: folder, log: (line) => console.error(line) });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void server.stop());
  console.log(JSON.stringify({ url: server.url, pid: server.pid() }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
