import type { AssessmentReply, Centavos } from '@ebpls/contracts';
import { UiProvider } from '@ebpls/ui';
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';

import { listLaterPaymentDays, listLegalPaymentDays, listPaymentModes, PaymentModes } from './payment-modes.tsx';

test.each([
  { today: '2026-01-12', modes: ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'] },
  { today: '2026-07-20', modes: ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'] },
  { today: '2026-07-21', modes: ['ANNUAL', 'QUARTERLY'] },
  { today: '2026-11-22', modes: ['ANNUAL'] },
])('on $today the year 2026 can be paid as $modes', ({ today, modes }) =>
  expect(listPaymentModes(listLegalPaymentDays(2026), today).map(({ mode }) => mode)).toEqual(modes),
);

test('no past due day is offered', () => {
  for (const today of ['2026-01-21', '2026-05-01', '2026-11-22'])
    for (const { comingDays } of listPaymentModes(listLegalPaymentDays(2026), today))
      expect(comingDays.every((day) => day >= today)).toBe(true);
  expect(
    listPaymentModes(listLegalPaymentDays(2026), '2026-05-01').find(({ mode }) => mode === 'QUARTERLY'),
  ).toMatchObject({
    mode: 'QUARTERLY',
    comingDays: ['2026-07-20', '2026-10-20'],
    is_late: true,
  });
});

test('a revenue code that names its own modes offers these alone', () => {
  const days = [
    { mode: 'ANNUAL', days: ['2026-01-31'] },
    { mode: 'QUARTERLY', days: ['2026-01-31', '2026-04-30', '2026-07-31', '2026-10-31'] },
  ] as const;
  const paymentDays = days.map((row) => ({ mode: row.mode, days: [...row.days] }));
  expect(listPaymentModes(paymentDays, '2026-05-02').map(({ mode, comingDays }) => [mode, comingDays.length])).toEqual([
    ['ANNUAL', 0],
    ['QUARTERLY', 2],
  ]);
});

test('a new business pays its first installment with the bill, and the parts of later quarters by their due days', () => {
  const listLater = (today: string) =>
    listPaymentModes(listLaterPaymentDays(listLegalPaymentDays(2026), today), today).map(({ mode, comingDays }) => [
      mode,
      ...comingDays,
    ]);
  expect(listLater('2026-04-10')).toEqual([
    ['ANNUAL'],
    ['SEMI_ANNUAL', '2026-07-20'],
    ['QUARTERLY', '2026-07-20', '2026-10-20'],
  ]);
  expect(listLater('2026-11-02')).toEqual([['ANNUAL']]);
});

function Question({ payment_days }: Pick<AssessmentReply, 'payment_days'>) {
  const assessment = { application_type: 'RENEWAL', tax_year: 2026, payment_days } as AssessmentReply;
  return (
    <UiProvider theme="LIGHT">
      <FormProvider {...useForm()}>
        <PaymentModes assessment={assessment} today="2026-01-12" />
      </FormProvider>
    </UiProvider>
  );
}

test('a mode with a minimum names it, so that nobody expects parts of a lower tax', () => {
  const [annual, , quarterly] = listLegalPaymentDays(2026);
  if (annual === undefined || quarterly === undefined) throw new Error('the law has three modes');
  const minimums = [{ at_least: 5_000_00 as Centavos, kinds: ['TAX' as const] }];
  const { rerender } = render(<Question payment_days={[annual, { ...quarterly, minimums }]} />);
  const group = screen.getByRole('group', { name: 'How will you pay the business tax?' });
  expect(group).toHaveAccessibleDescription(
    'All fees are paid with the first installment. In four installments: only if the tax is at least ₱5,000.00. ' +
      'A lower tax is paid in full with the bill.',
  );
  rerender(<Question payment_days={[annual, quarterly]} />);
  expect(group).toHaveAccessibleDescription('All fees are paid with the first installment.');
});
