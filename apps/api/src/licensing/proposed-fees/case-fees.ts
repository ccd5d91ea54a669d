import {
  type ReplyBody,
  type ClearingOffice,
  type getAssessment,
  type getClearance,
  type Locale,
  formatPesosText,
} from '@ebpls/contracts';
import { CaseRefused, listMeasurableFees } from '@ebpls/rules';
import { type FindableCharge, listFindableCharges } from '@ebpls/rules/tariff';

import { listProposedFees, type ProposedFeeRow } from '../../domain/applications/measures/office-findings.ts';
import { getRules } from '../../domain/applications/cases/assess-case.ts';
import { findOrdinanceOfYear } from '../../platform/reference/find-ordinance-of-year.ts';
import { getLocaleText, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { Database } from '../../platform/database/database.ts';

type OfficeFees = NonNullable<ReplyBody<typeof getClearance>['fees']>; // Shape in the reply.
type ProposedFee = NonNullable<ReplyBody<typeof getAssessment>['proposed_fees']>[number];

/** The fees that an office may propose in a case of that year; none where the year has no revenue code. */
export function listOfficeFees(rows: ReferenceRows, office: ClearingOffice, tax_year: number): FindableCharge[] {
  const fee_codes = rows.offices.get(office)?.fee_codes ?? [];
  const tariff = findOrdinanceOfYear(rows.ordinances, tax_year)?.tariff;
  if (tariff !== undefined) return listFindableCharges(tariff, { office, fee_codes });
  try {
    return listMeasurableFees(getRules(rows, tax_year).ordinance, fee_codes);
  } catch (error) {
    if (error instanceof CaseRefused) return [];
    throw error;
  }
}

interface FeeReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
}

interface Case {
  readonly assessment_id: number;
  readonly tax_year: number;
}

/** An office's own fees in a case; undefined where it has none. */
export async function loadOfficeFees(
  db: Database,
  { assessment_id, tax_year, office }: Case & { readonly office: ClearingOffice },
  { rows, locale }: FeeReader,
): Promise<OfficeFees | undefined> {
  const fees = listOfficeFees(rows, office, tax_year);
  if (fees.length === 0) return undefined;
  const proposedFees = await loadProposedFeeReplies(db, { assessment_id, tax_year }, { rows, locale });
  return {
    offered: fees.map(({ code, name, ordinance_section }) => ({
      code,
      name: getLocaleText(name, locale),
      ordinance_section,
    })),
    proposed: proposedFees.filter((fee) => fee.office === office),
  };
}

/** Fees that all offices found, for those who compute and approve. */
export async function loadProposedFeeReplies(
  db: Database,
  { assessment_id, tax_year }: Case,
  { rows, locale }: FeeReader,
): Promise<ProposedFee[]> {
  const proposedFees = await listProposedFees(db, assessment_id);
  const getFeeName = ({ office, code }: ProposedFeeRow): string => {
    const fee = listOfficeFees(rows, office, tax_year).find((one) => one.code === code);
    return fee === undefined ? code : getLocaleText(fee.name, locale);
  };
  return proposedFees.map((row) => ({ ...row, amount: formatPesosText(row.amount), name: getFeeName(row) }));
}
