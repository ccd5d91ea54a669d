import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { slotRecipes } from '../overlays/recipes.ts';
import { system } from './system.ts';
import { PALETTE, THEMES } from './tokens.ts';

const source = join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const parts = files.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
/** Rules that several parts use are in the folder of most of those parts. */
const SHARED_SHEETS = ['fields/control.css', 'frame/inquiry-button.css', 'frame/notice.css'];
const texts = parts.map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));

const PLAIN_PARTS = ['locale', 'portal', 'preset-base', 'styled-system'];
const chakraParts = [
  ...new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/'@chakra-ui\/react\/([\w-]+)'/g)].map(([, part = '']) => part)),
  ),
].filter((part) => !PLAIN_PARTS.includes(part));

/** Properties that a sheet sets for itself: the way of reading, and the height of the notice at the foot. */
const OWN_PROPERTIES = new Set(['--eb-way', '--eb-notice-size']);

test('the parts taken from Chakra are the four that float, and tabs', () => {
  expect(chakraParts.toSorted()).toEqual(['dialog', 'drawer', 'menu', 'popover', 'tabs']);
});

test.each(chakraParts)('the Chakra part %s has its recipe and is never drawn bare', (part) => {
  expect(system.isSlotRecipe(part)).toBe(true);
  const { base } = system.getSlotRecipe(part, {}) as { base: Record<string, object> };
  expect(Object.keys(base['content'] ?? base['trigger'] ?? {}).length).toBeGreaterThan(3);
});

test('nothing is taken from the whole of Chakra, which would carry all its recipes', () => {
  expect(texts.filter(({ text }) => /from '@chakra-ui\/react'/.test(text)).map(({ name }) => name)).toEqual([]);
});

const sheets = files.filter((name) => /(?<!\.module)\.css$/.test(name) && name !== 'sheet.css').toSorted();
const read = (name: string) => readFileSync(join(source, name), 'utf8');

test('every look is in the sheet, once', () => {
  const importedSheets = [...read('sheet.css').matchAll(/^@import '\.\/([^']+)' layer\((?:base|tokens)\);$/gm)].map(
    ([, name]) => name,
  );
  expect(importedSheets.toSorted()).toEqual(sheets.toSorted());
});

test('every style sheet is beside its part, or belongs to the theme', () => {
  const beside = (name: string) => existsSync(join(source, name.replace(/\.css$/, '.tsx')));
  expect(sheets.filter((name) => !beside(name) && !name.startsWith('theme/'))).toEqual(SHARED_SHEETS);
});

const looks = sheets
  .map(read)
  .join('\n')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '');
const listClasses = (text: string) => text.match(/(?<!--)\beb-[a-z]+(?:-[a-z]+)*/g) ?? [];
const usedClasses = new Set(texts.filter(({ name }) => name.endsWith('.tsx')).flatMap(({ text }) => listClasses(text)));
const styledClasses = new Set(
  [...looks.matchAll(/[^{};]+(?=\{)/g)].flatMap(([selectors]) => listClasses(selectors.replace(/@keyframes.*/, ''))),
);

test('every part has its look', () => {
  expect([...usedClasses].filter((name) => !styledClasses.has(name))).toEqual([]);
});

test('every class is used by a part', () => {
  expect([...styledClasses].filter((name) => !usedClasses.has(name))).toEqual([]);
});

test('every token and every movement named in a look exists', () => {
  const [tokens, recipes] = [JSON.stringify(system.getTokenCss()), JSON.stringify(slotRecipes)];
  const usedTokens = new Set(looks.match(/var\(--eb-[\w-]+/g)?.map((name) => name.slice('var('.length)));
  expect([...usedTokens].filter((name) => !tokens.includes(`"${name}":`) && !OWN_PROPERTIES.has(name))).toEqual([]);
  const animations = [looks, recipes].flatMap((text) => [...text.matchAll(/animation"?: ?"?(eb-[a-z-]+)/g)]);
  const movements = new Set(animations.map(([, name]) => name));
  expect(movements.size).toBeGreaterThan(3);
  expect([...movements].filter((name) => !looks.includes(`@keyframes ${name} {`))).toEqual([]);
});

/** The formatter writes colours in lower case, a zero before the point, and quotes only where they are needed. */
const asFormatted = (tokens: unknown): unknown =>
  JSON.parse(
    JSON.stringify(tokens)
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(String.raw`\"`, '')
      .replaceAll(/(?<!\d)\.(?=\d)/g, '0.'),
  );

test('the sheet has the tokens that Chakra would write, and the order of the layers that Chakra states', () => {
  const writtenBlocks = [...read('theme/tokens.css').matchAll(/^(\S.*) \{\n([^}]*)\}/gm)].map(
    ([, selector, rules = '']) => [
      `&${selector}`,
      Object.fromEntries([...rules.matchAll(/^ {2}(\S+): (.*);$/gm)].map(([, name, value]) => [name, value])),
    ],
  );
  const asText = Object.entries(system.getTokenCss()['@layer tokens'] as Record<string, object>).map(
    ([selector, rules]) => [
      selector,
      Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value)])),
    ],
  );
  expect(asFormatted(writtenBlocks)).toEqual(asFormatted(asText));
  expect(read('sheet.css')).toContain(`\n${system.layers.atRule}\n`);
});

test.each(THEMES)('%s is switched by data-theme, on the document or on a sheet of paper', (theme) => {
  const css = JSON.stringify(system.getTokenCss());
  expect(css.includes(`[data-theme=${theme}]`)).toBe(true);
  expect(css.includes(PALETTE[theme].surface)).toBe(true);
});

test('a menu with a heading, as that of the account, is as wide as the popovers of the specification: 320 px', () => {
  const { base } = system.getSlotRecipe('menu', {}) as { base: Record<string, Record<string, object>> };
  expect(base['content']?.['&:has(.eb-menu-heading)']).toMatchObject({ inlineSize: 'popover' });
  expect(system.token('sizes.popover')).toBe('320px');
});

test('the columns of a chart are of one width: a label below a column does not widen its bar', () => {
  const [, rules] = /\.eb-columns > div \{([^}]*)\}/.exec(read('figures/bar-chart.css')) ?? [];
  expect(rules).toContain('grid-template-columns: minmax(0, 1fr);');
});
