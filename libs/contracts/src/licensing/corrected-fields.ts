import * as v from 'valibot';

import type { Message } from '../messages/merge.ts';
import { FORM_SECTIONS, type FormSection } from './companies.contract.ts';
import type { FormTable } from './form-fields.ts';
import { defineText } from '../shared/primitives.ts';

/** Labels of the fields that an office may have corrected, for every text that names them. */
export const CORRECTED_LABELS = {
  trade_name: { en: 'Trade name or franchise', fil: 'Trade name o prangkisa' },
  registration_date: { en: 'Date of registration', fil: 'Petsa ng rehistro' },
  registration_expiry: { en: 'Valid until', fil: 'May bisa hanggang' },
  birth_date: { en: 'Date of birth', fil: 'Petsa ng kapanganakan' },
  citizenship: { en: 'Citizenship', fil: 'Pagkamamamayan' },
  president_name: { en: 'President or officer in charge', fil: 'Pangulo o namamahala' },
  treasurer_name: { en: 'Treasurer', fil: 'Ingat-yaman' },
  unit: { en: 'Unit or house number', fil: 'Numero ng yunit o bahay' },
  building: { en: 'Building', fil: 'Gusali' },
  street: { en: 'Street, lot and block, or purok', fil: 'Kalye, lote at bloke, o purok' },
  subdivision: { en: 'Subdivision', fil: 'Subdibisyon' },
  zip: { en: 'ZIP code', fil: 'ZIP code' },
  main_office_address: { en: 'Address of the main office', fil: 'Address ng pangunahing opisina' },
  business_area_sqm: { en: 'Floor area in square meters', fil: 'Sukat ng palapag sa metro kuwadrado' },
  tax_declaration_no: { en: 'Tax declaration number', fil: 'Numero ng tax declaration' },
  lessor_name: { en: 'Name of the lessor', fil: 'Pangalan ng nagpapaupa' },
  lessor_address: { en: 'Address of the lessor', fil: 'Tirahan ng nagpapaupa' },
  lessor_mobile: { en: 'Mobile number of the lessor', fil: 'Cellphone ng nagpapaupa' },
  lessor_email: { en: 'E-mail of the lessor', fil: 'E-mail ng nagpapaupa' },
  lease_start: { en: 'Lease starts', fil: 'Simula ng upa' },
  lease_end: { en: 'Lease ends', fil: 'Wakas ng upa' },
  telephone: { en: 'Telephone', fil: 'Telepono' },
  mobile: { en: 'Mobile number', fil: 'Numero ng cellphone' },
  email: { en: 'E-mail', fil: 'E-mail' },
  website: { en: 'Website or page', fil: 'Website o page' },
  owner_address: { en: 'Home or office address of the owner', fil: 'Address ng bahay o opisina ng may-ari' },
  emergency_name: { en: 'Emergency contact', fil: 'Kontak sa oras ng kagipitan' },
  emergency_mobile: { en: 'Mobile number of the contact', fil: 'Cellphone ng kontak' },
  emergency_email: { en: 'E-mail of the contact', fil: 'E-mail ng kontak' },
  employees_male: { en: 'Male employees', fil: 'Mga empleyadong lalaki' },
  employees_female: { en: 'Female employees', fil: 'Mga empleyadong babae' },
  residents_male: {
    en: 'Male employees who live in the municipality',
    fil: 'Mga lalaking empleyado na nakatira sa munisipalidad',
  },
  residents_female: {
    en: 'Female employees who live in the municipality',
    fil: 'Mga babaeng empleyado na nakatira sa munisipalidad',
  },
  vehicles: { en: 'Delivery vans and trucks', fil: 'Mga van at trak na pang-deliver' },
  motorcycles: { en: 'Delivery motorcycles', fil: 'Mga motorsiklong pang-deliver' },
  date_started: { en: 'Opening date', fil: 'Petsa ng pagbubukas' },
  sells_liquor: { en: 'The business sells liquor', fil: 'Nagbebenta ng alak ang negosyo' },
  sells_tobacco: { en: 'The business sells tobacco', fil: 'Nagbebenta ng tabako ang negosyo' },
} as const satisfies Readonly<Record<string, Message>>;

/** Kinds of the owner's form: the correction is typed in the same field as the first answer. */
export type CorrectedKind = 'text' | 'long_text' | 'mobile' | 'day' | 'area' | 'count' | 'check';

/** Not corrected by itself: who owns what where, and amounts, are checked by the licensing office as a whole. */
const AS_A_WHOLE = null;

/** Which answers of the form an office may have corrected, and how each is typed. */
export const CORRECTED_AS = {
  identity: {
    org_type: AS_A_WHOLE,
    registration_no: AS_A_WHOLE,
    registration_date: 'day',
    registration_expiry: 'day',
    tin: AS_A_WHOLE,
    company_name: AS_A_WHOLE,
    trade_name: 'text',
    has_one_name: AS_A_WHOLE,
    last_name: AS_A_WHOLE,
    first_name: AS_A_WHOLE,
    middle_name: AS_A_WHOLE,
    suffix: AS_A_WHOLE,
    sex: AS_A_WHOLE,
    birth_date: 'day',
    civil_status: AS_A_WHOLE,
    citizenship: 'text',
    corporation_name: AS_A_WHOLE,
    nationality: AS_A_WHOLE,
    president_name: 'text',
    treasurer_name: 'text',
  },
  place: {
    unit: 'text',
    building: 'text',
    street: 'text',
    subdivision: 'text',
    brgycode: AS_A_WHOLE,
    zip: 'text',
    geo_lat: AS_A_WHOLE,
    geo_lng: AS_A_WHOLE,
    pin_remark: AS_A_WHOLE,
    activity_of_place: AS_A_WHOLE,
    main_office_address: 'long_text',
    business_area_sqm: 'area',
    premises: AS_A_WHOLE,
    tax_declaration_no: 'text',
    lessor_name: 'text',
    lessor_address: 'text',
    lessor_mobile: 'mobile',
    lessor_email: 'text',
    monthly_rental: AS_A_WHOLE,
    lease_start: 'day',
    lease_end: 'day',
  },
  contacts: {
    telephone: 'text',
    mobile: 'mobile',
    email: 'text',
    website: 'text',
    owner_address: 'long_text',
    emergency_name: 'text',
    emergency_mobile: 'mobile',
    emergency_email: 'text',
  },
  people: {
    employees_male: 'count',
    employees_female: 'count',
    residents_male: 'count',
    residents_female: 'count',
    vehicles: 'count',
    motorcycles: 'count',
  },
  activity: {
    lines: AS_A_WHOLE,
    total_assets: AS_A_WHOLE,
    date_started: 'day',
    sells_liquor: 'check',
    sells_tobacco: 'check',
  },
} as const satisfies FormTable<CorrectedKind | typeof AS_A_WHOLE>;

type CorrectedLabel = keyof typeof CORRECTED_LABELS;

/** A field of the form as an office marks it: `place.street`. */
export interface CorrectableField {
  readonly path: string;
  readonly section: FormSection;
  readonly name: CorrectedLabel;
  readonly kind: CorrectedKind;
}

/** Every field that may be marked, in the order of the form. */
export const CORRECTABLE_FIELDS: readonly CorrectableField[] = FORM_SECTIONS.flatMap((section) =>
  Object.entries<CorrectedKind | null>(CORRECTED_AS[section]).flatMap(([name, kind]) =>
    kind === AS_A_WHOLE ? [] : [{ path: `${section}.${name}`, section, name: name as CorrectedLabel, kind }],
  ),
);

export function findCorrectableField(path: string): CorrectableField | undefined {
  return CORRECTABLE_FIELDS.find((field) => field.path === path);
}

/** An answer of a marked field. */
export const CorrectedValue = v.union([v.pipe(v.string(), v.maxLength(300, 'text.too_long')), v.number(), v.boolean()]);

const MarkedPath = v.picklist(
  CORRECTABLE_FIELDS.map(({ path }) => path),
  'correction.field_required',
);

export type CorrectedValue = v.InferOutput<typeof CorrectedValue>;

/** A field that goes back to the owner, with the reason the owner reads beside it. */
const FieldMark = v.object({ field: MarkedPath, reason: defineText('correction.reason_required', 300) });

export const Marks = v.optional(
  v.pipe(
    v.array(FieldMark),
    v.maxLength(20, 'correction.too_many'),
    v.check((marks) => new Set(marks.map(({ field }) => field)).size === marks.length, 'correction.duplicate'),
  ),
  [],
);
export type Marks = v.InferOutput<typeof Marks>;

/** The owner's answers by field; other fields are refused by the server, which knows what was marked. */
export const CorrectedAnswers = v.optional(
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(60, 'text.too_long')), CorrectedValue),
    v.check((answers) => Object.keys(answers).length <= 20, 'correction.too_many'),
  ),
  {},
);
export type CorrectedAnswers = v.InferOutput<typeof CorrectedAnswers>;
