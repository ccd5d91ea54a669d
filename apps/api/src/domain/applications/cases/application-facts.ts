// Gathers the facts about an application that the rules decide on.

import {
  type BusinessFormInput,
  type ClearanceState,
  type ClearingOffice,
  completeForm,
  type DeclarationInput,
  type LineOfBusiness,
  type RoutingPolicy,
} from '@ebpls/contracts';
import { type ApplicationFacts, isRuleInForce, limitToOrdinances } from '@ebpls/rules';
import { toRenewedFormer, withReplacedLines } from '@ebpls/rules/tariff';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicationRow } from '../find-application.ts';
import { findOrdinanceOfYear, findYearTariff } from '../../../platform/reference/find-ordinance-of-year.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { listAddedLines, applyChangeToForm } from './declared-changes.ts';

/** Facts of the last issued application of the business for this one. */
export interface FormerCase {
  readonly tax_year: number;
  readonly form: BusinessFormInput;
  readonly declaration: DeclarationInput | null;
  /** Clearances that are still valid, by office. */
  readonly clearances: ReadonlyMap<ClearingOffice, ClearanceState>;
}

interface FormerRow {
  readonly tax_year: number;
  readonly form: BusinessFormInput | null;
  readonly declaration: DeclarationInput | null;
  readonly office: ClearingOffice | null;
  readonly clearance_state: ClearanceState;
}

/**
 * The last application of the business that ended in a permit, before this one, with the clearances of its year; an
 * amendment of the year adds its own to them. Undefined for a new business.
 */
export async function findFormerCase(
  db: Database | Trx,
  { business_id, assessment_id, tax_year }: Pick<ApplicationRow, 'business_id' | 'assessment_id' | 'tax_year'>,
): Promise<FormerCase | undefined> {
  const { rows } = await sql<FormerRow>`
    select a.tax_year, a.snapshot -> 'form' as form, a.declaration, c.office, c.state as clearance_state
    from (
        select *
        from application
        where business_id = ${business_id}::bigint
          and assessment_id < ${assessment_id}::bigint
          and state = 'ISSUED'
          and application_type not in ('RETIREMENT', 'SPECIAL')
        order by assessment_id desc
        limit 1
      ) a
    left join lateral (
      select distinct on (g.office) g.office, g.state, g.expires_on
      from clearance g
      join application x using (assessment_id)
      where x.business_id = a.business_id
        and x.tax_year = a.tax_year
        and x.state = 'ISSUED'
        and x.application_type not in ('RETIREMENT', 'SPECIAL')
        and x.assessment_id <= a.assessment_id
      order by g.office, g.clearance_id desc
    ) c on c.expires_on is null or c.expires_on >= make_date(${tax_year - 1}::int, 12, 31)`.execute(db);
  const [row] = rows;
  if (!row?.form) return undefined;
  return {
    tax_year: row.tax_year,
    form: completeForm(row.form),
    declaration: row.declaration,
    clearances: new Map(
      rows.flatMap(({ office, clearance_state }) => (office === null ? [] : [[office, clearance_state] as const])),
    ),
  };
}

interface FactsInput {
  readonly application: Pick<
    ApplicationRow,
    'application_type' | 'amendment' | 'change' | 'tax_year' | 'form' | 'snapshot' | 'declaration' | 'draft' | 'state'
  > & { readonly represented?: boolean; readonly at_counter?: boolean };
  readonly rows: ReferenceRows;
  readonly today: string;
  readonly formerCase?: FormerCase | undefined;
}

/**
 * Facts that decide routing, risk, the list of papers and the legal class. Refused: conflict while the registration is
 * incomplete.
 */
export function toApplicationFacts({ application: row, rows, today, formerCase }: FactsInput): ApplicationFacts {
  const tariff = findYearTariff(rows, row.tax_year);
  const { application } = withReplacedLines(row, tariff);
  const formerForm = toRenewedFormer(formerCase, { application, tariff, withChosen: true })?.form;
  const form = getForm(application);
  const expiry = form.identity.registration_expiry ?? '';
  return {
    application_type: application.application_type,
    tax_year: application.tax_year,
    policy: limitToOrdinances(getRoutingPolicy(rows, application.tax_year), rows.rule_ordinances, today),
    has_low_risk_rule: isRuleInForce('LOW_RISK_RENEWAL', rows.rule_ordinances, today),
    lines: listFormLines(form, rows),
    ...(application.amendment !== null && {
      amendments: [application.amendment],
      added_lines: listAddedLines(application, rows.lines),
    }),
    employees_total: countEmployees(application, form),
    business_area_sqm: form.place.business_area_sqm,
    org_type: form.identity.org_type,
    premises: form.place.premises,
    activity_of_place: form.place.activity_of_place,
    changed: formerForm !== undefined && hasChanged(formerForm, form),
    ...listClaims(application, rows),
    registration_expired: expiry !== '' && expiry < today,
    sells_liquor: form.activity.sells_liquor,
    sells_tobacco: form.activity.sells_tobacco,
    // A line with a distance rule is a conditional use: its zoning is reviewed each year.
    zoning_nonconforming: listFormLines(form, rows).some(({ flags }) => flags.includes('distance_rule')),
    represented: application.represented === true,
    at_counter: application.at_counter === true,
    fire_on_record: formerCase?.clearances.has('fire') === true,
  };
}

/**
 * Thresholds of the revenue code in force on 1 January of the year, else of the oldest one. Refused: conflict without
 * any code.
 */
function getRoutingPolicy({ ordinances }: ReferenceRows, tax_year: number): RoutingPolicy {
  const version = findOrdinanceOfYear(ordinances, tax_year) ?? ordinances.at(-1);
  if (!version) throw new Refused('conflict', 'bill.ordinance_missing', { params: { year: tax_year } });
  return version.ordinance.routing;
}

/** The registration that counts: as filed, or the current one while the owner still works on it. */
export function getForm({
  form,
  snapshot,
  ...application
}: Pick<
  ApplicationRow,
  'application_type' | 'amendment' | 'change' | 'draft' | 'form' | 'snapshot' | 'state'
>): BusinessFormInput {
  const { state } = application;
  const isWithOwner = state === 'DRAFT' || state === 'RETURNED';
  const counting = isWithOwner ? form && applyChangeToForm(form, application) : (snapshot?.form ?? form);
  if (counting === null) throw new Refused('conflict', 'company.not_registered');
  return counting;
}

/** Lines of business in the catalogue; lines that it no longer contains are left out. */
function listFormLines(form: Pick<BusinessFormInput, 'activity'>, rows: ReferenceRows): LineOfBusiness[] {
  return form.activity.lines.flatMap(({ line }) => rows.lines.get(line) ?? []);
}

/** What the declaration claims, as typed so far while it is with the owner. */
function listClaims(
  { declaration, draft, state, tax_year }: FactsInput['application'],
  { ordinances }: ReferenceRows,
): Pick<ApplicationFacts, 'exemptions_claimed' | 'claimed_names'> {
  const isWithOwner = state === 'DRAFT' || state === 'RETURNED';
  const claims: unknown = isWithOwner ? (draft['exemptions'] ?? declaration?.exemptions) : declaration?.exemptions;
  const codes = (Array.isArray(claims) ? claims : []).flatMap((claim: unknown) => {
    const code = typeof claim === 'object' && claim !== null && 'code' in claim ? claim.code : undefined;
    return typeof code === 'string' ? [code] : [];
  });
  const reliefs = findOrdinanceOfYear(ordinances, tax_year)?.tariff?.reliefs;
  return { exemptions_claimed: codes, claimed_names: codes.flatMap((code) => reliefs?.get(code)?.name ?? []) };
}

function countEmployees({ declaration, draft, state }: FactsInput['application'], form: BusinessFormInput): number {
  const isWithOwner = state === 'DRAFT' || state === 'RETURNED';
  const declarationDraft = isWithOwner ? (draft as Partial<DeclarationInput>) : declaration;
  const count = (value: unknown, fallback: number): number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : fallback;
  return (
    count(declarationDraft?.employees_male, form.people.employees_male) +
    count(declarationDraft?.employees_female, form.people.employees_female)
  );
}

/**
 * A renewal is changed when place, owner, name or lines differ from last year's permit (domain reference 1.3 and 3.2).
 */
function hasChanged(before: BusinessFormInput, now: BusinessFormInput): boolean {
  return JSON.stringify(toEssence(before)) !== JSON.stringify(toEssence(now));
}

function toEssence({ identity, place, activity }: BusinessFormInput): unknown[] {
  const { brgycode, street, building, unit, business_area_sqm, premises, activity_of_place } = place;
  const lines = activity.lines.map(({ line }) => line).toSorted();
  return [
    identity.org_type,
    identity.registration_no,
    identity.company_name,
    brgycode,
    street,
    building ?? '',
    unit ?? '',
    business_area_sqm,
    premises,
    activity_of_place,
    lines,
  ];
}
