// Finds the municipality for a page within a second, else leaves it out.

import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '../../platform/database/database.ts';
import { loadReferenceRows, type Municipality } from '../../platform/reference/reference-rows.ts';

/** A page without the name is better than no page; the next request has it. */
const FACTS_TIMEOUT_MS = 1_000;

/** The value when it arrives within a second; undefined when it fails or takes longer. */
export function findInTime<T>(lookup: Promise<T>): Promise<T | undefined> {
  return Promise.race([lookup.catch(() => undefined), pause(FACTS_TIMEOUT_MS, undefined, { ref: false })]);
}

/** The municipality; undefined while nobody has set it up, or the database does not answer in time. */
export async function findMunicipality(db: Database): Promise<Municipality | undefined> {
  return (await findInTime(loadReferenceRows(db)))?.municipality;
}
