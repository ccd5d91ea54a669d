// Finds and locks an application with the fields of its business that use cases need.

import {
  type Amendment,
  type ApplicationState,
  type ApplicationType,
  type ArtaClass,
  type BusinessFormInput,
  type BusinessState,
  type BusinessChangeInput,
  completeForm,
  type DeclarationInput,
  type PaymentMode,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { lockAuthority, whereOwnedBy, wasOnOwnersSide } from '../access/delegations/authority.ts';
import type { HeldActRecord, Snapshot } from '../../tables/changes.ts';
import type { ReturnNote } from '../../tables/licensing.ts';

/** An application with the fields of its business that every use case needs. */
export interface ApplicationRow {
  readonly assessment_id: number;
  readonly assessment_code: string | null;
  readonly business_id: number;
  readonly company_code: string;
  readonly company_name: string;
  readonly business_state: BusinessState;
  /** The current registration; `snapshot` holds the registration as it was filed. */
  readonly form: BusinessFormInput | null;
  readonly owner_id: number;
  readonly brgycode: string;
  readonly application_type: ApplicationType;
  readonly amendment: Amendment | null;
  readonly tax_year: number;
  readonly state: ApplicationState;
  readonly revision: number;
  readonly payment_mode: PaymentMode | null;
  readonly arta_class: ArtaClass | null;
  readonly draft: Record<string, unknown>;
  readonly draft_revision: number;
  readonly declaration: DeclarationInput | null;
  readonly change: BusinessChangeInput | null;
  readonly snapshot: Snapshot | null;
  readonly returned: ReturnNote | null;
  /** Codes of the papers whose original the owner brings. */
  readonly brought: readonly string[];
  /** Reasons for which papers do not apply to the business, by their codes. */
  readonly inapplicable: Readonly<Record<string, string>>;
  readonly submitted_at: string | null;
  readonly accepted_at: string | null;
  readonly due_on: string | null;
  readonly decided_at: string | null;
  readonly saved_at: string;
  readonly created_at: string;
  /** Delegation of the last filing; null where its owner filed. */
  readonly filed_under: number | null;
  /** Walk-in of the last filing; null where no clerk filed for the citizen. */
  readonly filed_in: number | null;
  /** A clerk prepares or filed it for a citizen who signs on paper (requirement R32). */
  readonly at_counter: boolean;
  /** Days that a provisional permit is valid while the application is paid before the offices decide. */
  readonly provisional_days: number | null;
  /** Days on which the owner requested the order of payment on declared figures, and on which it was issued. */
  readonly declared_order_requested_on: string | null;
  readonly declared_order_issued_on: string | null;
  /** A delegate prepares or filed it, so the paper of their authority is required (requirement R07). */
  readonly represented: boolean;
  readonly held_act: HeldActRecord | null;
}

const APPLICATION_COLUMNS = sql`
  a.assessment_id, a.assessment_code, a.business_id, b.company_code, b.company_name, b.state as business_state, b.form,
  a.owner_id, a.brgycode, a.application_type, a.amendment, a.change, a.tax_year, a.state, a.revision, a.payment_mode,
  a.arta_class, a.draft, a.draft_revision, a.declaration, a.snapshot, a.returned, a.brought, a.inapplicable, a.held_act,
  a.submitted_at, a.accepted_at, a.due_on, a.decided_at, a.saved_at, a.created_at, a.filed_under, a.provisional_days, a.declared_order_requested_on,
  a.declared_order_issued_on, (select walk_in_id from delegation where delegation_id = a.filed_under) as filed_in`;

/** Number of an application for people; a draft has its row number. */
export function getApplicationCode({
  assessment_code,
  assessment_id,
}: Pick<ApplicationRow, 'assessment_code' | 'assessment_id'>): string {
  return assessment_code ?? `DRAFT-${assessment_id}`;
}

/** Time of the last filing of an application, or of the begin of a draft: the case of its decisions begins then. */
export function getFilingTime({
  submitted_at,
  created_at,
}: Pick<ApplicationRow, 'submitted_at' | 'created_at'>): string {
  return submitted_at ?? created_at;
}

/** The address of a draft still leads to its application after filing. */
function whereCodeIs(assessment_code: string): RawBuilder<boolean> {
  return assessment_code.startsWith('DRAFT-')
    ? sql`a.assessment_id = ${Number(assessment_code.slice(6))}::bigint`
    : sql`a.assessment_code = ${assessment_code}`;
}

/**
 * Applications that a person may see, as a condition on `application a` (domain reference 7). Only their owner sees
 * drafts.
 */
export function whereVisibleTo(actor: Actor): RawBuilder<boolean> {
  if (actor.role === 'user') return whereOwnedBy(actor, 'a');
  if (actor.role === 'admin' || actor.role === 'bplo') return sql`a.assessment_code is not null`;
  if (actor.office === 'barangay') {
    if (actor.brgycode === undefined) return sql`false`;
    return sql`
      exists (
        select
        from clearance v
        where v.assessment_id = a.assessment_id and v.office = 'barangay' and v.brgycode = ${actor.brgycode}
      )`;
  }
  if (actor.office === undefined) return sql`false`;
  return sql`exists (select from clearance v where v.assessment_id = a.assessment_id and v.office = ${actor.office})`;
}

/** An application that the person may see. Refused: missing, with the same reply for another person's and for none. */
export async function getApplication(
  db: Database | Trx,
  assessment_code: string,
  actor: Actor,
): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`
      select ${APPLICATION_COLUMNS}
      from application a
      join business b using (business_id)
      where ${whereCodeIs(assessment_code)} and ${whereVisibleTo(actor)}`.execute(db);
  return completeApplication(rows, actor);
}

/** An application by its row number, for the system itself. Refused: missing. */
export async function getApplicationById(trx: Trx, assessment_id: number): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`
      select ${APPLICATION_COLUMNS}
      from application a
      join business b using (business_id)
      where a.assessment_id = ${assessment_id}::bigint`.execute(trx);
  return completeApplication(rows, undefined);
}

/**
 * Finds and locks an application until the end of the transaction, with the weaker of the two row locks, so that rows
 * which refer to it can still be added.
 */
export async function lockApplication(trx: Trx, assessment_code: string, actor: Actor): Promise<ApplicationRow> {
  const { rows } =
    await sql<ApplicationRow>`select ${APPLICATION_COLUMNS} from application a join business b using (business_id)
    where ${whereCodeIs(assessment_code)} and ${whereVisibleTo(actor)} for no key update of a`.execute(trx);
  return authorizeActor({ trx, actor }, completeApplication(rows, actor));
}

/** Locks an application and its business, so that the registration cannot change while it is filed. */
export async function lockApplicationAndBusiness(
  trx: Trx,
  assessment_code: string,
  actor: Actor,
): Promise<ApplicationRow> {
  const { rows } =
    await sql<ApplicationRow>`select ${APPLICATION_COLUMNS} from application a join business b using (business_id)
    where ${whereCodeIs(assessment_code)} and ${whereVisibleTo(actor)} for no key update of a, b`.execute(trx);
  return authorizeActor({ trx, actor }, completeApplication(rows, actor));
}

/** Locks the application of a clearance, a bill or a payment, for a person or for the system itself. */
export async function lockApplicationById(
  { trx, actor }: ActingContext,
  assessment_id: number,
): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`
      select ${APPLICATION_COLUMNS}
      from application a
      join business b using (business_id)
      where a.assessment_id = ${assessment_id}::bigint
      for no key update of a`.execute(trx);
  return authorizeActor({ trx, actor }, completeApplication(rows, actor));
}

interface ActingContext {
  readonly trx: Trx;
  /** Undefined when the system itself acts. */
  readonly actor: Actor | undefined;
}

/** Every change of an application passes this lock, so that no act can skip these rules. */
async function authorizeActor(actingContext: ActingContext, application: ApplicationRow): Promise<ApplicationRow> {
  await refuseOwnBusiness(actingContext, application.business_id, application.assessment_id);
  await lockAuthority(actingContext.trx, actingContext.actor, application);
  return application;
}

/**
 * Refuses staff acts on a business that the actor owns, files for or ever filed for, in any role (domain reference 7).
 * With `assessment_id` the clerk who filed that application at the counter counts as the owner's side too. Acts of
 * owners and of the system itself are allowed. Refused: forbidden.
 */
export async function refuseOwnBusiness(
  { trx, actor }: ActingContext,
  business_id: number | null,
  assessment_id: number | null = null,
): Promise<void> {
  if (actor === undefined || actor.role === 'user' || business_id === null) return;
  const { rows } = await sql`
    select
    from business
    where business_id = ${business_id}::bigint and owner_id = ${actor.account_id}::bigint
    union all
    select
    from application
    where business_id = ${business_id}::bigint and owner_id = ${actor.account_id}::bigint
    union all
    select
    from delegation s
    where s.business_id = ${business_id}::bigint
      and s.delegate_id = ${actor.account_id}::bigint
      and ${wasOnOwnersSide(assessment_id)}
    limit 1`.execute(trx);
  if (rows.length > 0) throw new Refused('forbidden', 'business.own');
}

/** The application with its forms completed where older ones lack fields. Refused: missing. */
function completeApplication([application]: readonly ApplicationRow[], reader: Actor | undefined): ApplicationRow {
  if (!application) throw new Refused('missing', 'resource.missing');
  const { form, snapshot } = application;
  return {
    ...application,
    ...getRepresentation(application, reader),
    form: completeForm(form),
    snapshot: snapshot && {
      ...snapshot,
      form: completeForm(snapshot.form),
      ...(snapshot.before && { before: completeForm(snapshot.before) }),
    },
  };
}

/**
 * While an application is with the owner's side, the reader of that side counts as its preparer; a filed application
 * keeps the person who filed it.
 */
function getRepresentation(
  { state, owner_id, filed_under, filed_in }: ApplicationRow,
  reader: Actor | undefined,
): Pick<ApplicationRow, 'represented' | 'at_counter'> {
  const isPrepared = reader?.role === 'user' && (state === 'DRAFT' || state === 'RETURNED');
  const isAnothers = isPrepared ? reader.account_id !== owner_id : filed_under !== null;
  const at_counter = isPrepared ? reader.walk_in !== undefined : filed_in !== null;
  return { represented: isAnothers && !at_counter, at_counter };
}
