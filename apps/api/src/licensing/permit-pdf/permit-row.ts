import type { PermitState } from '@ebpls/contracts';

import type { PermitContent, PermitKind, Signatory } from '../../tables/money.ts';

/** A permit as it is kept: its content is frozen when it is generated. */
export interface PermitRow {
  readonly permit_id: number;
  readonly permit_no: string;
  readonly kind: PermitKind;
  readonly assessment_id: number;
  readonly business_id: number;
  readonly state: PermitState;
  readonly version: number;
  readonly token: string;
  readonly content: PermitContent;
  readonly expires_on: string;
  readonly generated_by: number | null;
  readonly generated_at: string;
  readonly signed_at: string | null;
  readonly signatory: Signatory | null;
  readonly replaced_by: string | null;
  /** Whose estate the business is now, where it is printed: what was granted stays, and heirs go on under it. */
  readonly estate_of?: string | null;
}
