import { readFileSync } from 'node:fs';
import { startPostgres } from '@ebpls/postgres';
import { answering, freePort, run } from './programs.ts';
const folder = '/tmp/speed/start';
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10; };
for (let i = 0; i < Number(process.argv[2] ?? 3); i++) {
  const t0 = performance.now();
  const postgres = await startPostgres({ dataDir: folder + '/postgres' });
  const t1 = performance.now();
  const port = await freePort();
  const api = run('apps/api/src/main.ts', { DATABASE_URL: postgres.url, PORT: String(port), HOST: '127.0.0.1', ROLE: 'api', DATA_DIR: folder + '/api', RELEASE_DIR: folder, LOG_LEVEL: 'error', EBPLS_DEMO: '0' });
  await answering(`http://127.0.0.1:${port}/api/ready`);
  console.log('postgres', Math.round(t1 - t0), 'api', Math.round(performance.now() - t1), 'api cpu', cpu(api.child.pid!));
  await api.stop(); await postgres.stop();
}
