// Schemas of the unified application form (domain reference 2; joint memorandum circular 2021-01). A section is a step
// on the screen. Field rules are here; rules that need two sections or the clock are in libs/rules and the API.

import * as v from 'valibot';

import {
  defineBusinessName,
  defineName,
  defineOptionalBusinessName,
  defineOptionalName,
  defineOptionalPrintableText,
  definePrintableText,
} from '../shared/names.ts';
import { defineLineCode } from '../treasury/ordinance/vocabulary.ts';
import { Amount, BarangayCode, Count, Day, defineOptionalText, defineText } from '../shared/primitives.ts';

const TIN = /^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/;
const MOBILE = /^(09|\+639)\d{9}$/;

const Mobile = v.pipe(
  v.string('mobile.required'),
  v.transform((text) => text.replaceAll(/[\s-]/g, '')),
  v.regex(MOBILE, 'mobile.format'),
);
const BusinessEmail = v.pipe(
  v.string('email.required'),
  v.trim(),
  v.toLowerCase(),
  v.email('email.format'),
  v.maxLength(254, 'text.too_long'),
);
const OptionalDay = v.optional(v.union([v.literal(''), Day]), '');

/** Which agency registers which kind of organisation (form field 6). */
export const AGENCY_BY_ORGANISATION = {
  SOLE: 'DTI',
  OPC: 'SEC',
  PARTNERSHIP: 'SEC',
  CORPORATION: 'SEC',
  COOPERATIVE: 'CDA',
  FOUNDATION: 'SEC',
} as const;

const registrationFields = {
  registration_no: defineText('registration_no.required', 40),
  registration_date: Day,
  registration_expiry: OptionalDay,
  tin: v.pipe(v.string('tin.required'), v.trim(), v.regex(TIN, 'tin.format')),
  company_name: v.pipe(defineBusinessName('company_name.required', 200), v.minLength(2, 'company_name.too_short')),
  trade_name: defineOptionalBusinessName(200),
};

const SoleProprietorForm = v.object({
  org_type: v.literal('SOLE'),
  ...registrationFields,
  /** The owner has one legal name, the first one; the others stay empty. */
  has_one_name: v.optional(v.boolean(), false),
  last_name: defineOptionalName(60),
  first_name: defineName('first_name.required', 60),
  middle_name: defineOptionalName(60),
  suffix: defineOptionalName(10),
  sex: v.picklist(['M', 'F'], 'sex.required'),
  birth_date: Day,
  civil_status: v.picklist(['SINGLE', 'MARRIED', 'WIDOWED', 'SEPARATED'], 'civil_status.required'),
  citizenship: definePrintableText('citizenship.required', 40),
});

const Body = v.object({
  org_type: v.picklist(['OPC', 'PARTNERSHIP', 'CORPORATION', 'COOPERATIVE', 'FOUNDATION'], 'org_type.required'),
  ...registrationFields,
  corporation_name: defineBusinessName('corporation_name.required', 200),
  nationality: v.picklist(['FILIPINO', 'FOREIGN'], 'nationality.required'),
  president_name: defineName('president_name.required', 120),
  treasurer_name: defineOptionalName(120),
});

export const IdentitySection = v.pipe(
  v.variant('org_type', [SoleProprietorForm, Body], 'org_type.required'),
  v.rawCheck(({ dataset, addIssue }) => {
    const { org_type, has_one_name, last_name } = Object(dataset.value) as Record<string, unknown>;
    if (org_type !== 'SOLE' || has_one_name === true || (last_name ?? '') !== '') return;
    addIssue({
      message: 'last_name.required',
      path: [{ type: 'object', origin: 'value', input: Object(dataset.value), key: 'last_name', value: last_name }],
    });
  }),
  v.transform((identity) =>
    identity.org_type === 'SOLE' && identity.has_one_name
      ? { ...identity, last_name: '', middle_name: '', suffix: '' }
      : identity,
  ),
);

export const ACTIVITIES_OF_PLACE = [
  'MAIN_OFFICE',
  'BRANCH',
  'ADMIN_OFFICE_ONLY',
  'WAREHOUSE',
  'FACTORY',
  'STALL',
  'HOME_BASED',
  'AMBULANT',
] as const;
export const PREMISES = ['OWNED', 'RENTED', 'GOVERNMENT', 'FREE_USE', 'MARKET_STALL'] as const;

const Address = {
  unit: defineOptionalPrintableText(60),
  building: defineOptionalPrintableText(80),
  street: definePrintableText('street.required', 120),
  subdivision: defineOptionalPrintableText(80),
};

const placeFields = {
  ...Address,
  brgycode: BarangayCode,
  zip: v.pipe(v.string('zip.required'), v.regex(/^\d{4}$/, 'zip.format')),
  geo_lat: v.pipe(v.number('pin.required'), v.minValue(-90, 'pin.outside'), v.maxValue(90, 'pin.outside')),
  geo_lng: v.pipe(v.number('pin.required'), v.minValue(-180, 'pin.outside'), v.maxValue(180, 'pin.outside')),
  /** Why the pin stays where it is, though it lies outside the declared barangay. */
  pin_remark: defineOptionalText(200),
  activity_of_place: v.picklist(ACTIVITIES_OF_PLACE, 'activity_of_place.required'),
  main_office_address: defineOptionalPrintableText(300),
  business_area_sqm: v.pipe(
    v.number('area.required'),
    v.minValue(0.01, 'area.positive'),
    v.maxValue(1_000_000, 'area.too_large'),
    v.check((area) => Number.isInteger(Math.round(area * 1e6) / 1e4), 'area.decimals'),
  ),
};

const OwnedPremises = v.object({
  ...placeFields,
  premises: v.literal('OWNED'),
  tax_declaration_no: defineText('tax_declaration_no.required', 40),
});

const RentedPremises = v.object({
  ...placeFields,
  premises: v.literal('RENTED'),
  lessor_name: defineBusinessName('lessor_name.required', 120),
  lessor_address: definePrintableText('lessor_address.required', 300),
  lessor_mobile: Mobile,
  lessor_email: v.optional(v.union([v.literal(''), BusinessEmail]), ''),
  monthly_rental: Amount,
  lease_start: Day,
  lease_end: Day,
});

const OtherPremises = v.object({
  ...placeFields,
  premises: v.picklist(['GOVERNMENT', 'FREE_USE', 'MARKET_STALL'], 'premises.required'),
  tax_declaration_no: defineOptionalText(40),
});

export const PlaceSection = v.variant('premises', [OwnedPremises, RentedPremises, OtherPremises], 'premises.required');

export const ContactsSection = v.object({
  telephone: defineOptionalText(20),
  mobile: Mobile,
  email: BusinessEmail,
  website: defineOptionalText(200),
  owner_address: definePrintableText('owner_address.required', 300),
  emergency_name: defineName('emergency_name.required', 120),
  emergency_mobile: Mobile,
  emergency_email: v.optional(v.union([v.literal(''), BusinessEmail]), ''),
});

export const PeopleSection = v.pipe(
  v.object({
    employees_male: Count,
    employees_female: Count,
    residents_male: Count,
    residents_female: Count,
    vehicles: Count,
    motorcycles: Count,
  }),
  v.forward(
    v.partialCheck(
      [['employees_male'], ['residents_male']],
      ({ employees_male, residents_male }) => residents_male <= employees_male,
      'residents.more_than_all',
    ),
    ['residents_male'],
  ),
  v.forward(
    v.partialCheck(
      [['employees_female'], ['residents_female']],
      ({ employees_female, residents_female }) => residents_female <= employees_female,
      'residents.more_than_all',
    ),
    ['residents_female'],
  ),
);

/** Keys of things that are counted for fees (domain reference 4.7, rule 19). */
export const UNIT_KEYS = ['fuel_nozzle', 'peddler', 'scale_30', 'scale_300', 'scale_over_300'] as const;

export const BusinessLine = v.object({
  line: defineLineCode('line.required'),
  products: defineOptionalText(200),
  is_principal: v.boolean(),
  units: v.optional(v.partial(v.object(v.entriesFromList(UNIT_KEYS, Count))), {}),
});
export type BusinessLine = v.InferOutput<typeof BusinessLine>;

/** Different lines of business of one business: in the form, in the declaration and in a case. */
export const MAX_LINES = 40;

/** Refuses more lines; a line that is declared once for each of its tax categories counts once. */
export function defineMaxLines<Line extends { readonly line: string }>() {
  return v.check<Line[], 'lines.too_many'>(
    (lines) => new Set(lines.map(({ line }) => line)).size <= MAX_LINES,
    'lines.too_many',
  );
}

export const ActivitySection = v.object({
  lines: v.pipe(
    v.array(BusinessLine, 'lines.required'),
    v.minLength(1, 'lines.required'),
    defineMaxLines(),
    v.check((lines) => lines.filter(({ is_principal }) => is_principal).length === 1, 'lines.one_principal'),
    v.check((lines) => new Set(lines.map(({ line }) => line)).size === lines.length, 'lines.duplicate'),
  ),
  total_assets: Amount,
  date_started: Day,
  sells_liquor: v.boolean(),
  sells_tobacco: v.boolean(),
});
