// Finds and starts the browsers of the end-to-end tests.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

import packed, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Our own switches: the packaged browser's default ones turn web security off, which would invalidate the tests. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--font-render-hinting=none',
];

/** The browsers of the journeys (decision E51): the first runs all of them. */
export interface Browsers {
  readonly all: LaunchOptions;
  /** The system's own, newer than the pinned one; undefined where there is none, or `CHROME_PATH` chose one for all. */
  readonly second: LaunchOptions | undefined;
}

/** The pinned Chromium of npm, and the system's for a second run; `CHROME_PATH` selects one for everything. */
export async function findBrowsers(): Promise<Browsers> {
  const chosenPath = process.env['CHROME_PATH'];
  if (chosenPath !== undefined && chosenPath !== '') return { all: toLaunchOptions(chosenPath), second: undefined };
  const own = SYSTEM.find((path) => existsSync(path));
  return { all: await getPinnedOptions(), second: own === undefined ? undefined : toLaunchOptions(own) };
}

/** The one browser of a tool: `CHROME_PATH`, else the system's, else the pinned one. Nothing is downloaded. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { all, second } = await findBrowsers();
  return second ?? all;
}

function toLaunchOptions(executablePath: string): LaunchOptions {
  return { executablePath, args: SWITCHES };
}

/** The pinned browser has its own libraries and fonts (decision E38). */
async function getPinnedOptions(): Promise<LaunchOptions> {
  const folder = await unpackBrowser();
  return {
    executablePath: join(folder, 'chromium'),
    args: SWITCHES,
    env: {
      ...listDefinedVariables(),
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** A headless Chromium; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

function listDefinedVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * Unpacks the browser into a folder of its own and renames it when it is whole, so that concurrent runs never see a
 * partial one; the second run discards its copy.
 */
async function unpackBrowser(): Promise<string> {
  const home = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }; // npm guarantees the field
  const folder = resolve(import.meta.dirname, '../../../node_modules/.cache/ebpls', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const partialFolder = `${folder}.${process.pid}`;
  mkdirSync(partialFolder, { recursive: true });
  await unpackInto(partialFolder, join(home, 'bin'));
  writeFileSync(join(partialFolder, 'fonts/fonts.conf'), createFontSettings(join(folder, 'fonts')));
  try {
    renameSync(partialFolder, folder);
  } catch {
    rmSync(partialFolder, { recursive: true, force: true });
  }
  return folder;
}

/** The package unpacks into the process's temporary folder, which TMPDIR sets at that moment. */
async function unpackInto(folder: string, packages: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await packed.executablePath();
    await inflate(join(packages, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/**
 * The packaged list of font folders names paths that do not exist here; without a font the browser crashes at the
 * first text.
 */
function createFontSettings(folder: string): string {
  return (
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">' +
    `<fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}-cache</cachedir></fontconfig>`
  );
}
