// Brings the revenue code of a municipality of the demonstration into force, as two persons do it.

import * as contracts from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { addDays, startOfManilaDay } from '@ebpls/rules';

import { forgetReferenceRows } from '../../../../apps/api/src/platform/reference/reference-rows.ts';
import { ADMIN, TREASURER } from '../scenario/acts.ts';
import type { ScenarioServer } from '../scenario/scenario-server.ts';

/** Days before its first day on which the code is published: the ordinance was published in newspapers before. */
const PUBLISHED_DAYS_BEFORE = 30;
const MORNING_MS = 10 * 3_600_000;

/** Imports the document of a revenue code as the administrator, and publishes it as the treasurer. */
export async function publishCode(
  server: ScenarioServer,
  code: TariffText,
  reasons: Readonly<Record<string, string>>,
): Promise<void> {
  const day = addDays(code.effective_on, -PUBLISHED_DAYS_BEFORE);
  server.at(new Date(startOfManilaDay(day).getTime() + MORNING_MS));
  const { ordinance_version_id } = await server.call(ADMIN, contracts.importTariff, {
    body: { tariff: { ...code }, reasons: { ...reasons } },
  });
  await server.call(TREASURER, contracts.publishDraft, {
    params: { ordinance_version_id: String(ordinance_version_id) },
    body: { reason: 'Enacted by the Sanggunian and published' },
  });
  forgetReferenceRows(server.api.db);
}
