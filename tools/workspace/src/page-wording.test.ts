import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from './repo-checks.ts';
import { listRefusedPageWords } from './source-rules/page-wording.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CONTENT = 'apps/docs/content/';
/** Decision records name former terms; the specification and the ordinances are quoted in their own words. */
const UNCHECKED = /^(?:decisions\/|reference\/(?:revenue-code|specification)\.md$)/;
/** Tables of the reference list refused words, quote laws, or are compared with code by other tests. */
const REFERENCE = /^reference\//;
/** Summaries of endpoints, and the notes of environment variables. */
const GENERATED_FROM = /^(?:libs\/contracts\/src\/.*(?<!\.test)\.ts|apps\/api\/src\/platform\/config\/\w+-notes\.ts)$/;
const GENERATED_TEXT = /\b(?:summary|does|unset):\s+'((?:\\.|[^'\\])*(?:'\s\+\s+'(?:\\.|[^'\\])*)*)'/g;
const pages = listFiles(ROOT)
  .filter((file) => file.startsWith(CONTENT) && file.endsWith('.md'))
  .map((file) => file.slice(CONTENT.length))
  .filter((page) => !UNCHECKED.test(page));

test('no page of the documentation uses a word that the style guide refuses', () => {
  expect(pages.length).toBeGreaterThan(10);
  const words = pages.flatMap((page) =>
    listRefusedPageWords(readFileSync(join(ROOT, CONTENT, page), 'utf8'), {
      language: page.endsWith('.fil.md') ? 'fil' : 'en',
      hasCheckedTables: !REFERENCE.test(page),
    }).map((word) => `${CONTENT}${page}:${word}`),
  );
  expect(words).toEqual([]);
});

const listEnglish = (markdown: string) => listRefusedPageWords(markdown, { language: 'en', hasCheckedTables: true });

test('the texts of generated pages use no refused word either', () => {
  const sources = listFiles(ROOT).filter((file) => GENERATED_FROM.test(file));
  const texts = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(GENERATED_TEXT)].map(([, text = '']) => ({ file, text })),
  );
  expect(texts.length).toBeGreaterThan(450);
  expect(texts.flatMap(({ file, text }) => listEnglish(text).map((word) => `${file} ${text}: ${word}`))).toEqual([]);
});

test.each([
  ['The owner is told.', 'told'],
  ['Nobody signs in.', 'Nobody'],
  ['Whoever signs in sees it.', 'Whoever'],
  ['Staff sign in as well.', 'as well'],
  ['A table is beside the chart.', 'beside'],
  ['The change holds at once.', 'at once'],
  ['An area has a version of its own.', 'of its own'],
  ['The socket reconnects by itself.', 'by itself'],
  ['It opens the door to every area.', 'door'],
  ['Every node hears of it.', 'hears'],
  ['What an office often writes is saved.', 'What an office often writes is saved.'],
])('the sentence %s is refused for “%s”', (sentence, word) => {
  expect(listEnglish(sentence)[0]).toContain(`“${word}”`);
});

test('a refused word is reported with its line, also in a list, a heading and a table', () => {
  const page = '# Title\n\n- One. It waits.\n\n## Nobody there\n\n| A | B |\n|---|---|\n| one | the paper |\n';
  expect(listEnglish(page).map((word) => word.split(',')[0])).toEqual(['3: “waits”', '5: “Nobody”', '9: “paper”']);
});

test('code, addresses, file names, quoted words and questions are not read', () => {
  const page =
    'Run `told`, see [pages](/docs/papers) and [papers.md](papers.md). Never write *told*.\n\n```ts\nnobody();\n```\n\n' +
    'What can you do? Sign in as well as out. It has its own door key in `door.ts`.\n';
  expect(listEnglish(page).map((word) => word.split(',')[0])).toEqual(['7: “door”']);
});

test('the tables of the style guide are not read, its sentences are', () => {
  const page = '| Say | Not |\n|---|---|\n| notify | told |\n\nNobody is told.\n';
  const words = listRefusedPageWords(page, { language: 'en', hasCheckedTables: false });
  expect(words.map((word) => word.split(':')[0])).toEqual(['5', '5']);
});

test('a Filipino page is read by the rules of Filipino', () => {
  const words = listRefusedPageWords('Buksan ang inyong account.\n', { language: 'fil', hasCheckedTables: true });
  expect(words).toEqual(['1: “inyong”, say: mo, iyo, ka']);
});
