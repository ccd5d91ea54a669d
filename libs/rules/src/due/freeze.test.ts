import type { BillLineKind, Centavos } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { ordinance } from '../../test/san-isidro.ts';
import { addDays, type CalendarDay } from '../time/calendar.ts';
import { computeAmountDue, computeInstallmentDue } from './amount-due.ts';
import { computeDisputeDeadline, type Freeze, isFrozen, listPutOffDays, toCountedDay } from './freeze.ts';
import { sumOwed, settleInstallment } from './settle-installment.ts';
import type { OpenInstallment, BillPart } from './open-installment.ts';

const policy = ordinance.late;

test.each([
  ['2026-02-09', false],
  ['2026-02-10', true],
  ['2026-03-09', true],
  ['2026-03-10', false],
])('on %s a dispute of 10 February that was decided on 10 March is open: %s', (day, isOpen) => {
  expect(isFrozen({ from: '2026-02-10', until: '2026-03-10' }, day)).toBe(isOpen);
});

const DUE = '2026-01-20';
const part = (code: string, kind: BillLineKind, amount: number, freeze?: Freeze): BillPart => ({
  code,
  kind,
  amount: amount as Centavos,
  late_charges: kind === 'TAX' || kind === 'FEE',
  ...(freeze && { freeze }),
});
const installment = (freeze?: Freeze): OpenInstallment => ({
  no: 1,
  nominal_due: DUE,
  due: DUE,
  parts: [
    part('LBT-D', 'TAX', 400_000, freeze),
    part('F01', 'FEE', 100_000),
    part('F04', 'FEE', 33_333),
    part('F15', 'FIRE', 50_000),
  ],
  paid: [],
});
const taxOn = (day: CalendarDay, freeze: Freeze) =>
  settleInstallment(installment(freeze), day, policy).parts.find(({ code }) => code === 'LBT-D');

test.each([
  ['2026-01-31', '2026-01-31'],
  ['2026-02-01', '2026-02-01'],
  ['2026-03-15', '2026-02-01'],
  ['2026-04-02', '2026-02-01'],
  ['2026-04-03', '2026-02-02'],
  ['2026-05-02', '2026-03-03'],
])('a line disputed from 1 February to 2 April stands on %s as on %s', (day, countedDay) => {
  expect(toCountedDay({ from: '2026-02-01', until: '2026-04-02' }, day)).toBe(countedDay);
});

test('a dispute filed on the day before the due day puts surcharge and interest off, and forgives neither', () => {
  const freeze = { from: '2026-01-19', until: '2026-03-10' };
  const computeAdditions = (day: CalendarDay) => {
    const { surcharge = 0, interest = 0 } = taxOn(day, freeze) ?? {};
    return [surcharge, interest];
  };
  expect(computeAdditions('2026-03-09')).toEqual([0, 0]);
  expect(computeAdditions('2026-03-11')).toEqual([0, 0]);
  expect(computeAdditions('2026-03-12')).toEqual([100_000, 10_000]);
});

test('a disputed amount is owed and not requested; the rest is requested with its own lateness', () => {
  const due = computeAmountDue([installment({ from: '2026-02-01', until: null })], '2026-06-05', policy);
  expect(due.installments[0]).toMatchObject({ owed: due.total + due.disputed, payable: due.total, status: 'OVERDUE' });
  expect(due.disputed).toBe(510_000);
  expect(computeAmountDue([installment()], '2026-06-05', policy).total - due.total).toBe(400_000 + 100_000 + 50_000);
});

test('money that comes while a line is disputed pays the rest, and leaves the line as it was', () => {
  const freeze = { from: '2026-02-01', until: null };
  const day = '2026-03-01';
  const rest = computeAmountDue([installment(freeze)], day, policy).total;
  const paid = { ...installment(freeze), paid: [{ amount: rest, paid_on: day }] };
  const after = computeInstallmentDue(paid, '2026-09-30', policy);
  expect(after.parts.filter(({ code }) => code !== 'LBT-D').map(sumOwed)).toEqual([0, 0, 0]);
  expect(after).toMatchObject({ payable: 0, owed: 510_000, status: 'PARTIAL', surplus: 0 });
});

test('a line that was put off names the day on which the amount changes next', () => {
  const freeze = { from: '2026-02-01', until: '2026-04-02' };
  const only = { ...installment(freeze), parts: [part('LBT-D', 'TAX', 400_000, freeze)] };
  const { stays_until, then_more } = computeAmountDue([only], '2026-04-02', policy);
  expect(stays_until).toBe('2026-04-21');
  expect(then_more).toBe(10_000);
});

const days = (from: number, to: number) => fc.integer({ min: from, max: to }).map((add) => addDays(DUE, add));
const cases = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 6 }),
    days(-20, 400),
    fc.option(fc.integer({ min: 0, max: 200 })),
    days(-20, 900),
  )
  .map(([amounts, from, length, day]) => {
    const until = length === null ? null : addDays(from, length);
    const period: Freeze = { from, until };
    const open = (freeze: Freeze | undefined): OpenInstallment => ({
      no: 1,
      nominal_due: DUE,
      due: DUE,
      parts: amounts.map((amount, index) => part(`F${index}`, 'FEE', amount, index === 0 ? freeze : undefined)),
      paid: [],
    });
    return { frozen: period, day, plain: open(undefined), disputed: open(period) };
  });

test('a dispute leaves every other line as it is, to the centavo', () => {
  fc.assert(
    fc.property(cases, ({ day, plain, disputed }) => {
      const [, ...others] = settleInstallment(disputed, day, policy).parts;
      const [, ...same] = settleInstallment(plain, day, policy).parts;
      expect(others).toEqual(same);
    }),
  );
});

test('its own line is computed as on the counted day, and the lines sum to the total and the disputed amount', () => {
  fc.assert(
    fc.property(cases, ({ frozen, day, plain, disputed }) => {
      const [line] = settleInstallment(disputed, day, policy).parts;
      const [countedPart] = settleInstallment(plain, toCountedDay(frozen, day), policy).parts;
      expect({ ...line, freeze: undefined, is_held: false }).toEqual({
        ...countedPart,
        freeze: undefined,
        is_held: false,
      });
      const due = computeAmountDue([{ ...disputed, is_requested: true }], day, policy);
      const sum = due.installments
        .flatMap(({ parts }) => parts.map(sumOwed))
        .reduce((sofar, amount) => sofar + amount, 0);
      expect(due.total + due.disputed).toBe(sum);
      expect(due.disputed > 0).toBe(isFrozen(frozen, day) && line !== undefined && sumOwed(line) > 0);
    }),
  );
});

test('nothing is lost with any payments on any days: owed + paid = billed + added + surplus', () => {
  const payments = fc.array(fc.tuple(fc.integer({ min: 1, max: 2_000_000 }), days(-20, 600)), { maxLength: 5 });
  fc.assert(
    fc.property(cases, payments, ({ day, disputed }, input) => {
      const paid = input.map(([amount, paid_on]) => ({ amount: amount as Centavos, paid_on }));
      const { parts, surplus } = settleInstallment({ ...disputed, paid }, day, policy);
      const receivedTotal = paid
        .filter(({ paid_on }) => paid_on <= day)
        .reduce((sofar, { amount }) => sofar + amount, 0);
      const chargedTotal = parts.reduce(
        (sofar, each) => sofar + each.amount + each.charged_surcharge + each.charged_interest,
        0,
      );
      expect(parts.reduce((sofar, each) => sofar + sumOwed(each), 0) + receivedTotal).toBe(chargedTotal + surplus);
    }),
  );
});

test('the days of a dispute put lateness off from the day of filing, as far as they have passed', () => {
  const decidedFreeze = { from: '2026-02-10', until: '2026-03-10' };
  const toCountedDays = (freeze: Freeze, ...days: string[]) => days.map((day) => toCountedDay(freeze, day));
  expect(toCountedDays(decidedFreeze, '2026-02-01', '2026-02-10', '2026-02-15', '2026-03-10', '2026-04-10')).toEqual([
    '2026-02-01',
    '2026-02-10',
    '2026-02-10',
    '2026-02-10',
    '2026-03-13',
  ]);
  expect(toCountedDays({ ...decidedFreeze, until: null }, '2026-06-10')).toEqual(['2026-02-10']);
  expect(listPutOffDays(decidedFreeze, '2026-02-10')).toEqual([]);
  expect(listPutOffDays(decidedFreeze, '2026-02-11')).toEqual(['2026-03-11']);
  expect(listPutOffDays({ ...decidedFreeze, until: null }, '2026-02-11')).toEqual([]);
});

test('a line may be disputed within sixty days of the notice (LGC s.195)', () => {
  expect(computeDisputeDeadline('2026-01-20', 60)).toBe('2026-03-21');
});
