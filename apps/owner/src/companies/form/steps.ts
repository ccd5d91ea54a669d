// Steps of the business form, with the schema and the draft values of each.

import {
  ActivitySection,
  type Company,
  ContactsSection,
  FORM_SECTIONS,
  type FormSection,
  IdentitySection,
  normaliseAmount,
  normaliseMobile,
  PeopleSection,
  PlaceSection,
  type Reference,
  type User,
} from '@ebpls/contracts';
import type { FieldMessages } from '@ebpls/remote-kit';
import * as v from 'valibot';

import type { DraftValues } from '../../shared/drafts/autosave.ts';

const COMPANY_STEPS = [...FORM_SECTIONS, 'check'] as const;
export type CompanyStep = (typeof COMPANY_STEPS)[number];

export const SCHEMA_BY_SECTION: Readonly<Record<FormSection, v.GenericSchema<DraftValues, DraftValues>>> = {
  identity: IdentitySection,
  place: PlaceSection,
  contacts: ContactsSection,
  people: PeopleSection,
  activity: ActivitySection,
};

export type Sections = Readonly<Record<FormSection, DraftValues>>;

/** Returns the step of the address; the first one without a parameter. */
export function getCompanyStep(search: URLSearchParams): CompanyStep {
  return COMPANY_STEPS.find((step) => step === search.get('step')) ?? 'identity';
}

export function getNextStep(step: CompanyStep): CompanyStep {
  return COMPANY_STEPS[COMPANY_STEPS.indexOf(step) + 1] ?? 'check';
}

export function getPreviousStep(step: CompanyStep): CompanyStep | undefined {
  return COMPANY_STEPS[COMPANY_STEPS.indexOf(step) - 1];
}

/** Facts about the owner from the account, so that nobody types them twice. */
export type Owner = Pick<User, 'firstname' | 'lastname' | 'email' | 'phone'>;

/**
 * Returns the initial values: those typed last, else the registration; for empty ones those of the account and the most
 * common answers.
 */
export function toSectionDrafts(company: Company, reference: Reference, owner: Owner | undefined): Sections {
  const first: Sections = {
    identity: {
      citizenship: 'Filipino',
      first_name: owner?.firstname,
      last_name: owner?.lastname,
      has_one_name: owner?.lastname === '',
    },
    place: { zip: reference.municipality.zip, activity_of_place: 'MAIN_OFFICE' },
    contacts: { email: owner?.email, mobile: owner && (normaliseMobile(owner.phone) ?? owner.phone) },
    people: { vehicles: 0, motorcycles: 0 },
    activity: { lines: [{ line: '', products: '', is_principal: true, units: {} }] },
  };
  const sections = FORM_SECTIONS.map((section) => [
    section,
    { ...first[section], ...toShownAmounts(company.draft[section] ?? getRegisteredValues(company, section)) },
  ]);
  return Object.fromEntries(sections) as Sections; // every section was walked
}

/** Formats amounts for their fields; the server stores them without commas. */
function toShownAmounts(values: DraftValues): DraftValues {
  const amounts = ['total_assets', 'monthly_rental'].flatMap((field): [string, string][] => {
    const savedValue = values[field];
    return typeof savedValue === 'string' ? [[field, normaliseAmount(savedValue) ?? savedValue]] : [];
  });
  return { ...values, ...Object.fromEntries(amounts) };
}

function getRegisteredValues({ form }: Company, section: FormSection): DraftValues {
  const savedSection = form?.[section];
  return typeof savedSection === 'object' && savedSection !== null ? { ...savedSection } : {};
}

export function isComplete(section: FormSection, values: DraftValues): boolean {
  return v.safeParse(SCHEMA_BY_SECTION[section], values).success;
}

/** Returns the messages of one section: the server keys fields by `section.field`. */
export function pickSectionMessages(
  section: FormSection,
  fields: FieldMessages | undefined,
): FieldMessages | undefined {
  if (fields === undefined) return undefined;
  const own = Object.entries(fields).filter(([path]) => path.startsWith(`${section}.`));
  return own.length === 0
    ? undefined
    : Object.fromEntries(own.map(([path, messages]) => [path.slice(section.length + 1), messages]));
}

/** Returns the section at the beginning of a server's field path. */
export function findSection(path: string): FormSection | undefined {
  return FORM_SECTIONS.find((section) => path === section || path.startsWith(`${section}.`));
}
