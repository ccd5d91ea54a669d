import { type AssessedLine, AssessResult, isMessageKey, getMessageText } from '@ebpls/contracts';
import * as v from 'valibot';

import { createPopulation } from '../../test/population.ts';
import { createCase, sanIsidro } from '../../test/san-isidro.ts';
import { readCase } from '../case/read-case.ts';
import { assessCase } from './assess.ts';
import { listChangeableInputs, listExplanationSteps } from './explanation.ts';
import { toAssessResultReply } from './bill-replies.ts';

/** The lines as a browser reads them out of an answer. */
const linesOf = (given: object): AssessedLine[] =>
  v.parse(AssessResult, toAssessResultReply(assessCase(readCase(given), sanIsidro))).lines;

/** The steps of a line as a person reads them. */
function told(given: Record<string, unknown>, code: string): string[] {
  const line = linesOf(createCase(given)).find((one) => one.code === code);
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
      'Together ₱16,000.00',
      'Comes to ₱16,000.00; nothing had to be rounded',
    ],
  },
  {
    line: 'the tax of essential goods',
    code: 'LBT-D-E',
    given: shop('0.00', '120000.25'),
    steps: [
      '₱120,000.25 × 2% = ₱2,400.005',
      '50% of it is ₱1,200.0025',
      'Rounded to the centavo, half a centavo up: ₱1,200.00',
    ],
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
    steps: ['₱1,930.00 × 15% = ₱289.50', 'Comes to ₱289.50; nothing had to be rounded', 'Not less than ₱500.00'],
  },
  {
    line: 'the inspection of a large floor',
    code: 'F06',
    given: { ...shop('1.00'), business_area_sqm: 5200 },
    steps: [
      '₱200.00',
      '51 × ₱100.00 = ₱5,100.00',
      'Together ₱5,300.00',
      'Not more than ₱2,000.00',
      'Comes to ₱2,000.00; nothing had to be rounded',
    ],
  },
  {
    line: 'a permit from the third quarter on',
    code: 'F01',
    given: { application_type: 'NEW', as_of: '2026-08-10', lines: [{ line: 'L11', capitalization: '1000.00' }] },
    steps: ['₱200.00', '50% of it is ₱100.00', 'Comes to ₱100.00; nothing had to be rounded'],
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
      'Each line is rounded to the centavo by itself, half a centavo up: ₱0.13',
    ],
  },
  {
    line: 'what is exempt',
    code: 'LBT-X-PETROL',
    given: { lines: [{ line: 'L09', gross_non_essential: '38000000.00' }] },
    steps: ['Nothing is computed: ₱0.00'],
  },
])('$line is computed step by step', ({ code, given, steps }) => {
  expect(told(given, code)).toEqual(steps);
});

const centavos = (read: string | number): number => Math.round(Number(String(read).replaceAll(',', '')) * 100);

test('the last step of every line of a town comes to the billed amount', () => {
  for (const given of createPopulation(500, 11)) {
    for (const { code, basis, amount } of linesOf(given)) {
      const last = listExplanationSteps(basis).at(-1);
      expect([code, centavos(last?.params['at_least'] ?? last?.params['amount'] ?? -1)]).toEqual([code, amount]);
    }
  }
});

test('what is read at the other end of the wire is what was computed, to the centavo and the last cap', () => {
  for (const given of createPopulation(200, 14)) {
    const result = assessCase(readCase(given), sanIsidro);
    expect(v.parse(AssessResult, JSON.parse(JSON.stringify(toAssessResultReply(result))))).toEqual(result);
  }
});

test('every step and everything that would change a line has its words in both languages', () => {
  const said = createPopulation(150, 12)
    .flatMap((given) => linesOf(given))
    .flatMap(({ basis }) => [
      ...listExplanationSteps(basis).map(({ message_key, params }) => ({ message_key, params })),
      ...listChangeableInputs(basis).map((message_key) => ({ message_key, params: {} })),
    ]);
  const texts = said.flatMap(({ message_key, params }) =>
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
    change: (given) => ({ ...given, business_area_sqm: '3100.00' }),
  },
  { what: 'the assets', names: ['total_assets'], change: (given) => ({ ...given, total_assets: '70000000.00' }) },
  {
    what: 'the workers',
    names: ['employees', 'employee'],
    change: (given) => ({ ...given, employees: { male: 150, female: 150 } }),
  },
  { what: 'the barangay', names: ['brgycode'], change: (given) => ({ ...given, brgycode: '9990101011' }) },
  {
    what: 'liquor',
    names: ['sells_liquor'],
    change: (given) => ({ ...given, sells_liquor: !(given['sells_liquor'] as boolean), sells_tobacco: false }),
  },
  {
    what: 'the first day',
    names: ['date_started'],
    change: (given) => (given['application_type'] === 'NEW' ? { ...given, date_started: '2026-11-02' } : given),
  },
  {
    what: 'the gross',
    names: ['gross'],
    change: (given) => withLines(given, { gross_non_essential: '7654321.00', gross_essential: '123.00' }),
  },
  {
    what: 'the capital',
    names: ['capitalization'],
    change: (given) => withLines(given, { capitalization: '7654321.00' }),
  },
  {
    what: 'the form of organisation',
    names: ['org_type'],
    change: (given) => ({
      ...given,
      exemptions: [],
      org_type: given['org_type'] === 'COOPERATIVE' ? 'SOLE' : 'COOPERATIVE',
    }),
  },
];

function withLines(given: Record<string, unknown>, figures: object): object {
  return { ...given, lines: (given['lines'] as object[]).map((line) => ({ ...line, ...figures })) };
}

test.each(OTHERWISE)('a line that changes with $what says so', ({ names, change }) => {
  for (const town of createPopulation(120, 13) as Record<string, unknown>[]) {
    const given: Record<string, unknown> = { ...town, exemptions: [] };
    const after = new Map(linesOf(change(given)).map(({ code, amount }) => [code, amount]));
    // The fire fee follows the fees, whatever changes them.
    const changed = linesOf(given).filter(({ code, amount }) => code !== 'F15' && (after.get(code) ?? 0) !== amount);
    expect(
      changed.filter(({ basis }) => !basis.changes_with.some((name) => names.includes(name))).map(({ code }) => code),
    ).toEqual([]);
  }
});

test('a tax says that a claim of exemption would change it, granted or not', () => {
  const [taxed] = linesOf(createCase(shop('1200000.00')));
  const [exempt] = linesOf(createCase({ ...shop('1200000.00'), exemptions: [{ code: 'X-GOV' }] }));
  expect([taxed?.amount, exempt?.amount]).toEqual([1_600_000, 0]);
  expect([taxed, exempt].map((line) => line?.basis.changes_with.includes('exemptions'))).toEqual([true, true]);
});
