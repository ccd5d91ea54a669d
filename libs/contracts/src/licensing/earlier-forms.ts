import { type BusinessFormInput, FORM_SECTIONS } from './companies.contract.ts';
import type { FormTable } from './form-fields.ts';

const FIRST_VERSION = 'always'; // a field of the first version of the form, which every owner has answered
const OPTIONAL_FIELD = 'of_some'; // a field of one kind of owner or place, which may be left out
const EMPTY_ANSWER = { answer: '' };

type EarlierAnswer = typeof FIRST_VERSION | typeof OPTIONAL_FIELD | { readonly answer: string | number | boolean };

/**
 * Answer for a field of a form that was stored before the field existed, or before empty values were stored. Stored
 * forms and the snapshots of filed applications are never rewritten; this table completes them when they are read. A
 * field that is required later names the right answer for businesses whose form did not have it.
 */
export const EARLIER_ANSWERS = {
  identity: {
    org_type: FIRST_VERSION,
    registration_no: FIRST_VERSION,
    registration_date: FIRST_VERSION,
    registration_expiry: EMPTY_ANSWER,
    tin: FIRST_VERSION,
    company_name: FIRST_VERSION,
    trade_name: EMPTY_ANSWER,
    has_one_name: OPTIONAL_FIELD,
    last_name: OPTIONAL_FIELD,
    first_name: FIRST_VERSION,
    middle_name: OPTIONAL_FIELD,
    suffix: OPTIONAL_FIELD,
    sex: FIRST_VERSION,
    birth_date: FIRST_VERSION,
    civil_status: FIRST_VERSION,
    citizenship: FIRST_VERSION,
    corporation_name: FIRST_VERSION,
    nationality: FIRST_VERSION,
    president_name: FIRST_VERSION,
    treasurer_name: OPTIONAL_FIELD,
  },
  place: {
    unit: EMPTY_ANSWER,
    building: EMPTY_ANSWER,
    street: FIRST_VERSION,
    subdivision: EMPTY_ANSWER,
    brgycode: FIRST_VERSION,
    zip: FIRST_VERSION,
    geo_lat: FIRST_VERSION,
    geo_lng: FIRST_VERSION,
    pin_remark: EMPTY_ANSWER,
    activity_of_place: FIRST_VERSION,
    main_office_address: EMPTY_ANSWER,
    business_area_sqm: FIRST_VERSION,
    premises: FIRST_VERSION,
    tax_declaration_no: FIRST_VERSION,
    lessor_name: FIRST_VERSION,
    lessor_address: FIRST_VERSION,
    lessor_mobile: FIRST_VERSION,
    lessor_email: OPTIONAL_FIELD,
    monthly_rental: FIRST_VERSION,
    lease_start: FIRST_VERSION,
    lease_end: FIRST_VERSION,
  },
  contacts: {
    telephone: EMPTY_ANSWER,
    mobile: FIRST_VERSION,
    email: FIRST_VERSION,
    website: EMPTY_ANSWER,
    owner_address: FIRST_VERSION,
    emergency_name: FIRST_VERSION,
    emergency_mobile: FIRST_VERSION,
    emergency_email: EMPTY_ANSWER,
  },
  people: {
    employees_male: FIRST_VERSION,
    employees_female: FIRST_VERSION,
    residents_male: FIRST_VERSION,
    residents_female: FIRST_VERSION,
    vehicles: FIRST_VERSION,
    motorcycles: FIRST_VERSION,
  },
  activity: {
    lines: FIRST_VERSION,
    total_assets: FIRST_VERSION,
    date_started: FIRST_VERSION,
    sells_liquor: FIRST_VERSION,
    sells_tobacco: FIRST_VERSION,
  },
} as const satisfies FormTable<EarlierAnswer>;

type FormAnswers = Readonly<Record<string, string | number | boolean>>;

/** The answers of the table, by section. */
function answersIn(table: FormTable<EarlierAnswer>): Readonly<Record<keyof BusinessFormInput, FormAnswers>> {
  const sections = FORM_SECTIONS.map((section): [string, FormAnswers] => [
    section,
    Object.fromEntries(
      Object.entries<EarlierAnswer>(table[section]).flatMap(([field, row]) =>
        typeof row === 'object' ? [[field, row.answer]] : [],
      ),
    ),
  ]);
  return Object.fromEntries(sections) as Record<keyof BusinessFormInput, FormAnswers>; // every section was walked
}

const ANSWERS = answersIn(EARLIER_ANSWERS);

/** A stored form with an answer for each field that it lacks; a business that is not registered has none. */
export function completeForm<Kept extends BusinessFormInput | null>(form: Kept): Kept;
export function completeForm(form: BusinessFormInput | null): BusinessFormInput | null {
  if (form === null) return null;
  return {
    identity: { ...ANSWERS.identity, ...form.identity },
    place: { ...ANSWERS.place, ...form.place },
    contacts: { ...ANSWERS.contacts, ...form.contacts },
    people: { ...ANSWERS.people, ...form.people },
    activity: { ...ANSWERS.activity, ...form.activity },
  };
}
