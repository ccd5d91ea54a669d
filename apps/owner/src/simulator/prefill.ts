// First values of the tax simulator: empty, or from a business of the owner.

import { callEndpoint } from '@ebpls/api-client';
import {
  BusinessForm,
  type BusinessFormInput,
  type Company,
  Declaration,
  getAssessment,
  getCompany,
  type RevenueCode,
} from '@ebpls/contracts';
import * as v from 'valibot';

import type { TypedFigures, TypedLine } from './simulator-figures.ts';

/** Returns the initial values of an empty simulator: one line, and a business that opens today. */
export function createEmptyFigures({ today }: RevenueCode): TypedFigures {
  return {
    application_type: 'NEW',
    org_type: 'SOLE',
    brgycode: '',
    business_area_sqm: undefined,
    employees: { male: 0, female: 0 },
    vehicles: { vehicle: 0, motorcycle: 0 },
    total_assets: '',
    date_started: today,
    lines: [{ line: '' }],
    sells_liquor: false,
    sells_tobacco: false,
    zero_gross_affidavit: false,
    exemption: '',
    payment_mode: 'ANNUAL',
  };
}

/** Latest registration and declaration of a business of the owner. */
export interface PrefillSource {
  readonly company: Company;
  readonly declaredValues: Readonly<Record<string, unknown>> | undefined;
}

/** Loads a business with the figures of its newest declaration. */
export async function loadPrefillSource(company_code: string, signal: AbortSignal): Promise<PrefillSource> {
  const company = await callEndpoint(getCompany, { params: { company_code }, signal });
  const newestApplication = company.applications
    .filter(({ state }) => state !== 'DRAFT')
    .toSorted((one, other) => other.tax_year - one.tax_year)[0];
  if (newestApplication === undefined) return { company, declaredValues: undefined };
  const { declaration } = await callEndpoint(getAssessment, {
    params: { assessment_code: newestApplication.assessment_code },
    signal,
  });
  return { company, declaredValues: declaration ?? undefined };
}

const PrefillFigures = v.partial(
  v.pick(Declaration, ['payment_mode', 'total_assets', 'employees_male', 'employees_female', 'lines']),
);
type DeclaredFigures = v.InferInput<typeof PrefillFigures>;

/** Returns the simulator's initial figures for a business of the owner; an unfinished registration has none. */
export function toTypedFigures({ company: { form }, declaredValues }: PrefillSource, code: RevenueCode): TypedFigures {
  if (!v.is(BusinessForm, form)) return createEmptyFigures(code);
  const declaredFigures = v.is(PrefillFigures, declaredValues) ? declaredValues : {};
  return { ...toRegisteredFigures(form, declaredFigures, code), ...toDeclaredValues(declaredFigures) };
}

function toRegisteredFigures(
  { identity, place, people, activity }: BusinessFormInput,
  declaredFigures: DeclaredFigures,
  code: RevenueCode,
): TypedFigures {
  const { date_started, lines, total_assets, sells_liquor, sells_tobacco } = activity;
  return {
    ...createEmptyFigures(code),
    application_type: date_started.startsWith(String(code.tax_year)) ? 'NEW' : 'RENEWAL',
    org_type: identity.org_type,
    brgycode: place.brgycode,
    business_area_sqm: place.business_area_sqm,
    employees: {
      male: declaredFigures.employees_male ?? people.employees_male,
      female: declaredFigures.employees_female ?? people.employees_female,
    },
    vehicles: { vehicle: people.vehicles, motorcycle: people.motorcycles },
    total_assets,
    date_started,
    lines: lines.flatMap((line) => toTypedLines(line, declaredFigures, code)),
    sells_liquor,
    sells_tobacco,
  };
}

/** The latest declaration is newer than the registration. */
function toDeclaredValues({ total_assets, payment_mode }: DeclaredFigures): Partial<TypedFigures> {
  return { ...(total_assets !== undefined && { total_assets }), ...(payment_mode !== undefined && { payment_mode }) };
}

/** A line of two categories becomes two entries; counted units belong to the first of them. */
function toTypedLines(
  { line, units }: BusinessFormInput['activity']['lines'][number],
  declaredFigures: DeclaredFigures,
  code: RevenueCode,
): TypedLine[] {
  const kinds = code.lines.find((one) => one.line === line)?.taxed_as ?? [];
  return kinds.map(({ category }, place) => {
    const figures = declaredFigures.lines?.find(
      (one) => one.line === line && (kinds.length === 1 || one.category === category),
    );
    const { capitalization, gross_essential, gross_non_essential } = figures ?? {};
    return {
      line,
      ...(kinds.length > 1 && { category }),
      capitalization,
      gross_essential,
      gross_non_essential,
      ...(place === 0 && { units }),
    };
  });
}
