import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { minify } from '@swc/core';

import { computeIntegrity, preload, scriptIn, starter } from './starter.ts';

const THEME = '<script src="/theme.js"></script>';
/** As both bundlers write a script into a document. */
const DEFERRED = /<script defer[^>]*? src="\/([^"]+)"[^>]*><\/script>/g;

/**
 * Completes the document of the house for a strict content security policy: the script before the first paint stands in
 * it, its own scripts are started by one that does, and the hashes of all files of the bundle come with it, so that no
 * chunk runs without one. Throws when the bundler wrote another document than expected.
 */
export async function completeHouse(project_dir: string, dist: string, login: string): Promise<void> {
  const path = join(dist, 'index.html');
  const written = readFileSync(path, 'utf8');
  const scripts = [...written.matchAll(DEFERRED)].map(([, name = '']) => scriptIn(dist, name));
  if (scripts.length === 0 || !written.includes(THEME))
    throw new Error(`${path} does not have the scripts that a house starts with.`);
  const [first, drawn] = await Promise.all(
    ['theme.js', 'drawn-login.js'].map((name) => inlineScript(project_dir, name)),
  );
  const ahead = scripts.map(preload).join('');
  const completed = written
    .replaceAll(DEFERRED, '')
    .replace(THEME, () => `<script>${first}</script>`)
    .replace('</head>', () => `${ahead}<script type="application/json" id="hashes">${hashesIn(dist)}</script></head>`)
    .replace('</body>', () => `${login}<script>${drawn}</script><script>${starter(scripts)}</script></body>`);
  writeFileSync(path, completed);
}

/** What the bundle may load, by its name in `/assets/`. */
function hashesIn(dist: string): string {
  const assets = join(dist, 'assets');
  const names = globSync('*.{js,css}', { cwd: assets }).toSorted();
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, computeIntegrity(join(assets, name))])));
}

/**
 * What runs before the first paint is in the document itself: a file of its own would be one more journey before
 * anything shows.
 */
export async function inlineScript(dir: string, name: string): Promise<string> {
  const { code } = await minify(readFileSync(join(dir, 'public', name), 'utf8'), { compress: true, mangle: true });
  return code;
}
