// Column types of the tables of amendments, closures, transfers, pauses, delegations and walk-ins, and of held acts.

import type {
  ArtaClass,
  BusinessFormInput,
  ChangeKind,
  ClosingOutcome,
  DelegateScope,
  DelegationState,
  HeldAct,
  HeldApplicationAct,
  PauseState,
  TransferState,
  WalkInPaper,
  WalkInWay,
} from '@ebpls/contracts';

import type { Generated, Json, Moment, RowId } from './columns/columns.ts';

/** Sworn data, as they were when the application was filed; of an amendment the new data, and the former ones. */
export interface Snapshot {
  readonly form: BusinessFormInput;
  readonly before?: BusinessFormInput;
  readonly owner_name: string;
}

interface ClosingVisitTable {
  visit_id: RowId;
  assessment_id: number;
  visited_on: string;
  outcome: ClosingOutcome;
  findings: string;
  visited_by: number;
  recorded_at: Moment;
}

/** One side of a change: the registration, and the rest of the business that changed with it. */
export interface ChangedBusiness {
  readonly form?: BusinessFormInput;
  readonly owner_id?: number;
  readonly estate_of?: string;
  readonly state?: string;
  /** Installments that the closure voided; its reversal puts them into force again. */
  readonly voided?: readonly number[];
}

interface BusinessChangeTable {
  change_id: RowId;
  business_id: number;
  /** Null where heirs continue a business. */
  assessment_id: number | null;
  kind: ChangeKind | 'REVERSAL' | 'DEATH';
  before: Json<ChangedBusiness>;
  after: Json<ChangedBusiness>;
  reason: Generated<string>;
  effective_on: string;
  recorded_by: number | null;
  recorded_at: Moment;
}

interface TransferTable {
  transfer_id: RowId;
  business_id: number;
  seller_id: number;
  buyer_email: string;
  buyer_id: number | null;
  state: Generated<TransferState>;
  offered_at: Moment;
  expires_on: string;
  answered_at: Moment | null;
  reason: Generated<string>;
  seller_assessment_id: number | null;
  new_business_id: number | null;
  new_assessment_id: number | null;
}

interface BusinessPauseTable {
  pause_id: RowId;
  business_id: number;
  state: Generated<PauseState>;
  reason: string;
  closed_from: string;
  closed_until: string;
  declared_by: number;
  declared_at: Moment;
  reopened_on: string | null;
}

export interface ChangeTables {
  business_pause: BusinessPauseTable;
  closing_visit: ClosingVisitTable;
  business_change: BusinessChangeTable;
  transfer: TransferTable;
}

interface DelegationTable {
  delegation_id: RowId;
  delegation_no: string;
  business_id: number;
  owner_id: number;
  delegate_email: string;
  delegate_id: number | null;
  scope: DelegateScope[];
  state: Generated<Exclude<DelegationState, 'EXPIRED'>>;
  offered_at: Moment;
  answer_by: string;
  ends_on: string;
  answered_at: Moment | null;
  ended_at: Moment | null;
  ended_by: number | null;
  /** The walk-in of a clerk's authority for a citizen at the counter; null where an owner appointed. */
  walk_in_id: Generated<number | null>;
}

interface WalkInTable {
  walk_in_id: RowId;
  walk_in_no: string;
  clerk_id: number;
  owner_id: number;
  opened_at: Moment;
  day: string;
  ended_at: Moment | null;
  /** Null for rows from before consents were recorded. */
  consent_id: number | null;
}

interface WalkInConsentTable {
  consent_id: RowId;
  clerk_id: number;
  owner_id: number;
  way: WalkInWay;
  /** Shortened destination of the code. */
  sent_to: string | null;
  code_hash: Buffer | null;
  /** Number of wrong codes. */
  wrong: Generated<number>;
  requested_at: Moment;
  ends_at: Moment;
  decided_by: number | null;
  decided_at: Moment | null;
  is_confirmed: boolean | null;
  used_at: Moment | null;
}

interface WalkInPaperTable {
  consent_id: number;
  paper: WalkInPaper;
  storage_key: string;
  file_name: string;
  media_type: string;
  size: number;
  sha256: string;
  uploaded_at: Moment;
}

export interface DelegationTables {
  delegation: DelegationTable;
  walk_in: WalkInTable;
  walk_in_consent: WalkInConsentTable;
  walk_in_paper: WalkInPaperTable;
}

/** An act on an application that can still be undone (decision 0115). */
export interface HeldActRecord {
  /** The body as received and checked. */
  readonly body: {
    readonly act: HeldApplicationAct;
    readonly arta_class?: ArtaClass | undefined;
    readonly bill_id?: number | undefined;
  };
  readonly account_id: number;
  /** Name of who decided. */
  readonly decided_by: string;
  readonly session_id: string;
  /** Business time of the decision, ISO 8601. */
  readonly decided_at: string;
}

/** A decision that can still be undone (decision 0115). */
export interface HeldDecision {
  readonly act: HeldAct;
  /** The body as received and checked. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly account_id: number;
  readonly session_id: string;
  /** Business time of the decision, ISO 8601. */
  readonly decided_at: string;
}
