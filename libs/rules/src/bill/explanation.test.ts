import { type AssessedLine, AssessResult, isMessageKey, getMessageText } from '@ebpls/contracts';
import * as v from 'valibot';

import { createPopulation } from '../../test/population.ts';
import { createCase, sanIsidro } from '../../test/san-isidro.ts';
import { readCase } from '../case/read-case.ts';
import { assessCase } from './assess.ts';
import { listChangeableInputs, listExplanationSteps } from './explanation.ts';
import { toAssessResultReply } from './bill-replies.ts';

/** The lines as a browser reads them out of an answer. */
const listLines = (input: object): AssessedLine[] =>
  v.parse(AssessResult, toAssessResultReply(assessCase(readCase(input), sanIsidro))).lines;

/** The steps of a line as a person reads them. */
function listExplanation(overrides: Record<string, unknown>, code: string): string[] {
  const line = listLines(createCase(overrides)).find((one) => one.code === code);
  return (line === undefined ? [] : listExplanationSteps(line.basis)).map(({ message_key, params }) =>
    isMessageKey(message_key) ? getMessageText(message_key, params) : message_key,
  );
}

const shop = (gross_non_essential: string, gross_essential = '0.00') => ({
  lines: [{ line: 'L04', gross_non_essential, gross_essential }],
});

test.each([
  {
    line: 'a retailer’s tax',
    code: 'LBT-D',
    given: shop('1200000.00'),
    steps: [
      '₱400,000.00 × 2% = ₱8,000.00',
      '₱800,000.00 × 1% = ₱8,000.00',
      'Total ₱16,000.00',
      'The result is ₱16,000.00; no rounding needed',
    ],
  },
  {
    line: 'the tax of essential goods',
    code: 'LBT-D-E',
    given: shop('0.00', '120000.25'),
    steps: ['₱120,000.25 × 2% = ₱2,400.005', '50% of this is ₱1,200.0025', 'Rounded to the nearest centavo: ₱1,200.00'],
  },
  {
    line: 'the fire fee below its minimum',
    code: 'F15',
    given: {
      ...shop('1200000.00'),
      total_assets: '900000.00',
      business_area_sqm: 60,
      employees: { male: 1, female: 3 },
    },
    steps: ['₱1,930.00 × 15% = ₱289.50', 'The result is ₱289.50; no rounding needed', 'Not less than ₱500.00'],
  },
  {
    line: 'the inspection of a large floor',
    code: 'F06',
    given: { ...shop('1.00'), business_area_sqm: 5200 },
    steps: [
      '₱200.00',
      '51 × ₱100.00 = ₱5,100.00',
      'Total ₱5,300.00',
      'Not more than ₱2,000.00',
      'The result is ₱2,000.00; no rounding needed',
    ],
  },
  {
    line: 'a permit from the third quarter on',
    code: 'F01',
    given: { application_type: 'NEW', as_of: '2026-08-10', lines: [{ line: 'L11', capitalization: '1000.00' }] },
    steps: ['₱200.00', '50% of this is ₱100.00', 'The result is ₱100.00; no rounding needed'],
  },
  {
    line: 'capital, line by line',
    code: 'LBT-D',
    given: {
      application_type: 'NEW',
      lines: [
        { line: 'L04', capitalization: '110.00' },
        { line: 'L11', capitalization: '130.00' },
      ],
    },
    steps: [
      '₱110.00 × 0.05% = ₱0.055',
      '₱130.00 × 0.05% = ₱0.065',
      'Each line is rounded to the nearest centavo: ₱0.13',
    ],
  },
  {
    line: 'what is exempt',
    code: 'LBT-X-PETROL',
    given: { lines: [{ line: 'L09', gross_non_essential: '38000000.00' }] },
    steps: ['No charge: ₱0.00'],
  },
])('$line is computed step by step', ({ code, given, steps }) => {
  expect(listExplanation(given, code)).toEqual(steps);
});

const centavos = (read: string | number): number => Math.round(Number(String(read).replaceAll(',', '')) * 100);

test('the last step of every line of a population comes to the billed amount', () => {
  for (const input of createPopulation(500, 11)) {
    for (const { code, basis, amount } of listLines(input)) {
      const last = listExplanationSteps(basis).at(-1);
      expect([code, centavos(last?.params['at_least'] ?? last?.params['amount'] ?? -1)]).toEqual([code, amount]);
    }
  }
});

test('what is read at the other end of the wire is what was computed, to the centavo and the last cap', () => {
  for (const input of createPopulation(200, 14)) {
    const result = assessCase(readCase(input), sanIsidro);
    expect(v.parse(AssessResult, JSON.parse(JSON.stringify(toAssessResultReply(result))))).toEqual(result);
  }
});

test('every step and everything that would change a line has its words in both languages', () => {
  const sentences = createPopulation(150, 12)
    .flatMap((input) => listLines(input))
    .flatMap(({ basis }) => [
      ...listExplanationSteps(basis).map(({ message_key, params }) => ({ message_key, params })),
      ...listChangeableInputs(basis).map((message_key) => ({ message_key, params: {} })),
    ]);
  const texts = sentences.flatMap(({ message_key, params }) =>
    isMessageKey(message_key)
      ? (['en', 'fil'] as const).map((locale) => getMessageText(message_key, params, locale))
      : [`{${message_key}}`],
  );
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
});

/** Each declares one thing otherwise, and names what a line that changes with it must name. */
const OTHERWISE: readonly {
  readonly what: string;
  readonly names: readonly string[];
  readonly change: (given: Record<string, unknown>) => object;
}[] = [
  {
    what: 'the floor area',
    names: ['business_area_sqm'],
    change: (overrides) => ({ ...overrides, business_area_sqm: '3100.00' }),
  },
  {
    what: 'the assets',
    names: ['total_assets'],
    change: (overrides) => ({ ...overrides, total_assets: '70000000.00' }),
  },
  {
    what: 'the workers',
    names: ['employees', 'employee'],
    change: (overrides) => ({ ...overrides, employees: { male: 150, female: 150 } }),
  },
  { what: 'the barangay', names: ['brgycode'], change: (overrides) => ({ ...overrides, brgycode: '9990101011' }) },
  {
    what: 'liquor',
    names: ['sells_liquor'],
    change: (overrides) => ({
      ...overrides,
      sells_liquor: !(overrides['sells_liquor'] as boolean),
      sells_tobacco: false,
    }),
  },
  {
    what: 'the first day',
    names: ['date_started'],
    change: (overrides) =>
      overrides['application_type'] === 'NEW' ? { ...overrides, date_started: '2026-11-02' } : overrides,
  },
  {
    what: 'the gross',
    names: ['gross'],
    change: (input) => withLines(input, { gross_non_essential: '7654321.00', gross_essential: '123.00' }),
  },
  {
    what: 'the capital',
    names: ['capitalization'],
    change: (input) => withLines(input, { capitalization: '7654321.00' }),
  },
  {
    what: 'the form of organization',
    names: ['org_type'],
    change: (input) => ({
      ...input,
      exemptions: [],
      org_type: input['org_type'] === 'COOPERATIVE' ? 'SOLE' : 'COOPERATIVE',
    }),
  },
];

function withLines(overrides: Record<string, unknown>, figures: object): object {
  return { ...overrides, lines: (overrides['lines'] as object[]).map((line) => ({ ...line, ...figures })) };
}

test.each(OTHERWISE)('a line that changes with $what says so', ({ names, change }) => {
  for (const business of createPopulation(120, 13) as Record<string, unknown>[]) {
    const overrides: Record<string, unknown> = { ...business, exemptions: [] };
    const after = new Map(listLines(change(overrides)).map(({ code, amount }) => [code, amount]));
    // The fire fee is a share of the fees, so that it changes with any of them.
    const changedLines = listLines(overrides).filter(
      ({ code, amount }) => code !== 'F15' && (after.get(code) ?? 0) !== amount,
    );
    expect(
      changedLines
        .filter(({ basis }) => !basis.changes_with.some((name) => names.includes(name)))
        .map(({ code }) => code),
    ).toEqual([]);
  }
});

test('a tax names the claim of exemption that would change it, granted or not', () => {
  const [taxedLine] = listLines(createCase(shop('1200000.00')));
  const [exempt] = listLines(createCase({ ...shop('1200000.00'), exemptions: [{ code: 'X-GOV' }] }));
  expect([taxedLine?.amount, exempt?.amount]).toEqual([1_600_000, 0]);
  expect([taxedLine, exempt].map((line) => line?.basis.changes_with.includes('exemptions'))).toEqual([true, true]);
});
