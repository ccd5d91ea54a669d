import {
  AGENCY_OF,
  centavosFromText,
  type FormSection,
  type OrgType,
  type Reference,
  UNIT_KEYS,
} from '@ebpls/contracts';
import { dayWritten, type Fact, pesosWritten, useLocale } from '@ebpls/ui';

import type { Typed } from '../../autosave.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import type { Word } from './fields.ts';
import { useWords } from './form.messages.ts';

const FIELDS = {
  identity: [
    'org_type',
    'company_name',
    'trade_name',
    'registration_no',
    'registration_date',
    'registration_expiry',
    'tin',
  ],
  place: [
    'brgycode',
    'street',
    'unit',
    'building',
    'subdivision',
    'zip',
    'pin',
    'activity_of_place',
    'business_area_sqm',
    'premises',
  ],
  contacts: [
    'mobile',
    'email',
    'telephone',
    'website',
    'owner_address',
    'emergency_name',
    'emergency_mobile',
    'emergency_email',
  ],
  people: ['employees_female', 'employees_male', 'residents_female', 'residents_male', 'vehicles', 'motorcycles'],
  activity: ['line', 'total_assets', 'date_started', 'sells_liquor', 'sells_tobacco'],
} as const satisfies Record<FormSection, readonly Word[]>;

const OF_PERSON: readonly Word[] = [
  'last_name',
  'first_name',
  'middle_name',
  'suffix',
  'sex',
  'birth_date',
  'civil_status',
  'citizenship',
];
const OF_BODY: readonly Word[] = ['corporation_name', 'nationality', 'president_name', 'treasurer_name'];
const OF_LEASE: readonly Word[] = [
  'lessor_name',
  'lessor_address',
  'lessor_mobile',
  'lessor_email',
  'monthly_rental',
  'lease_start',
  'lease_end',
];

/** Only what this kind of owner and place is asked. */
function fieldsFor(section: FormSection, values: Typed): readonly Word[] {
  if (section === 'identity') return [...FIELDS.identity, ...(values['org_type'] === 'SOLE' ? OF_PERSON : OF_BODY)];
  if (section === 'place' && values['premises'] === 'RENTED') return [...FIELDS.place, ...OF_LEASE];
  if (section === 'place' && values['premises'] === 'OWNED') return [...FIELDS.place, 'tax_declaration_no'];
  return FIELDS[section];
}

const AMOUNTS: readonly string[] = ['total_assets', 'monthly_rental'];
const DAYS: readonly string[] = [
  'registration_date',
  'registration_expiry',
  'birth_date',
  'lease_start',
  'lease_end',
  'date_started',
];
const CHOICES: readonly string[] = ['org_type', 'sex', 'civil_status', 'nationality', 'activity_of_place', 'premises'];

/** The answers of a step as pairs, in words: names for codes, amounts with their sign, days as days. */
export function useAnswers(reference: Reference): (section: FormSection, values: Typed) => Fact[] {
  const t = useWords();
  const f = useFormWords();
  const locale = useLocale();

  const linesOf = (lines: unknown): string =>
    Array.isArray(lines)
      ? lines
          .map((line: Typed) => lineWritten(line))
          .filter(Boolean)
          .join('; ')
      : '';
  const lineWritten = ({ line, products, units }: Typed): string => {
    const name = reference.lines.find((known) => known.line === line)?.name ?? '';
    const counted = UNIT_KEYS.flatMap((unit) => (isCounted(units, unit) ? [`${t(unit)}: ${units[unit]}`] : []));
    return [name, products, ...counted].filter(Boolean).join(' · ');
  };
  const plain = (field: Word, value: unknown): string => {
    if (typeof value === 'boolean') return f(value ? 'yes' : 'no');
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (text === '') return f('not_given');
    if (AMOUNTS.includes(field)) return amountWritten(text);
    if (DAYS.includes(field)) return dayWritten(text, locale);
    if (CHOICES.includes(field)) return t(text as Word); // the contract's picklists are words here
    return text;
  };
  const answer = (field: Word, values: Typed): string => {
    if (field === 'line') return linesOf(values['lines']);
    if (field === 'pin')
      return typeof values['geo_lat'] === 'number'
        ? `${values['geo_lat']}, ${String(values['geo_lng'])}`
        : f('not_given');
    if (field === 'brgycode')
      return reference.barangays.find(({ brgycode }) => brgycode === values['brgycode'])?.name ?? f('not_given');
    return plain(field, values[field]);
  };
  const label = (field: Word, values: Typed): string =>
    t(field, { agency: AGENCY_OF[values['org_type'] as OrgType] ?? 'DTI' });

  return (section, values) =>
    fieldsFor(section, values).map((field) => ({ label: label(field, values), value: answer(field, values) }));
}

function isCounted(units: unknown, unit: string): units is Record<string, number> {
  return typeof units === 'object' && units !== null && Number((units as Typed)[unit]) > 0;
}

function amountWritten(typed: string): string {
  const amount = centavosFromText(typed);
  return amount === undefined ? typed : pesosWritten(amount);
}
