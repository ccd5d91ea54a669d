import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { listPages, readPage } from '../compile/catalogue.ts';
import { CONTENT } from '../compile/places.ts';
import { loadProductFacts } from './testing/product-facts.ts';
import { findDeadLinks, findPictures, findUnknownCommands, findUnknownVariables } from './testing/page-checks.ts';

const THIRTEEN = [
  'welcome',
  'getting-started',
  'environment-variables',
  'deployment',
  'api-calls',
  'analytics',
  'authentication',
  'routing',
  'settings',
  'state-management',
  'theming',
  'support',
  'changelog',
];
const MAX_PICTURE_BYTES = 60_000;

const product = loadProductFacts();
const pages = [...product.pages];
const files = globSync('**/*.md', { cwd: CONTENT }).map((file) => file.replaceAll('\\', '/'));
const readText = (file: string): string => readFileSync(join(CONTENT, file), 'utf8');
/** Decisions and reference are for the product's engineers, and may name former terms. */
const used = files.filter((file) => !/^(?:decisions|reference)\//.test(file));

test('every page of the specification is written, and is more than a note', () => {
  const words = (path: string): number => (product.pages.get(path) ?? '').split(/\s+/).length;
  expect(THIRTEEN.filter((path) => words(path) < 300)).toEqual([]);
});

test('every file of the content is a page of the menu, and every page begins with its title', () => {
  const shownPaths = new Set(listPages().flatMap(({ path }) => [path, `${path}.fil`]));
  const paths = files.map((file) => file.replace('.md', '').replace('/README', ''));
  expect(paths.filter((path) => !shownPaths.has(path))).toEqual([]);
  expect(files.filter((file) => !/^# \S/.test(readText(file)))).toEqual([]);
});

test('every link leads to a page, an anchor or an address of the product', () => {
  const filipino = listPages().filter(({ title_fil }) => title_fil !== undefined);
  const texts = [...pages, ...filipino.map(({ path }): [string, string] => [path, readPage(path, 'fil')])];
  expect(texts.flatMap(([path, text]) => findDeadLinks(path, text, product).map((href) => `${path}: ${href}`))).toEqual(
    [],
  );
});

test.each(['/docs/nowhere', '/docs/welcome#nowhere', '#nowhere', '/app/nowhere', 'nowhere.md', '/api/nowhere'])(
  'a link to %s is found',
  (href) => {
    expect(findDeadLinks('welcome', `See [this](${href}).`, product)).toEqual([href]);
  },
);

test('a link in code is no link, and an address may carry a query', () => {
  const text = '`[a](/nowhere)` [b](/administrator/request/clearances?view=to_approve)\n```\n[c](/nowhere)\n```\n';
  expect(findDeadLinks('welcome', text, product)).toEqual([]);
});

test('every variable and every word of a command that a page names is known', () => {
  expect(
    used.flatMap((file) => findUnknownVariables(readText(file), product).map((name) => `${file}: ${name}`)),
  ).toEqual([]);
  expect(
    files.flatMap((file) => findUnknownCommands(readText(file), product).map((command) => `${file}: ${command}`)),
  ).toEqual([]);
});

test('a variable or a word that nothing reads is found', () => {
  expect(findUnknownVariables('Set `NO_SUCH_THING=1`.\n```bash\nNOTHING=1 PORT=2 npm start\n```\n', product)).toEqual([
    'NO_SUCH_THING',
    'NOTHING',
  ]);
  const commands = [
    'npm run release -- burn',
    'npm run new -- house',
    'npm run drill -- fire',
    'npm test -- types luck',
    'npx nx test nobody',
  ];
  expect(
    findUnknownCommands(
      `${commands.join('\n')}\nnpm run release -- list\nnpm run drill -- nodes\nnpx nx test owner\n`,
      product,
    ),
  ).toEqual(commands);
});

test('the changelog has the form of Keep a Changelog: releases with their day, and its six kinds of change', () => {
  const headings = readText('changelog.md').match(/^##+ .+$/gm) ?? [];
  const form =
    /^## (?:Unreleased|\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2})$|^### (?:Added|Changed|Deprecated|Removed|Fixed|Security)$/;
  expect(headings.filter((heading) => !form.test(heading))).toEqual([]);
  expect(headings.length).toBeGreaterThan(3);
});

test('the glossary has each word once, with its Filipino and its law', () => {
  const rows = [...readText('glossary.md').matchAll(/^\| (?!Term |---)(.+?) \| ?(.*?) ?\| (.+?) \| (.+?) \|$/gm)];
  const words = rows.map(([, term = '']) => term.toLowerCase());
  const own = readText('glossary.md').indexOf('## Product terms');
  expect(rows.length).toBeGreaterThan(80);
  expect(words.filter((term, at) => words.indexOf(term) !== at)).toEqual([]);
  expect(rows.filter(({ 2: filipino, index }) => index < own && filipino === '').map(([, term]) => term)).toEqual([]);
});

test('every picture is there, small, described in words and used', () => {
  const pictures = files.flatMap((file) => findPictures(readText(file)));
  const pictureFiles = globSync('pictures/*/*', { cwd: CONTENT }).map((file) =>
    file.replaceAll('\\', '/').replace('pictures/', ''),
  );
  expect(pictures.filter(({ file, alt }) => !pictureFiles.includes(file) || alt.length < 20)).toEqual([]);
  expect(pictureFiles.filter((file) => !pictures.some((picture) => picture.file === file))).toEqual([]);
  expect(pictureFiles.filter((file) => statSync(join(CONTENT, 'pictures', file)).size > MAX_PICTURE_BYTES)).toEqual([]);
});

test('a guide in two languages has the same parts and pictures in both', () => {
  for (const { path, title_fil } of listPages()) {
    if (title_fil === undefined) continue;
    const [en, fil] = [readPage(path), readPage(path, 'fil')];
    const count = (text: string, mark: RegExp): number => [...text.matchAll(mark)].length;
    for (const mark of [/^## /gm, /^\d\. /gm, /^\|/gm, /!\[/g])
      expect([path, count(fil, mark)]).toEqual([path, count(en, mark)]);
    const names = (text: string): string[] => findPictures(text).map(({ file }) => file.split('/')[1] ?? '');
    expect(names(fil)).toEqual(names(en));
    expect(findPictures(fil).filter(({ file }) => !file.startsWith('fil/'))).toEqual([]);
  }
});
