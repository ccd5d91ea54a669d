// Makes the reply of one task of an owner, and orders tasks by urgency.

import { type listOwnerTasks, OWNER_TASK_KINDS, type ReplyBody } from '@ebpls/contracts';
import { addDays } from '@ebpls/rules';

import type { OwnBusiness } from './owner-tasks.queries.ts';

export type TaskReply = ReplyBody<typeof listOwnerTasks>['data'][number];

/** A task of a business without dates, amount or application. */
export function createTask({ company_code, company_name }: OwnBusiness): Omit<TaskReply, 'kind'> {
  return {
    company_code,
    company_name,
    assessment_code: null,
    application_type: null,
    tax_year: null,
    businesses: 1,
    office: null,
    amount: null,
    documents: [],
    from_on: null,
    due_on: null,
    is_late: false,
    has_begun: true,
  };
}

const NEVER = '9999-12-31';

/** Late before not late, then the earlier day, then payments before other kinds, then the larger amount. */
export function compareUrgency(left: TaskReply, right: TaskReply): number {
  if (left.is_late !== right.is_late) return left.is_late ? -1 : 1;
  const byDay = getUrgentDay(left).localeCompare(getUrgentDay(right));
  if (byDay !== 0) return byDay;
  const byKind = OWNER_TASK_KINDS.indexOf(left.kind) - OWNER_TASK_KINDS.indexOf(right.kind);
  return byKind === 0 ? Number(right.amount ?? 0) - Number(left.amount ?? 0) : byKind;
}

/** The first day on which a late task was late; the last day of any other task. */
function getUrgentDay({ kind, from_on, due_on, is_late }: TaskReply): string {
  if (is_late && kind === 'pay') return from_on ?? NEVER;
  if (due_on === null) return NEVER;
  return is_late ? addDays(due_on, 1) : due_on;
}

/** The last day of a task, and whether it has passed. */
export function setDeadline(due_on: string, today: string): Pick<TaskReply, 'due_on' | 'is_late'> {
  return { due_on, is_late: today > due_on };
}
