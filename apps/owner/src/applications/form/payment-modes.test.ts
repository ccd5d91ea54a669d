import { listPaymentModes } from './payment-modes.tsx';

test.each([
  { today: '2026-01-12', modes: ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'] },
  { today: '2026-07-20', modes: ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'] },
  { today: '2026-07-21', modes: ['ANNUAL', 'QUARTERLY'] },
  { today: '2026-11-22', modes: ['ANNUAL'] },
])('on $today the year 2026 can be paid as $modes', ({ today, modes }) =>
  expect(listPaymentModes(2026, today).map(({ mode }) => mode)).toEqual(modes),
);

test('no past due day is offered', () => {
  for (const today of ['2026-01-21', '2026-05-01', '2026-11-22'])
    for (const { comingDays } of listPaymentModes(2026, today))
      expect(comingDays.every((day) => day >= today)).toBe(true);
  expect(listPaymentModes(2026, '2026-05-01').find(({ mode }) => mode === 'QUARTERLY')).toEqual({
    mode: 'QUARTERLY',
    comingDays: ['2026-07-20', '2026-10-20'],
    is_late: true,
  });
});
