import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LOCALES } from '../accounts/auth.contract.ts';
import { SCALES } from '../shared/states.ts';
import { isMessageKey, listMessages, getMessageText, toReadableParams } from './catalogue.ts';
import { isInputMessageKey } from './input-catalogue.ts';
import { REASONS } from './reasons.ts';

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

test('both languages fill in the same things', () => {
  const filipino = listMessages('fil');
  for (const [key, text] of Object.entries(listMessages('en')))
    expect([key, placeholders(filipino[key] ?? '')]).toEqual([key, placeholders(text)]);
});

test('no message is empty', () => {
  for (const locale of LOCALES)
    for (const text of Object.values(listMessages(locale))) expect(text.trim()).not.toBe('');
});

test('no schema uses a reason of the rules, for a form has no texts for it', () => {
  const source = join(import.meta.dirname, '..');
  const schemas = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/^messages|\.test\.ts$/.test(name))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join('\n');
  const reasons = Object.values(REASONS).flatMap((area) => Object.keys(area));
  expect(reasons.filter((key) => schemas.includes(`'${key}'`))).toEqual([]);
  expect(reasons.filter((key) => isInputMessageKey(key) || !isMessageKey(key))).toEqual([]);
});

test('a sentence names the size of a business in the language that it is read in', () => {
  const sentences = LOCALES.map((locale) =>
    getMessageText('explain.fee.by_scale', toReadableParams({ scale: 'small' }, locale), locale),
  );
  expect(sentences).toEqual(['Based on the size of the business: small.', 'Ayon sa laki ng negosyo: maliit.']);
  const filipino = SCALES.map((scale) => toReadableParams({ scale }, 'fil')['scale']);
  expect(filipino.filter((scale, place) => scale === SCALES[place])).toEqual([]);
});

test('a sentence names the class of a line in words, and leaves a code without words as it is', () => {
  const levels = ['L', 'M', 'H', 'X'].map((level) => toReadableParams({ level }, 'en')['level']);
  expect(levels).toEqual(['low', 'medium', 'high', 'X']);
  expect(toReadableParams({ level: 'H' }, 'fil')).toEqual({ level: 'mataas' });
});
