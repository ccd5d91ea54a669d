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

import type { TypedFigures, TypedLine } from './figures.ts';

/** What an empty simulator starts with: one line, and a business that opens today. */
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

/** What was registered and declared last of a business of the owner. */
export interface PrefillSource {
  readonly company: Company;
  readonly declared: Readonly<Record<string, unknown>> | undefined;
}

/** Reads a business with the figures of its newest declaration. */
export async function loadPrefillSource(company_code: string, signal: AbortSignal): Promise<PrefillSource> {
  const company = await callEndpoint(getCompany, { params: { company_code }, signal });
  const newest = company.applications
    .filter(({ state }) => state !== 'DRAFT')
    .toSorted((one, other) => other.tax_year - one.tax_year)[0];
  if (newest === undefined) return { company, declared: undefined };
  const { declaration } = await callEndpoint(getAssessment, {
    params: { assessment_code: newest.assessment_code },
    signal,
  });
  return { company, declared: declaration ?? undefined };
}

const Figures = v.partial(
  v.pick(Declaration, ['payment_mode', 'total_assets', 'employees_male', 'employees_female', 'lines']),
);
type Declared = v.InferInput<typeof Figures>;

/** The figures of a business of the owner as the simulator shows them first; an unfinished registration gives none. */
export function toTypedFigures({ company: { form }, declared }: PrefillSource, code: RevenueCode): TypedFigures {
  if (!v.is(BusinessForm, form)) return createEmptyFigures(code);
  const told = v.is(Figures, declared) ? declared : {};
  return { ...registered(form, told, code), ...declaredAnew(told) };
}

function registered(
  { identity, place, people, activity }: BusinessFormInput,
  told: Declared,
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
      male: told.employees_male ?? people.employees_male,
      female: told.employees_female ?? people.employees_female,
    },
    vehicles: { vehicle: people.vehicles, motorcycle: people.motorcycles },
    total_assets,
    date_started,
    lines: lines.flatMap((line) => linesOf(line, told, code)),
    sells_liquor,
    sells_tobacco,
  };
}

/** What was declared last is newer than the registration. */
function declaredAnew({ total_assets, payment_mode }: Declared): Partial<TypedFigures> {
  return { ...(total_assets !== undefined && { total_assets }), ...(payment_mode !== undefined && { payment_mode }) };
}

/** A line of two categories is two entries; what is counted belongs to the first of them. */
function linesOf(
  { line, units }: BusinessFormInput['activity']['lines'][number],
  told: Declared,
  code: RevenueCode,
): TypedLine[] {
  const kinds = code.lines.find((known) => known.line === line)?.taxed_as ?? [];
  return kinds.map(({ category }, place) => {
    const figures = told.lines?.find((one) => one.line === line && (kinds.length === 1 || one.category === category));
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
