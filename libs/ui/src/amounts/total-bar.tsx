import type { Centavos } from '@ebpls/contracts';
import type { ReactNode } from 'react';

import { Pesos } from './pesos.tsx';

/** Properties of the bar that shows a total and the one action for it, such as payment. */
export interface TotalBarProps {
  readonly label: ReactNode;
  readonly amount: Centavos;
  /** The one act that the amount is for. */
  readonly children: ReactNode;
}

/** An act with its amount: in its place on a desk, where the total is above it, and at the foot of the screen on a phone. */
export function TotalBar({ label, amount, children }: TotalBarProps) {
  return (
    <div className="eb-totalbar">
      <div className="sum">
        <span>{label}</span>
        <Pesos amount={amount} strong />
      </div>
      <div className="act">{children}</div>
    </div>
  );
}
