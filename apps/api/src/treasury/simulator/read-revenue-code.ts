// Reads the revenue code for the fee simulator of the browser.

import { type ReplyBody, type getRevenueCode, formatPesosText, type EndpointInput } from '@ebpls/contracts';
import { CaseRefused, getOrdinanceInForce, getYear, listEstimateFields } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { listCodeFields, listCodeMeasures } from './code-measures.ts';
import { getOrdinanceInput } from './simulator.queries.ts';

type RevenueCodeQuery = EndpointInput<typeof getRevenueCode>['query'];
type RevenueCodeReply = ReplyBody<typeof getRevenueCode>;

/**
 * The revenue code of a year or by its version, with the lists that a bill is computed from. Refused: missing, when no
 * published version matches.
 */
export async function readRevenueCode(
  { db, clock }: Api,
  { tax_year: requestedYear, version }: RevenueCodeQuery,
): Promise<RevenueCodeReply> {
  const rows = await loadReferenceRows(db);
  const today = clock.today();
  const tax_year = requestedYear ?? getYear(today);
  const codeVersion = getCodeVersion(rows, { tax_year, version });
  return {
    tax_year,
    today,
    ordinance: await getOrdinanceInput(db, codeVersion.ordinance_version_id),
    ...getCodeLines(rows, codeVersion),
    barangays: listCodeBarangays(rows),
    holidays: [...rows.holiday_rows],
  };
}

type CodeVersion = ReferenceRows['ordinances'][number];

/** The lines of business of the version, with what a tariff asks of them. */
function getCodeLines(
  rows: ReferenceRows,
  { ordinance, tariff }: CodeVersion,
): Pick<RevenueCodeReply, 'lines' | 'tariff_lines' | 'form_measures' | 'form_fields'> {
  // The lines of a tariff have no category of the former shape, by which the simulator computes.
  if (tariff === undefined) {
    const code = { ordinance, lines: [...rows.lines.values()].filter(({ taxed_as }) => taxed_as.length > 0) };
    const form_fields = { NEW: listEstimateFields(code, 'NEW'), RENEWAL: listEstimateFields(code, 'RENEWAL') };
    return { lines: code.lines, form_fields };
  }
  return {
    lines: [],
    tariff_lines: tariff.tariff.lines.flatMap(({ code }) => rows.lines.get(code) ?? []),
    form_measures: listCodeMeasures(tariff, rows),
    form_fields: listCodeFields(tariff),
  };
}

function getCodeVersion(
  { ordinances }: ReferenceRows,
  { tax_year, version }: { readonly tax_year: number; readonly version: string | undefined },
): CodeVersion {
  const versionName = version ?? getVersionInForce(ordinances, tax_year);
  const codeVersion = ordinances.find(({ ordinance }) => ordinance.version === versionName);
  if (codeVersion === undefined) throw new Refused('missing', 'resource.missing');
  return codeVersion;
}

function getVersionInForce(ordinances: ReferenceRows['ordinances'], tax_year: number): string {
  try {
    return getOrdinanceInForce(
      ordinances.map(({ ordinance }) => ordinance),
      tax_year,
    ).version;
  } catch (error) {
    if (error instanceof CaseRefused) throw new Refused('missing', error.message_key);
    throw error;
  }
}

function listCodeBarangays({ barangays }: ReferenceRows): RevenueCodeReply['barangays'] {
  return [...barangays.values()].map(({ brgycode, name, clearance_fee }) => ({
    brgycode,
    name,
    clearance_fee: Object.fromEntries(
      Object.entries(clearance_fee).flatMap(([scale, fee]) =>
        fee === undefined ? [] : [[scale, formatPesosText(fee)]],
      ),
    ),
  }));
}
