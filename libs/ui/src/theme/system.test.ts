import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sheet } from '../looks/sheet.ts';
import { system } from './system.ts';
import { PALETTE, THEMES } from './tokens.ts';

const source = join(__dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
);
const texts = files.map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));

const PLAIN_PARTS = ['locale', 'portal', 'preset-base', 'styled-system'];
const chakraParts = [
  ...new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/'@chakra-ui\/react\/([\w-]+)'/g)].map(([, part = '']) => part)),
  ),
].filter((part) => !PLAIN_PARTS.includes(part));

test('the parts taken from Chakra are the four that float', () => {
  expect(chakraParts.toSorted()).toEqual(['dialog', 'drawer', 'menu', 'popover']);
});

test.each(chakraParts)('the Chakra part %s has its recipe and is never drawn bare', (part) => {
  expect(system.isSlotRecipe(part)).toBe(true);
  const { base } = system.getSlotRecipe(part, {}) as { base: Record<string, object> };
  expect(Object.keys(base['content'] ?? {}).length).toBeGreaterThan(3);
});

test('nothing is taken from the whole of Chakra, which would carry all its recipes', () => {
  expect(texts.filter(({ text }) => /from '@chakra-ui\/react'/.test(text)).map(({ name }) => name)).toEqual([]);
});

const classesOf = (text: string) => text.match(/(?<!--)\beb-[a-z]+(?:-[a-z]+)*/g) ?? [];
const worn = new Set(texts.filter(({ name }) => name.endsWith('.tsx')).flatMap(({ text }) => classesOf(text)));
const drawn = new Set(Object.keys(sheet).flatMap(classesOf));

test('every part has its look', () => {
  expect([...worn].filter((name) => !drawn.has(name))).toEqual([]);
});

test('every look is worn by a part', () => {
  expect([...drawn].filter((name) => !worn.has(name))).toEqual([]);
});

test('every token named in a look exists', () => {
  const css = JSON.stringify(system.getGlobalCss());
  const leftOver = Object.keys(PALETTE.LIGHT).filter((name) =>
    new RegExp(`"(?:color|background|fill|stroke|borderColor)":"${name}"`).test(css),
  );
  expect(leftOver).toEqual([]);
  expect(css.match(/\{(?:colors|sizes|spacing)\.[^}]*\}/g) ?? []).toEqual([]);
});

test.each(THEMES)('%s is switched by data-theme, on the document or on a sheet of paper', (theme) => {
  const css = JSON.stringify(system.getTokenCss());
  expect(css.includes(`[data-theme=${theme}]`)).toBe(true);
  expect(css.includes(PALETTE[theme].surface)).toBe(true);
});
