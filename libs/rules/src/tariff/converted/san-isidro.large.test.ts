import { type Amendment, AMENDMENTS, type AssessCase, type AssessedLine, PERMIT_GROUPS } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { createRandomCase } from '../../../test/random-cases.ts';
import { createCase, ordinance, sanIsidro } from '../../../test/san-isidro.ts';
import { assessCase } from '../../bill/assess.ts';
import { assessAmendment, assessTemporary } from '../../bill/change.ts';
import { CaseRefused } from '../../case/case-refused.ts';
import type { Rules } from '../../case/matter.ts';
import { readCase } from '../../case/read-case.ts';
import { type Centavos, formatPesosText } from '../../money.ts';
import { assessBackYear } from '../../years/back-year.ts';
import { assessTariff, type TariffChargeResult } from '../assess-tariff.ts';
import { openTariff } from '../open-tariff.ts';
import { listTariffInstallments } from '../tariff-payments.ts';
import { TariffRefused } from '../tariff-refused.ts';
import { convertBackYear, convertYearCase } from '../../../test/converted-cases.ts';
import { convertCase } from './convert-case.ts';
import { loadConvertedTariff } from './convert-ordinance.ts';

const RUNS = { numRuns: 2_000, seed: 38 };
const open = openTariff(loadConvertedTariff(sanIsidro));

const toPairs = (lines: readonly AssessedLine[]) => lines.map(({ code, amount }) => [code, amount]);
const toResultPairs = (results: readonly TariffChargeResult[]) => results.map(({ row, amount }) => [row.code, amount]);
const listFormer = (input: unknown) => toPairs(assessCase(readCase(input), sanIsidro).lines);
const listByTariff = (input: unknown) => toResultPairs(assessTariff(open, convertCase(readCase(input), sanIsidro)));
const sumTaxes = (results: readonly TariffChargeResult[]): number =>
  results.filter(({ row }) => row.kind === 'TAX').reduce((sum, { amount }) => sum + amount, 0);
const toText = (sum: number): string => formatPesosText(sum as Centavos);

test.each(['NEW', 'RENEWAL'] as const)(
  '2,000 random cases of %s cost the same by the tariff, charge by charge',
  (type) => {
    fc.assert(
      fc.property(createRandomCase(type), (input) => {
        expect(listByTariff(input)).toEqual(listFormer(input));
      }),
      RUNS,
    );
  },
);

/** The bill of a closure by the tariff: what is unpaid of the year with its penalties, the deficiency, the fees. */
function assessClosureByTariff(input: AssessCase) {
  const closure = input.closure_date ?? '';
  const yearCase = convertYearCase(input, sanIsidro);
  const results = assessTariff(open, yearCase);
  const isNew = yearCase.type === 'NEW';
  const parts = listTariffInstallments(open, results, { input: yearCase, holidays: sanIsidro.holidays })
    .flatMap((installment) => installment.parts)
    .filter(({ due }) => isNew || due <= closure);
  const arrears = results.flatMap(({ row: { code } }) => {
    const own = parts.filter((part) => part.code === code);
    const sum = (key: 'amount' | 'surcharge' | 'interest') => own.reduce((all, part) => all + part[key], 0);
    const amounts = [sum('amount'), sum('surcharge'), sum('interest')];
    return amounts.every((amount) => amount === 0) ? [] : [[code, ...amounts]];
  });
  const taxes = new Set(results.filter(({ row }) => row.kind === 'TAX').map(({ row }) => row.code));
  const carried = parts.filter(({ code }) => taxes.has(code)).reduce((all, { amount }) => all + amount, 0);
  const closing = assessTariff(open, convertCase(input, sanIsidro, { tax_paid: toText(carried) }));
  return [...arrears, ...closing.map(({ row, amount }) => [row.code, amount, 0, 0])];
}

test('2,000 random closures cost the same: arrears with their penalties, deficiency of the year, fees', () => {
  fc.assert(
    fc.property(createRandomCase('RETIREMENT'), (written) => {
      const input = readCase(written);
      const former = assessCase(input, sanIsidro).lines;
      expect(assessClosureByTariff(input)).toEqual(
        former.map(({ code, amount, surcharge, interest }) => [code, amount, surcharge, interest]),
      );
    }),
    RUNS,
  );
});

const BEGAN: Readonly<Partial<Record<Amendment, 'NEW' | 'RETIREMENT'>>> = { ADD_LINE: 'NEW', DROP_LINE: 'RETIREMENT' };
const anAmendment = fc.constantFrom(...AMENDMENTS).chain((amendment) =>
  fc.record({
    amendment: fc.constant(amendment),
    input: fc
      .constantFrom('NEW' as const, 'RENEWAL' as const)
      .chain((type) => createRandomCase(BEGAN[amendment] ?? type)),
    known_groups: fc.subarray([...PERMIT_GROUPS]),
  }),
);

test('2,000 random amendments cost the same: fees, tax of an added line, deficiency of a dropped one', () => {
  fc.assert(
    fc.property(anAmendment, ({ amendment, input: written, known_groups }) => {
      const input = readCase(written);
      const tax_paid = toText(sumTaxes(assessTariff(open, convertYearCase(input, sanIsidro))));
      const application = { type: 'AMENDMENT' as const, amendment, paid_classes: { permit_group: known_groups } };
      const byTariff = assessTariff(open, convertCase(input, sanIsidro, { ...application, tax_paid }));
      expect(toResultPairs(byTariff)).toEqual(
        toPairs(assessAmendment({ amendment, input, known_groups }, sanIsidro).lines),
      );
    }),
    RUNS,
  );
});

test('2,000 random temporary permits cost the same', () => {
  fc.assert(
    fc.property(fc.constantFrom('NEW' as const, 'RENEWAL' as const).chain(createRandomCase), (written) => {
      const input = readCase(written);
      const byTariff = assessTariff(open, convertCase(input, sanIsidro, { type: 'SPECIAL' }));
      expect(toResultPairs(byTariff)).toEqual(toPairs(assessTemporary(input, sanIsidro).lines));
    }),
    RUNS,
  );
});

const withBackYears = (codes: readonly string[]): Rules => ({
  ...sanIsidro,
  ordinance: { ...ordinance, fees: ordinance.fees.map((fee) => ({ ...fee, back_years: codes.includes(fee.code) })) },
});
const BACK_YEARS = [sanIsidro, withBackYears(['F03', 'F15']), withBackYears(['F05', 'F16'])].map((rules) => ({
  rules,
  open: openTariff(loadConvertedTariff(rules)),
}));

/** What a case costs, or that it is refused. */
function listOrRefuse(list: () => readonly (readonly (string | number)[])[]) {
  try {
    return list().filter(([, amount]) => amount !== 0);
  } catch (error) {
    if (error instanceof CaseRefused && error.message_key === 'back_year.nothing_presumed') return 'nothing presumed';
    if (error instanceof TariffRefused && error.key === 'tariff_case.nothing_presumed') return 'nothing presumed';
    throw error;
  }
}

test('2,000 random years that were not filed cost the same, by their sales and by the presumed income', () => {
  const year = fc.record({
    at: fc.constantFrom(...BACK_YEARS),
    written: createRandomCase('RENEWAL'),
    is_presumptive: fc.boolean(),
  });
  let presumed = 0;
  fc.assert(
    fc.property(year, ({ at, written, is_presumptive }) => {
      const { date_started: _day, ...rest } = written;
      const input = readCase({ ...rest, tax_year: 2025, as_of: '2026-05-05' });
      const former = listOrRefuse(() => toPairs(assessBackYear({ input, is_presumptive }, at.rules).lines));
      const byTariff = listOrRefuse(() =>
        toResultPairs(assessTariff(at.open, convertBackYear({ input, is_presumptive }, at.rules))),
      );
      expect(byTariff).toEqual(former);
      presumed += is_presumptive && Array.isArray(former) ? 1 : 0;
    }),
    RUNS,
  );
  expect(presumed).toBeGreaterThan(200);
});

test('a shop of the demonstration costs the same', () => {
  expect(listByTariff(createCase())).toEqual(listFormer(createCase()));
});
