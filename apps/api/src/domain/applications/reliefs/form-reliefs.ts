// Offers the reliefs of a revenue code to an application, and names those that it claims.

import type { FormRelief, Ordinance } from '@ebpls/contracts';
import { listClaimableReliefs } from '@ebpls/rules/tariff';

import { findOrdinanceOfYear } from '../../../platform/reference/find-ordinance-of-year.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import type { ApplicationRow } from '../find-application.ts';

type ClaimingApplication = Pick<ApplicationRow, 'application_type' | 'tax_year' | 'form' | 'declaration' | 'state'>;

interface ReliefReader {
  readonly rows: ReferenceRows;
  readonly today: string;
}

/**
 * The reliefs that the registered lines may claim by the tariff of the year; after the filing those that are claimed.
 * Absent before the registration, in other kinds of application, and where a filed application claims none.
 */
export function toReliefReply(
  { application_type, tax_year, form, declaration, state }: ClaimingApplication,
  { rows, today }: ReliefReader,
): { readonly reliefs?: FormRelief[] } {
  if (form === null || (application_type !== 'NEW' && application_type !== 'RENEWAL')) return {};
  const version = findOrdinanceOfYear(rows.ordinances, tax_year);
  if (version === undefined) return {};
  const lines = form.activity.lines.map(({ line }) => line);
  if (state !== 'DRAFT' && state !== 'RETURNED') return toClaimedReply(version, declaration, lines);
  return version.tariff ? { reliefs: listClaimableReliefs(version.tariff, { lines, day: today }) } : {};
}

/** The claims of a filed application by their names. */
function toClaimedReply(
  { tariff, ordinance }: ReferenceRows['ordinances'][number],
  declaration: ApplicationRow['declaration'],
  lines: readonly string[],
): { readonly reliefs?: FormRelief[] } {
  const claimedCodes = (declaration?.exemptions ?? []).map(({ code }) => code);
  if (claimedCodes.length === 0) return {};
  const claimableReliefs = tariff ? listClaimableReliefs(tariff, { lines }) : listExemptions(ordinance);
  return { reliefs: claimableReliefs.filter(({ code }) => claimedCodes.includes(code)) };
}

/** The exemptions of the former shape by their names. */
function listExemptions({ exemptions }: Ordinance): FormRelief[] {
  return exemptions.map(({ code, name, ordinance_section }) => ({
    code,
    name,
    section: ordinance_section,
    lines: [],
    figures: [],
  }));
}
