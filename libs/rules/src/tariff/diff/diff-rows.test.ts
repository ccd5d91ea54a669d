import type { TariffText } from '@ebpls/contracts/tariff';

import { createCharge, createTariff } from '../../../test/tariff-example.ts';
import { diffTariffs, formatTariffChange } from './diff-tariffs.ts';

type LineText = TariffText['lines'][number];
const fixed = { kind: 'FIXED', amount: '1.00' } as const;
const EXAMPLE = createTariff({ charges: [createCharge({ amount: fixed })] });
const [INN, EATERY] = EXAMPLE.lines;
if (INN === undefined || EATERY === undefined) throw new Error('the example has two lines');

const diff = (next: Partial<TariffText>, formerTariff: Partial<TariffText> = {}) =>
  diffTariffs({ ...EXAMPLE, ...formerTariff }, { ...EXAMPLE, ...next });
const list = (...texts: Parameters<typeof diff>) =>
  diff(...texts).map((change) => `${change.kind} ${change.part} ${change.code}: ${formatTariffChange(change, 'en')}`);
const createLine = (code: string, overrides: Partial<LineText> = {}): LineText => ({
  ...INN,
  code,
  name: { en: code, fil: `${code} (fil)` },
  ...overrides,
});

test('two tariffs that are the same have no difference', () => {
  expect(list({})).toEqual([]);
});

test('single values of the code are compared by themselves, a row of a list only in its list', () => {
  expect(list({ version: 'TEST-2027' })).toEqual([
    expect.stringMatching(/^CHANGED code : .*version: changed from TEST-2026 to TEST-2027\.$/),
  ]);
});

test('a field that comes or goes is named with its value', () => {
  const withSource = { charges: [createCharge({ amount: fixed, at_least: '5.00' })] };
  const row = 'CHANGED charges FEE: Section 1, Fee (FEE), at_least:';
  expect(list(withSource)).toEqual([expect.stringMatching(`^${row.replaceAll(/[()]/g, '.')} new value 5.00.$`)]);
  const [gone] = list({}, withSource);
  expect(gone).toContain('at_least');
  expect(gone).toContain('5.00');
  expect(diff({}, withSource)).toMatchObject([{ kind: 'CHANGED', key: 'diff.field_removed' }]);
});

test('a row that is added, and one that is removed, are named; a policy has no name but its code', () => {
  const plate = createCharge({ code: 'PLATE', section: '9', name: { en: 'Plate', fil: 'Plaka' }, amount: fixed });
  const charges = [...EXAMPLE.charges, plate];
  expect(diff({ charges })).toMatchObject([
    {
      part: 'charges',
      code: 'PLATE',
      kind: 'ADDED',
      key: 'diff.added',
      params: { row: { en: 'Section 9, Plate (PLATE)' } },
    },
  ]);
  expect(diff({}, { charges })).toMatchObject([
    {
      part: 'charges',
      code: 'PLATE',
      kind: 'REMOVED',
      key: 'diff.removed',
      params: { row: { fil: expect.stringContaining('Plaka (PLATE)') as string } },
    },
  ]);
  const policy: TariffText['late_policies'][number] = {
    code: 'LATE',
    section: '5',
    surcharge: '25 %',
    interest_per_month: '2 %',
    interest_on: 'AMOUNT',
    months: 'BEGUN',
    months_at_most: 36,
    moves_to_working_day: true,
    saturday_works: false,
    amnesties: [],
  };
  expect(diff({ late_policies: [policy] })).toMatchObject([{ params: { row: { en: 'Section 5, LATE' } } }]);
});

test('rows of one code are compared by the kinds of application that they name', () => {
  const row = (type: 'NEW' | 'RENEWAL', amount: string) =>
    createCharge({ code: 'TAX', types: [type], amount: { kind: 'FIXED', amount } });
  const former = { charges: [row('NEW', '1.00'), row('RENEWAL', '2.00')] };
  expect(diff({ charges: [row('RENEWAL', '2.00'), row('NEW', '1.00')] }, former)).toEqual([]);
  expect(diff({ charges: [row('NEW', '1.00'), row('RENEWAL', '3.00')] }, former)).toMatchObject([
    { code: 'TAX', key: 'diff.changed', params: { was: '2.00', is: '3.00' } },
  ]);
  // A row whose code is its own keeps it whatever application it names.
  expect(diff({ charges: [row('RENEWAL', '1.00')] }, { charges: [row('NEW', '1.00')] })).toMatchObject([
    { key: 'diff.changed', params: { field: 'types.0', was: 'NEW', is: 'RENEWAL' } },
  ]);
});

test('a line that is gone without successors is named, and every charge that still names it', () => {
  const onInns = createCharge({ amount: fixed, lines: [{ test: 'LINE', one_of: ['Eatery', 'Inn'] }] });
  const others = [
    createCharge({ code: 'OTHER', amount: fixed, lines: [{ test: 'LINE', one_of: ['Eatery'] }] }),
    createCharge({ code: 'MARKED', amount: fixed, lines: [{ test: 'MARK', mark: 'Inn' }] }),
    createCharge({ code: 'TAXED', amount: fixed, lines: [{ test: 'TAX', one_of: ['Inn'] }] }),
    createCharge({ code: 'ALL', amount: fixed }),
  ];
  const charges = [onInns, ...others];
  expect(diff({ lines: [EATERY], charges }, { charges })).toMatchObject([
    { part: 'lines', code: 'Inn', kind: 'REMOVED', key: 'diff.line_gone' },
    {
      part: 'charges',
      code: 'FEE',
      kind: 'CHANGED',
      key: 'diff.line_named',
      params: { line: { en: 'Inn (Inn)', fil: 'Otel (Inn)' } },
    },
  ]);
});

test('a line that became another is named with it and with what changed besides', () => {
  const hotel = createLine('Hotel', { was: ['Inn'], marks: ['sea'], name: INN.name });
  const changes = diff({ lines: [hotel, EATERY] });
  expect(changes).toMatchObject([
    {
      part: 'lines',
      code: 'Inn',
      kind: 'CHANGED',
      key: 'diff.line_becomes',
      params: { to: { en: 'Inn (Hotel)', fil: 'Otel (Hotel)' } },
    },
    { part: 'lines', code: 'Hotel', kind: 'CHANGED', key: 'diff.field_added', params: { field: 'marks.0', is: 'sea' } },
  ]);
});

test('a line that was divided is named with all that came from it, which are no additions', () => {
  const parts = [createLine('Hotel', { was: ['Inn'], marks: ['sea'] }), createLine('Hostel', { was: ['Inn'] })];
  const change = diff({ lines: [...parts, EATERY] });
  expect(change).toMatchObject([
    {
      key: 'diff.line_becomes',
      params: { to: { en: 'Hotel (Hotel), Hostel (Hostel)', fil: 'Hotel (fil) (Hotel), Hostel (fil) (Hostel)' } },
    },
  ]);
});

test('a new line is an addition, also where its former code is unknown or still there', () => {
  const keys = (line: LineText) => diff({ lines: [INN, EATERY, line] }).map(({ key, code }) => `${key} ${code}`);
  expect(keys(createLine('Spa'))).toEqual(['diff.added Spa']);
  expect(keys(createLine('Spa', { was: ['Bath'] }))).toEqual(['diff.added Spa', 'diff.was_unknown Spa']);
  expect(keys(createLine('Spa', { was: ['Inn'] }))).toEqual(['diff.added Spa']);
  const [, unknown] = diff({ lines: [INN, EATERY, createLine('Spa', { was: ['Bath'] })] });
  expect(unknown).toMatchObject({ kind: 'CHANGED', params: { line: 'Bath' } });
});

test('a line that keeps its code is compared without its former codes', () => {
  expect(diff({ lines: [{ ...INN, was: ['Eatery'] }, EATERY] })).toEqual([]);
  expect(diff({ lines: [{ ...INN, was: ['Bath'] }, EATERY] })).toMatchObject([{ key: 'diff.was_unknown' }]);
  expect(diff({ lines: [{ ...INN, tax: 'z' }, EATERY] })).toMatchObject([
    { part: 'lines', code: 'Inn', params: { field: 'tax', was: 'h', is: 'z' } },
  ]);
});

test('a cell of a table is named by what it is for, and its figure is read', () => {
  const table = (...cells: [string, string][]): Partial<TariffText> => ({
    charges: [
      createCharge({
        amount: {
          kind: 'TABLE',
          dimensions: [
            { by: 'CLASSIFICATION', classification: 'kind' },
            { by: 'CHOICE', measure: 'hue' },
          ],
          cells: cells.map(([kind, amount]) => ({ at: [kind, 'red'], amount })),
        },
      }),
    ],
  });
  const formerTariff = table(['food', '1,000.00'], ['lodging', '2.00']);
  expect(diff(table(['lodging', '2'], ['food', '1000']), formerTariff)).toEqual([]);
  expect(diff(table(['food', '1,000.00'], ['lodging', '3.00']), formerTariff)).toMatchObject([
    { params: { field: 'amount.cells.[lodging, red]', was: '2.00', is: '3.00' } },
  ]);
});
