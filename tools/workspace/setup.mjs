/**
 * Runs before every command of the workspace, on any Node that npm runs on and before anything is installed: installs
 * the packages when they are missing or the lock has changed. Plain JavaScript on purpose.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const root = fileURLToPath(new URL('../..', import.meta.url));
const stamp = join(root, 'node_modules/.ebpls-lock');

/** The lock, the machine it was installed for and the projects that npm links: a change of any requires an install. */
function fingerprint() {
  const hash = createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of ['apps', 'libs', 'tools']) {
    for (const name of readdirSync(join(root, folder)).toSorted()) {
      if (existsSync(join(root, folder, name, 'package.json'))) hash.update(`${folder}/${name}\n`);
    }
  }
  return hash.digest('hex');
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function install() {
  process.stderr.write('Installing packages (the first time takes a minute or two)\n');
  const startedAt = Date.now();
  // With NODE_ENV=production npm would leave out the packages that build the release, hence --include=dev.
  // Not `npm ci`: it refuses a lock whose packages for other platforms are not in every registry (decision E31).
  const args = [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const npm = process.env.npm_execpath;
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { status, error } = spawnSync(command, [...before, ...args], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: !npm && process.platform === 'win32',
  });
  if (status !== 0)
    fail(`The packages could not be installed${error ? `: ${error.message}` : ''}. See npm's message above.`);
  process.stderr.write(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
}

/**
 * The scripts run on the Node that the install brought, or, where there is none for the machine, on the one that is
 * here.
 */
function checkRuntime() {
  const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const { stdout } = spawnSync('node', ['--version'], { env: { ...process.env, PATH: path }, encoding: 'utf8' });
  const [major = 0] = (stdout ?? '').replace('v', '').split('.').map(Number);
  if (major < 24)
    fail(
      `There is no Node 24 among the packages for ${process.platform} ${process.arch}. Install Node 24 and try again (found ${(stdout ?? 'none').trim()}).`,
    );
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
  fail(`Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`);

const currentFingerprint = fingerprint();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== currentFingerprint) {
  install();
  checkRuntime();
  writeFileSync(stamp, currentFingerprint);
}
