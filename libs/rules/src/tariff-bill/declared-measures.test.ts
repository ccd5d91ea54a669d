import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { createCharge, createTariff } from '../../test/tariff-example.ts';
import { openTariff } from '../tariff/open-tariff.ts';
import { listTariffFields } from './declared-measures.ts';

const createMeasure = (overrides: Pick<TariffText['measures'][number], 'code' | 'kind' | 'of'>) => ({
  name: { en: overrides.code, fil: overrides.code },
  declared_by: 'OWNER' as const,
  when_absent: 'NOTHING' as const,
  only_listed: false,
  ...overrides,
});

const tariff = openTariff(
  v.parse(
    Tariff,
    createTariff({
      measures: [
        createMeasure({ code: 'gross', kind: 'MONEY', of: 'LINE' }),
        createMeasure({ code: 'assets', kind: 'MONEY', of: 'BUSINESS' }),
        createMeasure({ code: 'vehicle', kind: 'YES_NO', of: 'BUSINESS' }),
      ],
      charges: [
        createCharge({
          code: 'TAX',
          amount: { kind: 'RATE', of: ['gross'], rate: '1 %' },
          per: { each: 'LINE', combine: 'SUM' },
        }),
        createCharge({
          code: 'SIZE',
          amount: { kind: 'RATE', of: ['assets'], rate: '1 %' },
          types: ['NEW'],
          lines: [{ test: 'LINE', one_of: ['Inn'] }],
        }),
        createCharge({
          code: 'CAR',
          amount: { kind: 'FIXED', amount: '50.00' },
          when: [{ test: 'YES', measure: 'vehicle', is: true }],
        }),
      ],
    }),
  ),
);

test('a tariff reads the fields of its charges, those of some lines with their lines', () => {
  expect(listTariffFields(tariff, 'RENEWAL')).toEqual([{ field: 'gross' }]);
  expect(listTariffFields(tariff, 'NEW')).toEqual([{ field: 'total_assets', lines: ['Inn'] }]);
});
