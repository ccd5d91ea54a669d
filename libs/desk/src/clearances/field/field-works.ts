// Stores an inspector's unsent visits on the phone, with answers and photos, until the server has them.

import { createIdempotencyKey, openWork, sealWork } from '@ebpls/api-client';
import type { CheckAnswer, FieldPlace, FieldVisit, ReportOutcome, VisitReport } from '@ebpls/contracts';
import { createStore, del, entries, set } from 'idb-keyval';

/** A photo of an inspection stored on this phone; a photo without a position is sent and marked. */
export interface FieldPhoto {
  readonly photo_key: string;
  readonly picture: Blob;
  readonly taken_at: string;
  readonly place: FieldPlace | null;
  readonly is_sent?: boolean;
  /** Why the server does not want it. */
  readonly refused?: string;
}

type Result = VisitReport['result'];

/** The record of one visit on this device, kept over reloads and without signal until the server has it. */
export interface FieldWork {
  readonly account: number;
  readonly report_key: string;
  /** The visit as it was when it was opened: the record belongs to it, even after the visit changed. */
  readonly visit: FieldVisit;
  readonly answers: Readonly<Record<string, { readonly answer: CheckAnswer; readonly remark: string }>>;
  readonly findings: string;
  readonly met_name: string;
  readonly signature: VisitReport['signature'];
  readonly refuses_to_sign: boolean;
  readonly result: Result | undefined;
  readonly photos: readonly FieldPhoto[];
  /** Finished, and waiting to be sent. */
  readonly ready?: VisitReport;
  /** The server's reply to the report. */
  readonly answered?: { readonly outcome: ReportOutcome; readonly message: string };
  /** Why the server did not take it; it can be written on. */
  readonly refused?: string;
  /** In milliseconds. */
  readonly kept_at: number;
}

const ANSWERED_MS = 24 * 3_600_000;
const WORK_TTL_MS = 14 * 24 * 3_600_000;

let openedStore: ReturnType<typeof createStore> | undefined;
const getFieldStore = (): ReturnType<typeof createStore> => (openedStore ??= createStore('ebpls-field', 'works'));
const toWorkKey = ({ account, visit }: FieldWork): string => `${account} ${visit.inspection_no}`;

/** A number that no other phone draws, in the form that the server keeps it in. */
export function createUuid(): string {
  return createIdempotencyKey().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A new record without entries. */
export function beginWork(account: number, visit: FieldVisit): FieldWork {
  return {
    account,
    report_key: createUuid(),
    visit,
    answers: {},
    findings: '',
    met_name: '',
    signature: [],
    refuses_to_sign: false,
    result: undefined,
    photos: [],
    kept_at: Date.now(),
  };
}

/** Stores the record, encrypted. Throws when this browser stores nothing: the page must not pretend otherwise. */
export async function saveWork(work: FieldWork): Promise<void> {
  const place = toWorkKey(work);
  await set(place, await sealWork(work.account, place, { ...work, kept_at: Date.now() }), getFieldStore());
}

/**
 * The records of this account on this device, as far as they can be read; those answered a day ago or unchanged for two
 * weeks are removed. Records that an older release stored unencrypted are encrypted.
 */
export async function readWorks(account: number): Promise<FieldWork[]> {
  const all = await entries<string, unknown>(getFieldStore()).catch(() => []);
  const works: FieldWork[] = [];
  for (const [place, storedWork] of all.filter(([name]) => name.startsWith(`${account} `))) {
    const openedWork = await openWork(account, place, storedWork);
    const work = openedWork?.value as FieldWork | undefined; // written by saveWork
    if (isOld(work ?? storedWork)) await del(place, getFieldStore());
    else if (work) {
      works.push(work);
      if (openedWork?.was_plain) await set(place, await sealWork(account, place, work), getFieldStore());
    }
  }
  return works;
}

/** Locked work is as old as its encryption. */
function isOld(work: unknown): boolean {
  const { kept_at, sealed_at, answered } = work as { kept_at?: number; sealed_at?: number; answered?: unknown };
  return Date.now() - (kept_at ?? sealed_at ?? 0) > (answered === undefined ? WORK_TTL_MS : ANSWERED_MS);
}
