import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { compile } from '../compile.ts';
import type { BuildOptions } from '../configuration.ts';
import type { Project } from '../project.ts';

const root = resolve(import.meta.dirname, '../../../..');
const declaration: NonNullable<Project['declaration']> = {
  name: 'owner',
  title: { en: 'Owner', fil: 'May-ari' },
  built_for: 1,
  slots: { owner: { mounts: ['/app'], admits: ['user'] } },
};

let work: string;
let options: BuildOptions;
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  work = mkdtempSync(join(root, '.cache/webpack-'));
  const dir = join(work, 'apps/owner');
  mkdirSync(join(dir, 'src'), { recursive: true });
  cpSync(join(root, 'package.json'), join(work, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'), 'junction');
  const project = { dir, root: work, name: 'owner', version: '1.4.0', declaration };
  options = { project, bundler: 'webpack', mode: 'production' };
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

test('the command line of webpack fails with the words of the error and the place of it', async () => {
  writeFileSync(join(options.project.dir, 'src/routes.tsx'), "import './absent.ts';\nexport const createRoutes = 1;");
  await expect(compile({ kind: 'pages', options })).rejects.toThrow("Can't resolve './absent.ts'");
}, 60_000);

test('without a result the command line’s own words are thrown', async () => {
  const brokenOptions = { ...options, mode: 'quick' as BuildOptions['mode'] };
  await expect(compile({ kind: 'pages', options: brokenOptions })).rejects.toThrow(/Invalid configuration[\s\S]*mode/);
}, 60_000);
