import type { Centavos } from '@ebpls/contracts';
import type { ReactNode } from 'react';

import { Pesos } from '../amounts/pesos.tsx';

/** A bill with explained lines, then totals. */
export function Bill({ children, label }: { readonly children: ReactNode; readonly label?: string | undefined }) {
  return (
    <dl className="eb-bill" aria-label={label}>
      {children}
    </dl>
  );
}

export interface BillLineProps {
  readonly name: ReactNode;
  readonly amount: Centavos;
  /** The figures it was computed from, and who gets it when not the municipality. */
  readonly reason?: ReactNode;
  /** A part of the line above it. */
  readonly part?: boolean | undefined;
}

/** One charge: its name and amount on a line, the reason under the name. */
export function BillLine({ name, amount, reason, part }: BillLineProps) {
  return (
    <div className={part ? 'part' : undefined}>
      <dt>
        {name}
        {reason && <div className="reason">{reason}</div>}
      </dt>
      <dd>
        <Pesos amount={amount} />
      </dd>
    </div>
  );
}

/** The sum of the lines above. */
export function BillTotal({
  label,
  amount,
  hint,
}: {
  readonly label: ReactNode;
  readonly amount: Centavos;
  readonly hint?: ReactNode;
}) {
  return (
    <div className="total">
      <dt>
        {label}
        {hint && <div className="reason">{hint}</div>}
      </dt>
      <dd>
        <Pesos amount={amount} />
      </dd>
    </div>
  );
}
