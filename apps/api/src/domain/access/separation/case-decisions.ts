// Decisions on a case that need a person other than the one who prepared it.

import type { SecondPersonDecision } from './second-person.ts';

interface ComputedBill {
  readonly computed_by: number | null;
  /** Time of filing of its application. */
  readonly filed_at: string;
}

/** A bill is approved by a person other than the one who computed it. */
export function toBillApprovalDecision({ computed_by, filed_at }: ComputedBill): SecondPersonDecision {
  return { action: 'bill.approve', people: [computed_by], since: filed_at, own: 'bill.own_computation' };
}

interface ReleasedPaper {
  readonly generated_by: number | null;
  /** Time of filing of its application: the case begins with it and not with the release. */
  readonly filed_at: string;
}

/** A permit is signed by a person other than the one who released it. */
export function toPermitSigningDecision({ generated_by, filed_at }: ReleasedPaper): SecondPersonDecision {
  return { action: 'permit.sign', people: [generated_by], since: filed_at, own: 'permit.own_release' };
}

/** A certified closing is reversed by a signatory who neither released nor signed the certificate (row B11). */
export function toClosureReversalDecision({
  generated_by,
  filed_at,
  signed_by,
}: ReleasedPaper & { readonly signed_by: number | null }): SecondPersonDecision {
  return {
    action: 'retirement.reverse',
    people: [generated_by, signed_by],
    since: filed_at,
    own: 'retirement.own_certificate',
  };
}
