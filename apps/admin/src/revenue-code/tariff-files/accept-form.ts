// The form with which a second person accepts differences of a proof, and the body that it makes.

import type { DifferenceDirection } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';

interface Acceptance {
  /** The version whose proof it is. */
  readonly on: string;
  readonly proof_no: number;
  readonly charge: string;
  readonly direction: DifferenceDirection;
  /** Absent: all bills with this difference. */
  readonly bill_no?: number;
}

type AcceptTexts = Pick<ActForm, 'title' | 'lead' | 'confirm'> & { readonly reason: string };

/** Accepts one difference, or all of a charge in one direction. */
export function createAcceptForm({ on, ...values }: Acceptance, { reason, ...texts }: AcceptTexts): ActForm {
  const valueFields = Object.entries(values).map(([name, value]) => ({
    kind: 'given' as const,
    name,
    value: String(value),
  }));
  return { ...texts, act: 'accept', on, fields: [...valueFields, { kind: 'lines', name: 'reason', label: reason }] };
}

/** The body of the request: a form holds numbers as texts. */
export function toAcceptBody(values: unknown): unknown {
  const { proof_no, bill_no, ...rest } = values as Readonly<Record<string, string>>;
  return { ...rest, proof_no: Number(proof_no), ...(bill_no !== undefined && { bill_no: Number(bill_no) }) };
}
