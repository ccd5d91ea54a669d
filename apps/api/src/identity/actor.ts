import type { ClearingOffice, Locale, Permission, RoleKind } from '@ebpls/contracts';

/** Who is asking: always from the session's row, never from what the client sent. Only the first role decides. */
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
}
