import type { PermitState } from '@ebpls/contracts';

import type { PermitContent, PermitKind, Signatory } from '../../tables/money.ts';

/** A stored permit: its content is frozen when it is generated. */
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
  readonly signed_at: string | null;
  readonly signatory: Signatory | null;
  readonly replaced_by: string | null;
  /** Estate that the business belongs to, where it is printed: the grant remains, and heirs continue under it. */
  readonly estate_of?: string | null;
}
