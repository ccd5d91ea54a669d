// Lists what an owner has to do, over all own businesses.

import { type ClearingOffice, formatPesosText, type listOwnerTasks, type ReplyBody } from '@ebpls/contracts';
import {
  addDays,
  computeCorrectionDay,
  computeResubmitDeadline,
  getConditionState,
  getYear,
  toManilaDay,
} from '@ebpls/rules';
import type { Database } from '../../platform/database/database.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { findYearWindow } from '../../platform/reference/ordinance-policies.ts';
import { getLocaleText } from '../../platform/reference/reference-rows.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { listOpenProofs } from '../../domain/ledger/due/open-proof.ts';
import { listOrderBalances } from '../../domain/application-read/current-balances.ts';
import {
  listOpenApplications,
  listOwnBusinesses,
  type OwnApplication,
  type OwnBusiness,
} from './owner-tasks.queries.ts';
import { compareUrgency, createTask, setDeadline, type TaskReply } from './task-reply.ts';

type TasksReply = ReplyBody<typeof listOwnerTasks>;

const MAX_SHOWN = 50;
/** A renewal is announced so many days before its window opens. */
const RENEWAL_NOTICE_DAYS = 60;

/** Tasks of the owner today: late ones by their first late day, then by their last day, then those without one. */
export async function loadOwnerTasks(db: Database, reader: CaseReader): Promise<TasksReply> {
  const { account_id } = reader.actor;
  const [businesses, applications] = await Promise.all([
    listOwnBusinesses(db, reader),
    listOpenApplications(db, account_id),
  ]);
  const byId = new Map(businesses.map((business) => [business.business_id, business]));
  const tasks = [
    ...(await listPayments(db, { applications, byId }, reader)),
    ...applications.flatMap((application) => {
      const business = byId.get(application.business_id);
      return business === undefined ? [] : listApplicationTasks(application, business, reader);
    }),
    ...(await listProofs(db, byId, reader)),
    ...listRenewals(businesses, reader),
    ...businesses
      .filter(({ is_draft }) => is_draft)
      .map((business) => ({ ...createTask(business), kind: 'register' as const })),
  ].toSorted(compareUrgency);
  return { data: tasks.slice(0, MAX_SHOWN), total: tasks.length, businesses: businesses.length };
}

async function listPayments(
  db: Database,
  { applications, byId }: { applications: readonly OwnApplication[]; byId: ReadonlyMap<number, OwnBusiness> },
  reader: CaseReader,
): Promise<TaskReply[]> {
  const byBill = new Map(applications.map((application) => [application.bill_id, application]));
  const balances = await listOrderBalances(db, [...byId.keys()], reader);
  return balances.flatMap(({ bill_id, business_id, due: { total, stays_until, overdue_since } }) => {
    const [application, business] = [byBill.get(bill_id), byId.get(business_id)];
    if (total <= 0 || application === undefined || business === undefined) return [];
    return [
      {
        ...createApplicationTask(application, business),
        kind: 'pay' as const,
        amount: formatPesosText(total),
        from_on: overdue_since,
        due_on: overdue_since === null ? stays_until : null,
        is_late: overdue_since !== null,
      },
    ];
  });
}

/** The treasury requires a proof of sales, or the file of one whose figures were entered. */
async function listProofs(
  db: Database,
  byId: ReadonlyMap<number, OwnBusiness>,
  { rows, today, actor: { locale } }: CaseReader,
): Promise<TaskReply[]> {
  const proofs = await listOpenProofs(db, [...byId.keys()], { rows, today, locale });
  return proofs.flatMap(({ business_id, assessment_code, tax_year, state, is_file_missing, ...proof }) => {
    const business = byId.get(business_id);
    if (business === undefined || (state === 'FILED' && !is_file_missing)) return [];
    return [
      {
        ...createTask(business),
        kind: 'answer' as const,
        assessment_code,
        application_type: 'RENEWAL' as const,
        tax_year,
        office: getMessageText('list.permission.treasurer', {}, locale),
        proof: { name: proof.proof, is_file_missing },
        from_on: proof.opens_on,
        ...setDeadline(proof.due_on, today),
      },
    ];
  });
}

function createApplicationTask(
  { assessment_code, application_type, tax_year }: OwnApplication,
  business: OwnBusiness,
): Omit<TaskReply, 'kind'> {
  return { ...createTask(business), assessment_code, application_type, tax_year };
}

function listApplicationTasks(application: OwnApplication, business: OwnBusiness, reader: CaseReader): TaskReply[] {
  const { rows, today, actor } = reader;
  const task = createApplicationTask(application, business);
  const { is_draft, returned, answers, conditions, brought } = application;
  const tasks: TaskReply[] = [];
  if (is_draft) return [{ ...task, kind: 'register' }];
  if (returned !== null) {
    const from_on = toManilaDay(returned.at);
    tasks.push({ ...task, kind: 'correct', from_on, ...setDeadline(computeResubmitDeadline(from_on), today) });
  }
  for (const { office, paused_at } of answers) {
    const from_on = toManilaDay(paused_at);
    tasks.push({
      ...task,
      kind: 'answer',
      office: getOfficeTitle(office, reader),
      from_on,
      ...setDeadline(computeCorrectionDay(from_on), today),
    });
  }
  for (const { office, due_on, ...facts } of conditions) {
    const state = getConditionState(today, { due_on, ...facts });
    if (state === 'OPEN' || state === 'OVERDUE')
      tasks.push({ ...task, kind: 'condition', office: getOfficeTitle(office, reader), ...setDeadline(due_on, today) });
  }
  const documents = brought.flatMap((code) => {
    const name = rows.requirements.get(code)?.name;
    return name === undefined ? [] : [getLocaleText(name, actor.locale)];
  });
  if (documents.length > 0) tasks.push({ ...task, kind: 'bring', documents });
  return tasks;
}

/** The title of an office in the language of the reader. */
function getOfficeTitle(office: ClearingOffice, { rows, actor }: CaseReader): string {
  const facts = rows.offices.get(office);
  return facts === undefined ? office : getLocaleText(facts.title, actor.locale);
}

/**
 * One task for each year whose permits are to be renewed, from 60 days before its days begin. The next year is renewed by
 * those that applied for this one.
 */
function listRenewals(businesses: readonly OwnBusiness[], { rows, today }: CaseReader): TaskReply[] {
  const thisYear = getYear(today);
  return [thisYear, thisYear + 1].flatMap((year) => {
    const window = findYearWindow(year, rows);
    const open = businesses.filter(({ renewal_years }) => renewal_years.includes(year));
    const [first] = open;
    if (first === undefined || today < addDays(window.from, -RENEWAL_NOTICE_DAYS)) return [];
    return [
      {
        ...createTask(first),
        kind: 'renew' as const,
        tax_year: year,
        businesses: open.length,
        from_on: window.from,
        due_on: window.until,
        is_late: today > window.until,
        has_begun: today >= window.from,
      },
    ];
  });
}
