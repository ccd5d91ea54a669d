// Reads the document of a version, or the conversion of a published one of the former shape.

import { type getTariff as endpoint, Ordinance, type ReplyBody } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { convertOrdinance } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { Refused } from '../../platform/refused.ts';
import { findVersion, type VersionRow } from '../ordinances/ordinances.queries.ts';
import { listTariffFindings } from './tariff-findings.ts';

/** The document of a version of the former shape, with the lines of business of the catalogue and the barangays. */
export function convertVersion({ content }: Pick<VersionRow, 'content'>, rows: ReferenceRows): TariffText {
  return convertOrdinance({
    ordinance: v.parse(Ordinance, content),
    lines: rows.catalogue,
    barangays: rows.barangays.withFormer(),
    holidays: rows.holidays,
  });
}

/** The document with its findings. Refused: missing, also for an unpublished version of the former shape. */
export async function readTariffDocument(
  db: Database,
  { locale }: Actor,
  ordinance_version_id: number,
): Promise<ReplyBody<typeof endpoint>> {
  const version = await findVersion(db, ordinance_version_id);
  const isReadable = version !== undefined && (version.tariff !== null || version.state === 'PUBLISHED');
  if (!isReadable) throw new Refused('missing', 'resource.missing');
  const rows = await loadReferenceRows(db);
  const { revision, effective_on, tariff_reasons } = version;
  const tariff = { ...(version.tariff ?? convertVersion(version, rows)) };
  const findings = listTariffFindings({ effective_on, tariff, tariff_reasons }, { rows, locale });
  return { ordinance_version_id, revision, is_converted: version.tariff === null, tariff, findings };
}
