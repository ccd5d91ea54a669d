import {
  type ClearingOffice,
  type DelegateScope,
  type Locale,
  type Permission,
  type RoleKind,
  getInquirySide,
} from '@ebpls/contracts';

/**
 * The authenticated person: always from the session's row, never from client input. Only the first role
 * decides.
 */
export interface Actor {
  readonly account_id: number;
  readonly session_id: string;
  readonly role: RoleKind;
  readonly role_name: string | null;
  readonly role_id: number | null;
  /** The office or barangay whose clearances this person checks. */
  readonly office?: ClearingOffice;
  /** The barangay of a barangay role; without one nothing is visible (decision D17). */
  readonly brgycode?: string;
  readonly permissions: readonly Permission[];
  readonly locale: Locale;
  /** When the password was last entered in this session, in milliseconds of real time. */
  readonly proven_at: number;
  /** Whether this person's sign-in requires a code. */
  readonly has_second_step: boolean;
  /**
   * The scope in which this request may also reach businesses that others appointed the person for, on this day;
   * absent where the act is the owner's alone. It grants nothing by itself (`whereOwnedBy`).
   */
  readonly as_delegate?: {
    readonly scope: DelegateScope;
    readonly today: string;
    /** The authorities of this walk-in alone; without it those of owners. */
    readonly walk_in_id?: number;
  };
  /** A clerk who does an owner's act for a citizen at the counter: the result belongs to that citizen. */
  readonly walk_in?: { readonly walk_in_id: number; readonly walk_in_no: string; readonly owner_id: number };
}

/** The owner account that an act concerns: the person's own, or that of the citizen whom the clerk serves. */
export function getOwnerId({ account_id, walk_in }: Actor): number {
  return walk_in?.owner_id ?? account_id;
}

const PROVEN_MS = 5 * 60_000;
const IDLE_SECONDS = { user: 60 * 60, office: 30 * 60 } as const;

/** Whether the password was entered within the last five minutes. */
export function isProven({ proven_at }: Actor): boolean {
  return Date.now() - proven_at < PROVEN_MS;
}

/** Idle time until the session ends: an hour for owners, half an hour for staff. */
export function getIdleLimit(role: RoleKind): number {
  return IDLE_SECONDS[getInquirySide(role)];
}
