import { hasKnownPlaceholders, publishOfficeTemplates, TEMPLATE_PLACEHOLDERS } from '@ebpls/contracts';
import * as v from 'valibot';

import { fillTemplate } from './templates.ts';

const FACTS = {
  business: 'Matibay {owner} Hardware',
  owner: 'Ernesto Villarin',
  application: 'APP-2026-000211',
  barangay: 'Silangan',
  year: '2026',
};

test('each word of a template becomes the fact of the case, once: a fact is never read as a template', () => {
  expect(fillTemplate('{business} of {owner}, {barangay}, {year}: {application}', FACTS)).toBe(
    'Matibay {owner} Hardware of Ernesto Villarin, Silangan, 2026: APP-2026-000211',
  );
});

test('what is no word of a case stays as it was written', () => {
  expect(fillTemplate('{constructor} {toString} {} {BUSINESS}', FACTS)).toBe('{constructor} {toString} {} {BUSINESS}');
});

test('a template may name every word of the list, and nothing else', () => {
  for (const placeholder of TEMPLATE_PLACEHOLDERS) expect(hasKnownPlaceholders(`Of {${placeholder}}.`)).toBe(true);
  for (const placeholder of ['', 'gross', 'constructor', 'Business', ' business'])
    expect(hasKnownPlaceholders(`{${placeholder}}`)).toBe(false);
});

test('an unknown word is refused at the text that has it', () => {
  const good = { en: 'Good', fil: 'Mabuti' };
  const input = { version: 0, templates: [{ act: 'return', title: good, text: { en: 'Of {gross}', fil: 'Mabuti' } }] };
  const { issues } = v.safeParse(publishOfficeTemplates.body, input);
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['templates.0.text.en', 'template.unknown_word'],
  ]);
});
