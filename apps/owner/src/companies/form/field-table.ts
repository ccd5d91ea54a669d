// Table of the fields of the business form: section, kind, condition.

import { ACTIVITIES_OF_PLACE, type FormSection, type FormTable, PREMISES } from '@ebpls/contracts';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import type { FormTextKey } from './form.messages.ts';

/** Kind of a field: each has one input and one formatter. */
export type FieldKind =
  | 'text'
  | 'long_text'
  | 'address'
  | 'mobile'
  | 'tin'
  | 'day'
  | 'amount'
  | 'area'
  | 'count'
  | 'check'
  | 'radio'
  | 'select'
  | 'organization'
  | 'barangay'
  | 'point'
  | 'lines';

interface FieldRow {
  readonly part: PartName;
  readonly kind: FieldKind;
  readonly help?: FormTextKey;
  readonly is_optional?: true;
  /** A summary names it only where it is ticked. */
  readonly is_shown_if_yes?: true;
  /** Two such fields share a row where the screen is wide enough. */
  readonly is_half?: true;
  readonly is_short?: true;
  readonly is_inline?: true;
  readonly type?: 'email' | 'tel' | 'url';
  readonly inputMode?: 'numeric';
  readonly autoComplete?: string;
  readonly options?: readonly FormTextKey[];
  readonly isAsked?: (values: DraftValues) => boolean;
}

/** A field that is typed and formatted together with another one. */
interface JoinedRow {
  readonly is_joined_to: FormTextKey;
}

interface FieldPart {
  readonly title?: FormTextKey;
  readonly isAsked?: (values: DraftValues) => boolean;
}

const isSole = ({ org_type }: DraftValues): boolean => org_type === 'SOLE';
const hasMoreNames = ({ has_one_name }: DraftValues): boolean => has_one_name !== true;
const mayHaveWomen = ({ employees_female }: DraftValues): boolean => employees_female !== 0;
const mayHaveMen = ({ employees_male }: DraftValues): boolean => employees_male !== 0;
const isChosen = ({ org_type }: DraftValues): boolean => typeof org_type === 'string' && org_type !== '';

const PARTS_AS_WRITTEN = {
  ownership: {},
  registration: { title: 'registration_part', isAsked: isChosen },
  owner: { title: 'owner_part', isAsked: isSole },
  organization: { title: 'body_part', isAsked: (values) => isChosen(values) && !isSole(values) },
  address: {},
  point: {},
  ground: {},
  lease: { title: 'lessor_part', isAsked: ({ premises }) => premises === 'RENTED' },
  contacts: {},
  emergency: { title: 'emergency_part' },
  workers: { title: 'workers_part' },
  vehicles: { title: 'vehicles_part' },
  lines: {},
  goods: {},
} as const satisfies Record<string, FieldPart>;

export type PartName = keyof typeof PARTS_AS_WRITTEN;

export const FORM_PARTS: Readonly<Record<PartName, FieldPart>> = PARTS_AS_WRITTEN;

const CIVIL_STATUSES = ['SINGLE', 'MARRIED', 'WIDOWED', 'SEPARATED'] as const;

/** Every field of the contract's form, in the order of the form and of the summary. */
const BUSINESS_FIELDS = {
  // Form fields 5 to 15: the owner of the business, its name and its registration.
  identity: {
    org_type: { part: 'ownership', kind: 'organization' },
    company_name: {
      part: 'registration',
      kind: 'text',
      help: 'company_name_help',
      autoComplete: 'organization',
    },
    trade_name: { part: 'registration', kind: 'text', is_optional: true },
    registration_no: { part: 'registration', kind: 'text' },
    registration_date: { part: 'registration', kind: 'day', is_half: true },
    registration_expiry: {
      part: 'registration',
      kind: 'day',
      help: 'registration_expiry_help',
      is_half: true,
      is_optional: true,
    },
    tin: { part: 'registration', kind: 'tin', help: 'tin_help' },
    has_one_name: { part: 'owner', kind: 'check', help: 'has_one_name_help', is_shown_if_yes: true },
    first_name: { part: 'owner', kind: 'text', is_half: true, autoComplete: 'given-name' },
    last_name: { part: 'owner', kind: 'text', is_half: true, autoComplete: 'family-name', isAsked: hasMoreNames },
    middle_name: {
      part: 'owner',
      kind: 'text',
      is_half: true,
      is_optional: true,
      autoComplete: 'additional-name',
      isAsked: hasMoreNames,
    },
    suffix: {
      part: 'owner',
      kind: 'text',
      help: 'suffix_help',
      is_half: true,
      is_short: true,
      is_optional: true,
      autoComplete: 'honorific-suffix',
      isAsked: hasMoreNames,
    },
    sex: { part: 'owner', kind: 'radio', options: ['F', 'M'], is_inline: true },
    birth_date: { part: 'owner', kind: 'day', is_half: true, autoComplete: 'bday' },
    civil_status: { part: 'owner', kind: 'select', options: CIVIL_STATUSES, is_half: true },
    citizenship: { part: 'owner', kind: 'text', is_short: true, autoComplete: 'country-name' },
    corporation_name: { part: 'organization', kind: 'text' },
    nationality: { part: 'organization', kind: 'radio', options: ['FILIPINO', 'FOREIGN'], is_inline: true },
    president_name: { part: 'organization', kind: 'text' },
    treasurer_name: { part: 'organization', kind: 'text', is_optional: true },
  },
  // Form fields 16, 17, 21 to 23 and 27 to 29: the place of the business and the right to it.
  place: {
    brgycode: { part: 'address', kind: 'barangay', help: 'brgycode_help' },
    street: { part: 'address', kind: 'text', autoComplete: 'address-line1' },
    unit: { part: 'address', kind: 'text', is_half: true, is_optional: true },
    building: { part: 'address', kind: 'text', is_half: true, is_optional: true },
    subdivision: { part: 'address', kind: 'text', is_half: true, is_optional: true },
    zip: {
      part: 'address',
      kind: 'text',
      is_half: true,
      is_short: true,
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    },
    geo_lat: { part: 'point', kind: 'point' },
    geo_lng: { is_joined_to: 'geo_lat' },
    pin_remark: { is_joined_to: 'geo_lat' },
    activity_of_place: { part: 'ground', kind: 'select', options: ACTIVITIES_OF_PLACE },
    main_office_address: {
      part: 'ground',
      kind: 'long_text',
      is_optional: true,
      isAsked: ({ activity_of_place }) => activity_of_place === 'BRANCH',
    },
    business_area_sqm: { part: 'ground', kind: 'area', help: 'business_area_sqm_help' },
    premises: { part: 'ground', kind: 'radio', options: PREMISES },
    tax_declaration_no: {
      part: 'ground',
      kind: 'text',
      help: 'tax_declaration_no_help',
      isAsked: ({ premises }) => premises === 'OWNED',
    },
    lessor_name: { part: 'lease', kind: 'text', autoComplete: 'off' },
    lessor_address: { part: 'lease', kind: 'text', autoComplete: 'off' },
    lessor_mobile: { part: 'lease', kind: 'mobile', help: 'mobile_help', is_half: true, autoComplete: 'off' },
    lessor_email: {
      part: 'lease',
      kind: 'text',
      type: 'email',
      is_half: true,
      is_optional: true,
      autoComplete: 'off',
    },
    monthly_rental: { part: 'lease', kind: 'amount' },
    lease_start: { part: 'lease', kind: 'day', is_half: true },
    lease_end: { part: 'lease', kind: 'day', is_half: true },
  },
  // Form fields 18 to 20: the owner's contact data.
  contacts: {
    mobile: { part: 'contacts', kind: 'mobile', help: 'mobile_help' },
    email: { part: 'contacts', kind: 'text', type: 'email', autoComplete: 'email' },
    telephone: { part: 'contacts', kind: 'text', type: 'tel', is_short: true, is_optional: true },
    website: { part: 'contacts', kind: 'text', type: 'url', is_optional: true, autoComplete: 'url' },
    owner_address: { part: 'contacts', kind: 'address', help: 'owner_address_help', autoComplete: 'street-address' },
    emergency_name: { part: 'emergency', kind: 'text', autoComplete: 'off' },
    emergency_mobile: { part: 'emergency', kind: 'mobile', autoComplete: 'off' },
    emergency_email: { part: 'emergency', kind: 'text', type: 'email', is_optional: true, autoComplete: 'off' },
  },
  // Form fields 24 to 26: workers, those of them who live in the municipality, and vehicles.
  people: {
    employees_female: { part: 'workers', kind: 'count', is_half: true },
    employees_male: { part: 'workers', kind: 'count', is_half: true },
    residents_female: { part: 'workers', kind: 'count', is_half: true, isAsked: mayHaveWomen },
    residents_male: { part: 'workers', kind: 'count', is_half: true, isAsked: mayHaveMen },
    vehicles: { part: 'vehicles', kind: 'count', is_half: true },
    motorcycles: { part: 'vehicles', kind: 'count', is_half: true },
  },
  // Form fields 30, 31 and 35 to 37: the lines of business and the fields common to all of them.
  activity: {
    lines: { part: 'lines', kind: 'lines' },
    total_assets: { part: 'goods', kind: 'amount', help: 'total_assets_help' },
    date_started: { part: 'goods', kind: 'day' },
    sells_liquor: { part: 'goods', kind: 'check' },
    sells_tobacco: { part: 'goods', kind: 'check' },
  },
} as const satisfies FormTable<FieldRow | JoinedRow>;

export type FormFieldRow = FieldRow & { readonly name: FormTextKey };

/** Returns the fields of a section for this kind of owner and place, in their order. */
export function listFields(section: FormSection, values: DraftValues): FormFieldRow[] {
  return Object.entries<FieldRow | JoinedRow>(BUSINESS_FIELDS[section]).flatMap(([name, row]) => {
    if (!('part' in row)) return [];
    const isAsked = (FORM_PARTS[row.part].isAsked?.(values) ?? true) && (row.isAsked?.(values) ?? true);
    return isAsked ? [{ ...row, name: name as FormTextKey }] : []; // the keys of the table are words by its type
  });
}
