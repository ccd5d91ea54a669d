// Completes the shell's `index.html` after the build, for a strict content security policy.

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { minify } from '@swc/core';

import { computeIntegrity, renderPreload, readScript, renderStarter } from './starter.ts';

const THEME = '<script src="/theme.js"></script>';
/** Matches a script tag in a document, as both bundlers write it. */
const DEFERRED_SCRIPT = /<script defer[^>]*? src="\/([^"]+)"[^>]*><\/script>/g;

/**
 * Completes the shell document for a strict content security policy: the script before the first paint is inline,
 * another inline script starts those in files, and the hashes of all files of the bundle are embedded, so that no chunk
 * runs without one. Throws when the bundler wrote another document than expected.
 */
export async function completeShellDocument(project_dir: string, dist: string, login: string): Promise<void> {
  const path = join(dist, 'index.html');
  const html = readFileSync(path, 'utf8');
  const scripts = [...html.matchAll(DEFERRED_SCRIPT)].map(([, name = '']) => readScript(dist, name));
  if (scripts.length === 0 || !html.includes(THEME)) throw new Error(`${path} does not have the scripts of the shell.`);
  const [first, loginScript] = await Promise.all(
    ['theme.js', 'prerendered-login.js'].map((name) => inlineScript(project_dir, name)),
  );
  const preloads = scripts.map(renderPreload).join('');
  const completedHtml = html
    .replaceAll(DEFERRED_SCRIPT, '')
    .replace(THEME, () => `<script>${first}</script>`)
    .replace(
      '</head>',
      () => `${preloads}<script type="application/json" id="hashes">${listHashes(dist)}</script></head>`,
    )
    .replace(
      '</body>',
      () => `${login}<script>${loginScript}</script><script>${renderStarter(scripts)}</script></body>`,
    );
  writeFileSync(path, completedHtml);
}

/** Hashes of the files that the bundle may load, by their names in `/assets/`. */
function listHashes(dist: string): string {
  const assets = join(dist, 'assets');
  const names = globSync('*.{js,css}', { cwd: assets }).toSorted();
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, computeIntegrity(join(assets, name))])));
}

/** The script before the first paint is inline: a file of its own would be one more request before anything shows. */
export async function inlineScript(dir: string, name: string): Promise<string> {
  const { code } = await minify(readFileSync(join(dir, 'public', name), 'utf8'), { compress: true, mangle: true });
  return code;
}
