import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isMessageKey, getMessageText, type SentenceParams } from '@ebpls/contracts';

import { assessSanIsidro, lines as catalogue } from '../../test/san-isidro.ts';

const CONTRACT = join(import.meta.dirname, '../../../contracts/src/treasury/assess.contract.ts');

const bills = [
  ...catalogue.map(({ line, taxed_as, units }) => ({
    lines: [
      {
        line,
        category: taxed_as[0]?.category,
        gross_non_essential: '2300000.00',
        gross_essential: '50000.00',
        units: Object.fromEntries(units.map((unit) => [unit, 2])),
      },
    ],
  })),
  { lines: [{ line: 'L34', gross_non_essential: '9000000.00', gross_essential: '9000000.00' }] },
  { lines: [{ line: 'L38', gross_non_essential: '9000000.00' }] },
  {
    lines: [{ line: 'L01', gross_non_essential: '20000.00' }],
    sells_liquor: true,
    exemptions: [{ code: 'X-BMBE' }],
    paid: [{ due: '2026-01-20', amount: '99999.00', paid_on: '2026-01-10' }],
  },
  { found_fees: [{ code: 'F07', amount: '10.00', office: 'menro', reason: 'A generator.' }] },
  { org_type: 'COOPERATIVE', brgycode: '9990101011', exemptions: [{ code: 'X-COOP' }] },
  {
    application_type: 'NEW',
    as_of: '2026-08-10',
    lines: [
      { line: 'L09', capitalization: '5000.00' },
      { line: 'L04', capitalization: '5000.00' },
    ],
  },
  {
    application_type: 'RETIREMENT',
    as_of: '2026-12-20',
    closure_date: '2026-09-30',
    lines: [{ line: 'L04', gross_non_essential: '500000.00', gross_current_year: '900000.00' }],
  },
];

function listMissingTexts(message_key: string, params: SentenceParams = {}): string[] {
  if (!isMessageKey(message_key)) return [`${message_key} has no words`];
  return (['en', 'fil'] as const)
    .map((locale) => getMessageText(message_key, params, locale))
    .filter((text) => /[{}]/.test(text));
}

test('every line of every kind of bill explains its whole reason in both languages', () => {
  const results = bills.map((input) => assessSanIsidro(input));
  const sentences = results.flatMap(({ lines, warnings }) => [
    ...lines.flatMap(({ basis }) => [
      ...listMissingTexts(basis.message_key, basis.params),
      ...basis.terms.flatMap(({ label }) => listMissingTexts(label)),
    ]),
    ...warnings.flatMap(({ message_key, params }) => listMissingTexts(message_key, params)),
  ]);
  expect(sentences).toEqual([]);
});

test('every message that a case can be refused with has its words', () => {
  const keys = [...readFileSync(CONTRACT, 'utf8').matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, key]) => key ?? '');
  expect(keys.filter((key) => !isMessageKey(key))).toEqual([]);
  expect(keys.length).toBeGreaterThan(20);
});
