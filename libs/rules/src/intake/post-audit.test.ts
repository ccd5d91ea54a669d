import type { Centavos } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { findPostAuditGround } from './post-audit.ts';

const pesos = (amount: number): Centavos => (amount * 100) as Centavos;
const aRenewal = (overrides: Partial<Parameters<typeof findPostAuditGround>[0]> = {}) => ({
  company_code: 'SI-000102',
  tax_year: 2026,
  policy: { at_once_assets_at_most: pesos(500_000), renewal_sample_percent: 0 },
  total_assets: pesos(100_000),
  gross_before: pesos(700_000),
  gross_now: pesos(700_000),
  ...overrides,
});

test.each([
  ['an ordinary renewal', {}, undefined],
  ['assets at four fifths of the ceiling', { total_assets: pesos(400_000) }, 'NEAR_CEILING'],
  ['assets just below', { total_assets: (pesos(400_000) - 1) as Centavos }, undefined],
  ['gross that fell by a centavo', { gross_now: (pesos(700_000) - 1) as Centavos }, 'GROSS_FELL'],
  ['gross that rose', { gross_now: pesos(800_000) }, undefined],
] as const)('%s', (_, input, auditGround) => {
  expect(findPostAuditGround(aRenewal(input))).toBe(auditGround);
});

test('about the percentage of the revenue code is drawn by lot, the same ones on every call', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 10, 50, 100), (renewal_sample_percent) => {
      const policy = { at_once_assets_at_most: pesos(500_000), renewal_sample_percent };
      const drawnCount = Array.from({ length: 1000 }, (_, index) =>
        findPostAuditGround(aRenewal({ company_code: `SI-${String(index).padStart(6, '0')}`, policy })),
      ).filter((auditGround) => auditGround === 'LOT').length;
      expect(Math.abs(drawnCount / 10 - renewal_sample_percent)).toBeLessThan(4);
    }),
  );
});
