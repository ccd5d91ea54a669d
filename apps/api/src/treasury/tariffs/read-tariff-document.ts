// Reads the document of a version, or the conversion of a published one of the former shape.

import { type getTariff as endpoint, Ordinance, type ReplyBody } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { convertOrdinance } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import type { Database } from '../../platform/database/database.ts';
import { loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { Refused } from '../../platform/refused.ts';

/** The document of a version of the former shape, with the lines of business of the catalogue and the barangays. */
export function convertVersion({ content }: { readonly content: unknown }, rows: ReferenceRows): TariffText {
  return convertOrdinance({
    ordinance: v.parse(Ordinance, content),
    lines: rows.catalogue,
    barangays: rows.barangays.withFormer(),
    holidays: rows.holidays,
  });
}

/** The document of a version. Refused: missing, also for an unpublished version of the former shape. */
export async function readTariffDocument(
  db: Database,
  ordinance_version_id: number,
): Promise<ReplyBody<typeof endpoint>> {
  const version = await db
    .selectFrom('ordinance_version')
    .select(['revision', 'state', 'content', 'tariff'])
    .where('ordinance_version_id', '=', ordinance_version_id)
    .executeTakeFirst();
  const isReadable = version !== undefined && (version.tariff !== null || version.state === 'PUBLISHED');
  if (!isReadable) throw new Refused('missing', 'resource.missing');
  const tariff = { ...(version.tariff ?? convertVersion(version, await loadReferenceRows(db))) };
  return { ordinance_version_id, revision: version.revision, is_converted: version.tariff === null, tariff };
}
