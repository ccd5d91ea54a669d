import * as v from 'valibot';

import { isolateDirection } from './isolate-direction.ts';
import { fillMessage } from '../messages/merge.ts';
import { defineOptionalText, defineText } from './primitives.ts';

const TURNING = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\0',
  '\u0007',
  '\u001b',
  '\u007f',
  '\ud800',
];

test.each(TURNING.map((sign) => [`U+${sign.charCodeAt(0).toString(16).padStart(4, '0')}`, sign]))(
  'a text with %s at any position is refused',
  (_name, sign) => {
    for (const schema of [defineText('firstname.required', 100), defineOptionalText(100)]) {
      expect(v.safeParse(schema, `Nena${sign}Santos`).issues?.map(({ message }) => message)).toEqual(['text.signs']);
    }
  },
);

test.each([
  '<script>alert(1)</script>',
  'Peña & Sons',
  'أحمد',
  'אבג 12',
  'two\nlines\tand a tab',
  '👩🏽‍🌾 Sari-sari',
  '{{name}} {name} %s',
  "Robert'); drop table business; --",
])('%s is kept as it is typed', (text) => {
  expect([v.parse(defineText('firstname.required', 100), text), v.parse(defineOptionalText(100), text)]).toEqual([
    text,
    text,
  ]);
});

test('what is read from right to left stays by itself inside a sentence', () => {
  expect([isolateDirection('Nena'), isolateDirection(12), isolateDirection('أحمد')]).toEqual([
    'Nena',
    '12',
    '\u2068أحمد\u2069',
  ]);
  const message = { en: 'Please ask {name} again.', fil: 'Tanunging muli si {name}.' };
  expect(fillMessage(message, { name: 'أحمد' }, 'en')).toBe('Please ask \u2068أحمد\u2069 again.');
});
