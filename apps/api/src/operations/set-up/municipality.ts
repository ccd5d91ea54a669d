// Loads and saves the name, place and contact data of the municipality.

import { isDeepStrictEqual } from 'node:util';

import type { ReplyBody, getMunicipalityDetails, MunicipalityInput } from '@ebpls/contracts';

import type { Municipality } from '../../platform/reference/reference-rows.ts';
import type { Trx } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import { findSeal } from './seal.ts';
import { isPrefixUsed, readMunicipality } from './set-up.queries.ts';

type MunicipalityDetailsReply = ReplyBody<typeof getMunicipalityDetails>;

const KM_PER_DEGREE = 111.32; // Of a degree of latitude; one of longitude has fewer, by the cosine of the latitude.

/** The municipality's data for its form. */
export async function loadMunicipalityDetails({ db }: Pick<Api, 'db'>): Promise<MunicipalityDetailsReply> {
  const { centre, bounds, ...words } = await readMunicipality(db);
  return {
    ...words,
    ...centre,
    reach_km: Math.max(1, Math.round(((bounds.north - bounds.south) / 2) * KM_PER_DEGREE)),
    is_prefix_used: await isPrefixUsed(db),
    seal: (await findSeal(db)) ?? null,
  };
}

/**
 * Saves the municipality's name and data; pages, mails and papers use them from now on. Refused: invalid at
 * `series_prefix` once a business has its number. Saving unchanged values is no change.
 */
export async function saveMunicipality(
  api: Api,
  actor: Actor,
  input: MunicipalityInput,
): Promise<MunicipalityDetailsReply> {
  await api.db.transaction().execute(async (trx) => {
    const before = await readMunicipality(trx, { locks: true });
    const after = toMunicipality({ ...input, government: input.government ?? before.government });
    if (after.series_prefix !== before.series_prefix && (await isPrefixUsed(trx)))
      throw createFieldRefusal('series_prefix', 'setup.prefix_used');
    if (isDeepStrictEqual(after, before)) return;
    await updateMunicipality(trx, after);
    await recordAudit(trx, actor, {
      act: 'municipality.save',
      object_kind: 'setting',
      object_id: 'municipality',
      detail: { before, after },
    });
  });
  return loadMunicipalityDetails(api);
}

function toMunicipality({
  lat,
  lng,
  reach_km,
  ...words
}: MunicipalityInput & Pick<Municipality, 'government'>): Municipality {
  const up = reach_km / KM_PER_DEGREE;
  const across = up / Math.cos((lat * Math.PI) / 180);
  return {
    ...words,
    centre: { lat, lng },
    bounds: { south: lat - up, west: lng - across, north: lat + up, east: lng + across },
  };
}

async function updateMunicipality(trx: Trx, municipality: Municipality): Promise<void> {
  await trx
    .updateTable('setting')
    .set({ value: JSON.stringify(municipality) })
    .where('key', '=', 'municipality')
    .execute();
}
