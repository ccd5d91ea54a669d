// A small tariff for tests: an inn and an eatery, one classification, three measures.

import type { TariffText } from '@ebpls/contracts/tariff';

type ChargeText = TariffText['charges'][number];

const name = (en: string, fil = en) => ({ en, fil });

/** A charge with the parts that matter given; everything else is plain. */
export function createCharge(row: Pick<ChargeText, 'amount'> & Partial<ChargeText>): ChargeText {
  return {
    code: 'FEE',
    name: name('Fee', 'Bayad'),
    kind: 'FEE',
    agency: 'MUNICIPAL',
    account_code: '1',
    section: '1',
    types: ['RENEWAL'],
    lines: [],
    when: [],
    per: { each: 'BUSINESS' },
    prorate: 'NONE',
    installments: 'FIRST',
    bases: [],
    ...row,
  };
}

const MEASURE = { of: 'BUSINESS', declared_by: 'OWNER', only_listed: false } as const;
const LINE = { synonyms: [], tax: 'h', marks: [], measures: [], papers: [], offices: [] };

const CLASSIFICATIONS: TariffText['classifications'] = [
  {
    code: 'kind',
    name: name('Kind', 'Uri'),
    values: [
      { code: 'lodging', name: name('Lodging', 'Tuluyan') },
      { code: 'food', name: name('Food', 'Pagkain') },
    ],
  },
];
const MEASURES: TariffText['measures'] = [
  {
    ...MEASURE,
    code: 'gross',
    name: name('Gross sales', 'Kabuuang benta'),
    kind: 'MONEY',
    of: 'LINE',
    when_absent: 'NOTHING',
  },
  { ...MEASURE, code: 'rooms', name: name('Rooms', 'Mga silid'), kind: 'COUNT', when_absent: 'REFUSE' },
  { ...MEASURE, code: 'area', name: name('Area', 'Sukat'), kind: 'DECIMAL', when_absent: 'REFUSE' },
];

/** The municipality of the tests, with the given parts. */
export function createTariff(overrides: Partial<TariffText> = {}): TariffText {
  return {
    version: 'TEST-2026',
    title: name('Code of the tests', 'Kodigo ng mga pagsubok'),
    government: 'MUNICIPALITY',
    effective_on: '2026-01-01',
    sources: [],
    classifications: CLASSIFICATIONS,
    measures: MEASURES,
    taxes: [{ code: 'h', name: name('Other', 'Iba pa'), section: '1' }],
    lines: [
      { ...LINE, code: 'Inn', name: name('Inn', 'Otel'), classes: { kind: 'lodging' } },
      { ...LINE, code: 'Eatery', name: name('Eatery', 'Karinderya'), classes: { kind: 'food' } },
    ],
    charges: [],
    reliefs: [],
    late_policies: [],
    payment: { section: '1', modes: [{ mode: 'ANNUAL', days: ['01-20'] }], extensions: [], new_business: 'AT_ONCE' },
    ...overrides,
  };
}
