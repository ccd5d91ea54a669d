import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import type { ImportRule } from './import-rule.ts';
import { listImportRules } from './import-rules.ts';
import { FOLDER_RULES } from './folders.ts';
import { API_AREAS, API_LAYERS } from './layers.ts';

const REPOSITORY = join(import.meta.dirname, '../../../..');
const rules = listImportRules();

let copy: string;
let violations: { rule: string; from: string; to: string }[];

/** A small copy of the repository: the guard's own files, the packages, and one bad import for each rule. */
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), `ebpls-test-${process.pid}-`)));
  for (const path of [
    '.dependency-cruiser.mjs',
    'tsconfig.base.json',
    'package.json',
    'tools/workspace/package.json',
    'tools/workspace/src',
  ]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(REPOSITORY, path), join(copy, path), { recursive: true });
  }
  linkPackages();
  for (const rule of rules) plant(rule);
  write(
    'apps/owner/src/welcome.ts',
    "import { Page } from '../../../libs/ui/src/page.ts';\nexport const welcome = Page;\n",
  );
  write('libs/ui/src/page.ts', 'export const Page = 1;\n');
  violations = cruise();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function linkPackages(): void {
  const from = join(REPOSITORY, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(from)) {
    if (name !== '@ebpls') symlinkSync(join(from, name), join(copy, 'node_modules', name));
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** The circle is closed by a type alone: that too is one. */
function plant({ name, violation }: ImportRule): void {
  const isFile = violation.to.includes('/src/');
  const target = isFile ? relative(dirname(violation.from), violation.to) : violation.to;
  const targetText =
    name === 'no-circles'
      ? `import type { planted } from './planted-circle.ts';\nexport const target: typeof planted | 1 = 1;\n`
      : 'export const target = 1;\n';
  if (isFile) write(violation.to, targetText);
  const line = isFile
    ? `import { target } from '${target.startsWith('.') ? target : `./${target}`}';\nexport const planted = () => target;\n`
    : `import * as target from '${target}';\nexport const planted = () => target;\n`;
  // Two rules may be planted in the same folder; each gets a file of its own.
  write(name === 'no-circles' ? violation.from : getPlantedFile({ name, violation }), line);
}

function getPlantedFile({ name, violation }: Pick<ImportRule, 'name' | 'violation'>): string {
  return name === 'no-circles' ? violation.to : violation.from.replace(/\.ts$/, `-${name}.ts`);
}

function cruise(): { rule: string; from: string; to: string }[] {
  const depcruise = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [depcruise, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'libs', 'tools'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

test.each(rules.map((rule) => ({ rule: rule.name, file: getPlantedFile(rule) })))(
  'the guard catches an import that breaks $rule',
  ({ rule, file }) => {
    const reports = violations.filter((report) => report.rule === rule);
    expect(reports.map(({ from }) => from)).toContain(file);
  },
);

test('the guard lets an allowed import through', () => {
  expect(violations.filter(({ from }) => from.endsWith('welcome.ts'))).toEqual([]);
});

test('a package planted for a rule is really installed', () => {
  for (const { violation } of rules) {
    if (violation.to.includes('/src/') || violation.to.startsWith('node:')) continue;
    const parts = violation.to.split('/');
    const name = violation.to.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0];
    expect([name, existsSync(join(REPOSITORY, 'node_modules', name ?? ''))]).toEqual([name, true]);
  }
});

test('every folder with a package belongs to exactly one rule', () => {
  const folders = ['apps', 'libs', 'tools'].flatMap((kind) =>
    readdirSync(join(REPOSITORY, kind)).map((name) => `${kind}/${name}`),
  );
  const projects = folders.filter((folder) => existsSync(join(REPOSITORY, folder, 'package.json')));
  const withoutRule = projects.filter(
    (folder) => FOLDER_RULES.filter((rule) => new RegExp(`^${rule.folders}/`).test(`${folder}/`)).length !== 1,
  );
  expect(withoutRule).toEqual([]);
});

test('every folder of the API is in exactly one layer or area, or above them all', () => {
  const source = join(REPOSITORY, 'apps/api/src');
  const foldersIn = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .flatMap(({ name }) => [join(folder, name), ...foldersIn(join(folder, name))]);
  const folders = foldersIn(source).map((folder) => relative(source, folder));
  const isArea = (folder: string): boolean =>
    API_AREAS.some((area) => folder === area || folder.startsWith(`${area}/`));
  const layers: readonly string[] = API_LAYERS;
  expect(folders.filter((folder) => !isArea(folder) && !layers.includes(folder) && folder !== 'domain')).toEqual([]);
  expect(layers.filter((folder) => !folders.includes(folder))).toEqual([]);
});
