import type { Answer, ApplicationType, ClearanceState, listClearances } from '@ebpls/contracts';

import { daysUsedByOffice } from './clocks.ts';
import type { CaseReader } from './application-reply.ts';

/** A part of an application as an office's queue reads it. */
export interface QueuedPart {
  readonly clearance_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly barangay_name: string;
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly state: ClearanceState;
  readonly due_on: string | null;
  readonly days_limit: number;
  readonly received_at: string;
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly decided_at: string | null;
  readonly remarks: string;
  readonly assigned_to: number | null;
  readonly assigned_name: string | null;
  readonly inspection_at: string | null;
}

type Row = Answer<typeof listClearances>['data'][number];

/** One row of a queue as it travels. */
export function queuedOnWire(part: QueuedPart, { actor, rows, today }: CaseReader): Row {
  const { received_at: _received, paused_at, paused_days: _paused, decided_at, remarks: _remarks, assigned_to, ...row } = part;
  return {
    ...row,
    days_used: daysUsedByOffice(part, today, rows.holidays),
    is_paused: paused_at !== null && decided_at === null,
    is_mine: assigned_to === actor.account_id,
    flags: flagsOf(part, today),
  };
}

/** Words of the catalogue that a clerk must not miss. */
function flagsOf({ state, due_on, decided_at, paused_at, remarks, inspection_at }: QueuedPart, today: string): string[] {
  if (decided_at !== null) return [];
  const flags: string[] = [];
  if (paused_at === null && due_on !== null && due_on < today) flags.push('overdue');
  if (paused_at === null && due_on === today) flags.push('due_today');
  if (state === 'UNDER_REVIEW' && remarks !== '') flags.push('resubmitted');
  if (inspection_at !== null) flags.push('inspection');
  return flags;
}
