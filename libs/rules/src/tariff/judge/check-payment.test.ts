import type { TariffText } from '@ebpls/contracts/tariff';

import { GROSS_TAX, judgeCharges, judgeParts, MEASURED_FEE } from '../../../test/judged-charges.ts';
import { createTariff } from '../../../test/tariff-example.ts';

test('a discount for early payment that leaves nothing to pay is refused', () => {
  const { payment } = createTariff({ charges: [] });
  const judgeShare = (share: string) =>
    judgeCharges([], {
      payment: { ...payment, early: { share, until: '01-20', modes: ['ANNUAL'], kinds: ['TAX'], section: '5' } },
    });
  expect(judgeShare('99 %')).toEqual([]);
  expect(judgeShare('100 %')).toEqual(['payment.early.share judge.early_share REFUSED']);
});

const PAYMENT: TariffText['payment'] = createTariff().payment;

test.each<[string, Partial<TariffText['payment']>, string[]]>([
  ['in order', { modes: [{ mode: 'SEMI_ANNUAL', days: ['01-20', '07-20'] }] }, []],
  [
    'in another order',
    { modes: [{ mode: 'SEMI_ANNUAL', days: ['07-20', '01-20'] }] },
    ['payment.modes.0.days judge.due_days'],
  ],
  ['too few', { modes: [{ mode: 'QUARTERLY', days: ['01-20', '04-20'] }] }, ['payment.modes.0.days judge.due_days']],
  ['of one mode twice', { modes: [...PAYMENT.modes, ...PAYMENT.modes] }, ['payment.modes.1.mode judge.twice']],
  [
    'extended to an earlier day',
    { extensions: [{ due: '2026-01-20', until: '2026-01-19', section: '1' }] },
    ['payment.extensions.0.until judge.extension'],
  ],
])('due days %s', (_, payment, expected) => {
  const findings = judgeParts({ charges: [GROSS_TAX, MEASURED_FEE], payment: { ...PAYMENT, ...payment } });
  expect(findings.map(({ path, key }) => `${path} ${key}`)).toEqual(expected);
  expect(findings.every(({ weight }) => weight === 'REFUSED')).toBe(true);
});
