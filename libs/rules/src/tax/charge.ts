import type { Agency, Basis, Bilingual, BillLineKind, Centavos } from '@ebpls/contracts';
import type { Fraction } from '@ebpls/contracts/tariff';

import { computeBasisAmount } from './explain.ts';

/** A line of a bill before it is spread over installments. */
export interface Charge {
  readonly code: string;
  readonly name: Bilingual;
  readonly kind: BillLineKind;
  readonly agency: Agency;
  readonly account_code: string;
  readonly ordinance_section: string;
  readonly late_charges: boolean;
  /** Late policy that a tariff names for it; absent: the one policy of the revenue code. */
  readonly late_code?: string;
  /** Whether every installment takes a part of it; absent: taxes are split, fees are due with the first (rule 25). */
  readonly is_split?: boolean;
  /** Share that is taken off where it is paid by a day; absent without a discount for early payment. */
  readonly earlyShare?: EarlyShare;
  readonly basis: Basis;
  readonly amount: Centavos;
}

/** A share that is taken off by a day, and lower ones afterwards, each until its own day. */
export interface EarlyShare {
  readonly until: string;
  readonly share: Fraction;
  readonly later?: readonly { readonly until: string; readonly share: Fraction }[];
}

/** A charge costs what its explanation comes to. */
export function createCharge(of: Omit<Charge, 'amount'>): Charge {
  return { ...of, amount: computeBasisAmount(of.basis) };
}
