// English labels of the printed application form: sections, fields, codes and columns of its tables.

import type { FormTable } from '@ebpls/contracts';

/** Titles of the sections of the national application form (joint memorandum circular 2021-01, annex 1), in its order. */
export const PART_TITLES = {
  registration: 'Registration',
  owner: 'Taxpayer or owner',
  business: 'Business',
  contacts: 'Contacts and emergency',
  place: 'Place of business',
  workers: 'Employees and vehicles',
  goods: 'Assets and goods',
} as const;
type PartName = keyof typeof PART_TITLES;

export interface PrintedRow {
  readonly part: PartName;
  readonly label: string;
  readonly kind?: 'day' | 'amount' | 'word' | 'barangay' | undefined;
}

/** Printed elsewhere: the lines have a table of their own, and the pin is one row of two numbers. */
const NOT_PRINTED = null;

/** Position and format of each printed answer of the form. A field without a row does not compile. */
export const PRINTED_FIELDS = {
  identity: {
    org_type: { part: 'registration', label: 'Form of organization', kind: 'word' },
    registration_no: { part: 'registration', label: 'DTI, SEC or CDA registration no.' },
    registration_date: { part: 'registration', label: 'Date of registration', kind: 'day' },
    registration_expiry: { part: 'registration', label: 'Valid until', kind: 'day' },
    tin: { part: 'registration', label: 'TIN' },
    has_one_name: NOT_PRINTED,
    last_name: { part: 'owner', label: 'Last name' },
    first_name: { part: 'owner', label: 'First name' },
    middle_name: { part: 'owner', label: 'Middle name' },
    suffix: { part: 'owner', label: 'Suffix' },
    sex: { part: 'owner', label: 'Sex', kind: 'word' },
    birth_date: { part: 'owner', label: 'Date of birth', kind: 'day' },
    civil_status: { part: 'owner', label: 'Civil status', kind: 'word' },
    citizenship: { part: 'owner', label: 'Citizenship' },
    corporation_name: { part: 'owner', label: 'Registered name' },
    nationality: { part: 'owner', label: 'Nationality', kind: 'word' },
    president_name: { part: 'owner', label: 'President or officer in charge' },
    treasurer_name: { part: 'owner', label: 'Treasurer' },
    company_name: { part: 'business', label: 'Business name' },
    trade_name: { part: 'business', label: 'Trade name or franchise' },
  },
  place: {
    unit: { part: 'business', label: 'Unit or house number' },
    building: { part: 'business', label: 'Building' },
    street: { part: 'business', label: 'Street, lot and block, or purok' },
    subdivision: { part: 'business', label: 'Subdivision' },
    brgycode: { part: 'business', label: 'Barangay', kind: 'barangay' },
    zip: { part: 'business', label: 'ZIP code' },
    geo_lat: NOT_PRINTED,
    geo_lng: NOT_PRINTED,
    pin_remark: { part: 'place', label: 'Remark on the pin' },
    activity_of_place: { part: 'place', label: 'Business activity at this address', kind: 'word' },
    main_office_address: { part: 'place', label: 'Address of the main office' },
    business_area_sqm: { part: 'place', label: 'Floor area in square meters' },
    premises: { part: 'place', label: 'Premises', kind: 'word' },
    tax_declaration_no: { part: 'place', label: 'Tax declaration no.' },
    lessor_name: { part: 'place', label: 'Lessor' },
    lessor_address: { part: 'place', label: 'Address of the lessor' },
    lessor_mobile: { part: 'place', label: 'Mobile number of the lessor' },
    lessor_email: { part: 'place', label: 'E-mail of the lessor' },
    monthly_rental: { part: 'place', label: 'Monthly rental', kind: 'amount' },
    lease_start: { part: 'place', label: 'Lease starts', kind: 'day' },
    lease_end: { part: 'place', label: 'Lease ends', kind: 'day' },
  },
  contacts: {
    telephone: { part: 'contacts', label: 'Telephone' },
    mobile: { part: 'contacts', label: 'Mobile number' },
    email: { part: 'contacts', label: 'E-mail' },
    website: { part: 'contacts', label: 'Website or page' },
    owner_address: { part: 'contacts', label: 'Address of the owner' },
    emergency_name: { part: 'contacts', label: 'Emergency contact' },
    emergency_mobile: { part: 'contacts', label: 'Emergency mobile number' },
    emergency_email: { part: 'contacts', label: 'Emergency e-mail' },
  },
  people: {
    employees_male: { part: 'workers', label: 'Male employees' },
    employees_female: { part: 'workers', label: 'Female employees' },
    residents_male: { part: 'workers', label: 'Male employees who live in the municipality' },
    residents_female: { part: 'workers', label: 'Female employees who live in the municipality' },
    vehicles: { part: 'workers', label: 'Delivery vans and trucks' },
    motorcycles: { part: 'workers', label: 'Delivery motorcycles' },
  },
  activity: {
    lines: NOT_PRINTED,
    total_assets: { part: 'goods', label: 'Total assets, excluding land', kind: 'amount' },
    date_started: { part: 'goods', label: 'Opening date', kind: 'day' },
    sells_liquor: { part: 'goods', label: 'Sells liquor' },
    sells_tobacco: { part: 'goods', label: 'Sells tobacco' },
  },
} as const satisfies FormTable<PrintedRow | typeof NOT_PRINTED>;

/** Text of each code. */
export const CODE_TEXTS: Readonly<Record<string, string>> = {
  NEW: 'New',
  RENEWAL: 'Renewal',
  AMENDMENT: 'Amendment',
  RETIREMENT: 'Retirement',
  SPECIAL: 'Temporary permit',
  ANNUAL: 'Annual',
  SEMI_ANNUAL: 'Semi-annual',
  QUARTERLY: 'Quarterly',
  SOLE: 'Sole proprietorship',
  OPC: 'One-person corporation',
  PARTNERSHIP: 'Partnership',
  CORPORATION: 'Corporation',
  COOPERATIVE: 'Cooperative',
  FOUNDATION: 'Foundation or non-stock corporation',
  M: 'Male',
  F: 'Female',
  SINGLE: 'Single',
  MARRIED: 'Married',
  WIDOWED: 'Widowed',
  SEPARATED: 'Separated',
  FILIPINO: 'Filipino',
  FOREIGN: 'Foreign',
  MAIN_OFFICE: 'Main office or only place',
  BRANCH: 'Branch',
  ADMIN_OFFICE_ONLY: 'Administrative office only',
  WAREHOUSE: 'Warehouse',
  FACTORY: 'Factory',
  STALL: 'Stall',
  HOME_BASED: 'Home-based',
  AMBULANT: 'Ambulant, no fixed place',
  OWNED: 'Owned',
  RENTED: 'Rented',
  GOVERNMENT: 'Government',
  FREE_USE: 'Rent-free',
  MARKET_STALL: 'Market stall',
};

export const UNIT_TEXTS: Readonly<Record<string, string>> = {
  fuel_nozzle: 'fuel nozzles',
  peddler: 'peddlers',
  scale_30: 'scales up to 30 kg',
  scale_300: 'scales up to 300 kg',
  scale_over_300: 'scales above 300 kg',
};

export const LINE_COLUMNS = [
  'Line of business',
  'Products or services',
  'Units',
  'Capital',
  'Gross, essential',
  'Gross, non-essential',
] as const;

/** Titles of the municipality's part, as the joint circulars 01-2016 and 01-2021 number them. */
export const MUNICIPAL_TITLES = {
  verification: 'II. Municipality: verification of documents',
  assessment: 'II. Municipality: assessment of fees',
  receipts: 'Official receipts',
  fire: 'III. Fire station: fire safety inspection fee',
} as const;

export const VERIFICATION_COLUMNS = [
  'Document',
  'Office or agency',
  'Yes',
  'No',
  'Not needed',
  'Verified by',
  'Date',
] as const;

export const ASSESSMENT_COLUMNS = [
  'Local taxes, regulatory fees and charges',
  'Reference',
  'Amount due',
  'Surcharge, interest',
  'Total',
] as const;

export const RECEIPT_COLUMNS = ['Receipt no.', 'Date', 'Amount'] as const;

/** Acts of the signatories. */
export const SIGNATORY_ACTS = {
  prepared: 'Prepared by (licensing office)',
  assessed: 'Assessed by (licensing office)',
  approved: 'Approved by (municipal treasurer)',
  signed: 'Permit approved by (mayor)',
} as const;

export const OATH =
  'I declare under penalty of perjury that what is written here is true. ' +
  'I agree to comply with the regulatory requirements and other deficiencies within 30 days from the release ' +
  'of the permit, and to the processing of these data for it.';
