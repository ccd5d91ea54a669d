import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from './repo-checks.ts';
import { parseMessages, toShownText } from './source-rules/messages.ts';
import { computeMedianGrade, computeReadingGrade } from './source-rules/reading-grade.ts';
import { listRefusedWords } from './source-rules/wording.ts';

const ROOT = join(import.meta.dirname, '../../..');
const messageFiles = listFiles(ROOT).filter((file) => file.endsWith('.messages.ts'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Grade that an owner's texts may have at most (usability goals). */
const HIGHEST_GRADE = 8;

test('no message uses a word that the style guide refuses', () => {
  expect(messageFiles.flatMap((file) => listRefusedWords(read(file)).map((line) => `${file} ${line}`))).toEqual([]);
});

test.each([
  ['You are told when it is ready.', 'told'],
  ['We wait; the case waits for the owner.', 'waits'],
  ['Send the papers again.', 'papers'],
  ['The offer was taken back.', 'taken back'],
  ['Enter your email.', 'email'],
  ['Please look at the case.', 'look at'],
  ['The bank returned the cheque.', 'cheque'],
  ['Approved by another treasurer', 'another treasurer'],
  ['Approved by law (RA 11032 s.10)', 's.1'],
  ['Floor area in square metres', 'metres'],
])('the English text %s is refused for “%s”', (text, word) => {
  expect(listRefusedWords(`a: { en: '${text}', fil: 'Ayos' },`)[0]).toContain(`a: “${word}”`);
});

test('a Filipino text speaks to one person', () => {
  expect(listRefusedWords("a: { en: 'Your office', fil: 'Ang inyong tanggapan' },")).toEqual([
    'a: “inyong”, say: mo, iyo, ka',
  ]);
});

test.each([
  'Sign the form on paper.',
  'Paper forms, AF 51',
  'You will be notified by e-mail.',
  'Please check your email and password',
  'Wait until one is decided, then pay {mail}.',
])('the text %s is accepted', (text) => {
  expect(listRefusedWords(`a: { en: '${text}', fil: 'Ayos' },`)).toEqual([]);
});

test.each([
  ['Ilagay po ang halaga.', 'po'],
  ['Unang kwarter ng 2026', 'kwarter'],
  ['Mga eksemsiyon', 'eksemsiyon'],
  ['Bilang ng manggagawa', 'manggagawa'],
  ['Patong sa huling pagbabayad', 'huling pagbabayad'],
  ['Aprubado ayon sa batas (RA 11032, Sec. 10)', 'Sec. 1'],
])('the Filipino text %s is refused for “%s”', (text, word) => {
  expect(listRefusedWords(`a: { en: 'Approved', fil: '${text}' },`)[0]).toContain(`a: “${word}”`);
});

test('half of the texts for owners are read with eight years of school or less', () => {
  const texts = messageFiles.flatMap((file) =>
    parseMessages(read(file))
      .filter(({ key }) => isForOwners(file, key))
      .map(({ en }) => toShownText(en)),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(computeMedianGrade(texts)).toBeLessThanOrEqual(HIGHEST_GRADE);
});

test('long words and long sentences raise the grade', () => {
  const plain = 'You can pay the bill at the hall. We send you the receipt.';
  const heavy =
    'Notwithstanding administrative determinations, municipal regulatory obligations necessitate remittance.';
  expect(computeReadingGrade(plain)).toBeLessThan(4);
  expect(computeReadingGrade(heavy)).toBeGreaterThan(HIGHEST_GRADE);
  expect(computeMedianGrade([plain, heavy, heavy, 'Papers'])).toBeGreaterThan(HIGHEST_GRADE);
});

/** Pages of the owner, texts of the contract, and e-mails. */
function isForOwners(file: string, key: string): boolean {
  return /^(?:apps\/owner|libs\/contracts)\//.test(file) || (file.startsWith('apps/api/') && key.startsWith('mail.'));
}
