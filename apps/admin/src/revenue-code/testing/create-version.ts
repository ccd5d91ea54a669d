// A version of the revenue code for tests: a draft of San Isidro's code, saved twice.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type getOrdinance, OrdinanceText, type ReplyBody } from '@ebpls/contracts';
import * as v from 'valibot';

export type RevenueVersion = ReplyBody<typeof getOrdinance>;

const SEED = join(__dirname, '../../../../../tools/seed/data');

/** Reads a file of the demonstration's data. */
export const readSeedFile = (path: string): unknown => JSON.parse(readFileSync(join(SEED, path), 'utf8'));

export const SAN_ISIDRO_CODE = v.parse(OrdinanceText, readSeedFile('revenue-code-2024.json'));

export function createRevenueVersion(overrides: Partial<RevenueVersion> = {}): RevenueVersion {
  return {
    ordinance_version_id: 2,
    version: 'SIRC-2027',
    title: 'San Isidro Revenue Code',
    effective_on: '2027-01-01',
    state: 'DRAFT',
    parent: { ordinance_version_id: 1, version: 'SIRC-2024' },
    bills: 0,
    created_by: 'Lorna Diaz',
    created_at: '2026-11-02T01:00:00.000Z',
    saved_by: 'Lorna Diaz',
    saved_at: '2026-11-03T01:00:00.000Z',
    published_by: null,
    published_at: null,
    reason: '',
    revision: 3,
    content: SAN_ISIDRO_CODE,
    editors: ['Lorna Diaz'],
    changes: [],
    rehearsal: null,
    open_draft_id: null,
    acts: ['save', 'rehearse', 'withdraw'],
    why_not_publish: null,
    ...overrides,
  };
}
