import { type BusinessFormSent, FORM_SECTIONS } from './companies.contract.ts';
import type { FormTable } from './form-fields.ts';

/** Asked from the first version of the form on, so that whoever was asked has answered. */
const ALWAYS = 'always';
/** Asked of one kind of owner or place alone, who may leave it out. */
const OF_SOME = 'of_some';
const EMPTY = { answer: '' };

type EarlierAnswer = typeof ALWAYS | typeof OF_SOME | { readonly answer: string | number | boolean };

/**
 * What a form that was kept before a field existed, or before it was kept when empty, answers for it. Kept forms and
 * the snapshots of filed applications are never rewritten; they are completed by this table when they are read. A
 * field that is required later states the answer that is right for businesses that were not asked.
 */
export const EARLIER_ANSWERS = {
  identity: {
    org_type: ALWAYS,
    registration_no: ALWAYS,
    registration_date: ALWAYS,
    registration_expiry: EMPTY,
    tin: ALWAYS,
    company_name: ALWAYS,
    trade_name: EMPTY,
    has_one_name: OF_SOME,
    last_name: OF_SOME,
    first_name: ALWAYS,
    middle_name: OF_SOME,
    suffix: OF_SOME,
    sex: ALWAYS,
    birth_date: ALWAYS,
    civil_status: ALWAYS,
    citizenship: ALWAYS,
    corporation_name: ALWAYS,
    nationality: ALWAYS,
    president_name: ALWAYS,
    treasurer_name: OF_SOME,
  },
  place: {
    unit: EMPTY,
    building: EMPTY,
    street: ALWAYS,
    subdivision: EMPTY,
    brgycode: ALWAYS,
    zip: ALWAYS,
    geo_lat: ALWAYS,
    geo_lng: ALWAYS,
    pin_remark: EMPTY,
    activity_of_place: ALWAYS,
    main_office_address: EMPTY,
    business_area_sqm: ALWAYS,
    premises: ALWAYS,
    tax_declaration_no: ALWAYS,
    lessor_name: ALWAYS,
    lessor_address: ALWAYS,
    lessor_mobile: ALWAYS,
    lessor_email: OF_SOME,
    monthly_rental: ALWAYS,
    lease_start: ALWAYS,
    lease_end: ALWAYS,
  },
  contacts: {
    telephone: EMPTY,
    mobile: ALWAYS,
    email: ALWAYS,
    website: EMPTY,
    owner_address: ALWAYS,
    emergency_name: ALWAYS,
    emergency_mobile: ALWAYS,
    emergency_email: EMPTY,
  },
  people: {
    employees_male: ALWAYS,
    employees_female: ALWAYS,
    residents_male: ALWAYS,
    residents_female: ALWAYS,
    vehicles: ALWAYS,
    motorcycles: ALWAYS,
  },
  activity: {
    lines: ALWAYS,
    total_assets: ALWAYS,
    date_started: ALWAYS,
    sells_liquor: ALWAYS,
    sells_tobacco: ALWAYS,
  },
} as const satisfies FormTable<EarlierAnswer>;

type Answers = Readonly<Record<string, string | number | boolean>>;

/** The answers of the table, by section. */
function answersIn(table: FormTable<EarlierAnswer>): Readonly<Record<keyof BusinessFormSent, Answers>> {
  const sections = FORM_SECTIONS.map((section): [string, Answers] => [
    section,
    Object.fromEntries(
      Object.entries<EarlierAnswer>(table[section]).flatMap(([field, row]) =>
        typeof row === 'object' ? [[field, row.answer]] : [],
      ),
    ),
  ]);
  return Object.fromEntries(sections) as Record<keyof BusinessFormSent, Answers>; // every section was walked
}

const ANSWERS = answersIn(EARLIER_ANSWERS);

/** A kept form with an answer for each field that it does not know; a business that is not registered has none. */
export function completeForm<Kept extends BusinessFormSent | null>(kept: Kept): Kept;
export function completeForm(kept: BusinessFormSent | null): BusinessFormSent | null {
  if (kept === null) return null;
  return {
    identity: { ...ANSWERS.identity, ...kept.identity },
    place: { ...ANSWERS.place, ...kept.place },
    contacts: { ...ANSWERS.contacts, ...kept.contacts },
    people: { ...ANSWERS.people, ...kept.people },
    activity: { ...ANSWERS.activity, ...kept.activity },
  };
}
