import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { type DeskAddress, useDeskAddress } from '../frame/desk-address.ts';
import type { DecidedCase, NumberedCase } from './decided-case.ts';
import { type DecisionWithdrawal, useDecisionWithdrawal } from './withdraw-decision.ts';

/** Fields of a queue row that decide whether it is the next case to open after a decision. */
export interface QueuedCase {
  readonly id: string;
  /** The case has no assignee. */
  readonly is_free: boolean;
}

/** From one case to the next: what was decided last, and what opens then. */
export interface CaseFlow {
  readonly decidedCase: NumberedCase | undefined;
  readonly decide: (decided: DecidedCase) => void;
  /** Opens the next case after a decision that took effect at once. */
  readonly goOn: (decided: string) => void;
  readonly back: DecisionWithdrawal;
}

/** After a decision the next case of the same view opens by itself; without one the decided case stays, so that the focus has a place. */
export function useCaseFlow(rows: readonly QueuedCase[]): CaseFlow {
  const goOn = useNextCase(rows);
  const [lastDecided, setLastDecided] = useState<NumberedCase>();
  const numbers = useRef(0);
  const withdrawal = useDecisionWithdrawal(lastDecided, () => setLastDecided(undefined));

  return {
    decidedCase: lastDecided,
    decide: (decision) => {
      numbers.current += 1;
      setLastDecided({ ...decision, number: numbers.current });
      goOn(decision.on);
    },
    goOn,
    back: withdrawal,
  };
}

/** Opens the next case of the view; without a next one, or for a case outside of the view, the case stays open. */
function useNextCase(rows: readonly QueuedCase[]): (decided: string) => void {
  const { desk, to } = useDeskAddress();
  const navigate = useNavigate();
  // The queue may reload, without the decided case, before the answer to the decision is read.
  const next = useRef<{ readonly of: string; readonly id: string | undefined }>(undefined);
  useEffect(() => {
    if (desk.case !== undefined && rows.some(({ id }) => id === desk.case))
      next.current = { of: desk.case, id: findNextCase(rows, desk.case) };
  }, [rows, desk.case]);
  return (decision) => {
    const after = next.current;
    if (after?.of !== decision || after.id === undefined) return;
    void navigate(to({ case: after.id, doc: undefined, pane: 'case' }), { preventScrollReset: true });
  };
}

/**
 * The case that opens by itself in a view without an open one: the first that is free, else the first of all. None in a
 * table, and none while somebody searches.
 */
export function findFirstCase(desk: DeskAddress, rows: readonly QueuedCase[]): string | undefined {
  if (desk.case !== undefined || desk.layout !== undefined || desk.search !== undefined) return undefined;
  return findNextCase(rows, undefined) ?? rows[0]?.id;
}

/** The next row below without an assignee, else the first above; from outside the list the first of all. */
export function findNextCase(rows: readonly QueuedCase[], current: string | undefined): string | undefined {
  const place = rows.findIndex(({ id }) => id === current);
  const free = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))].find(({ is_free }) => is_free);
  return free?.id;
}
