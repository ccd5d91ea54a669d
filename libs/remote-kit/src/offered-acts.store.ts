import { useEffect, useId } from 'react';
import { create } from 'zustand';

/** An action that the visible page offers to the command search, the same as its button's and its shortcut's. */
export interface OfferedAct {
  readonly act: string;
  readonly label: string;
  /** Its name in the other languages. */
  readonly synonyms: readonly string[];
  readonly keyHint?: string | undefined;
  /** Reason why the act is not possible now; running it then shows the same reason. */
  readonly why?: string | undefined;
  readonly run: () => void;
}

const useOffers = create<{ readonly parts: ReadonlyMap<string, readonly OfferedAct[]> }>(() => ({ parts: new Map() }));

/** Offers acts in the command menu for as long as their part of the page is shown (decision 0067). */
export function useOfferActs(acts: readonly OfferedAct[]): void {
  const part = useId();
  // After every rendering, so that the menu never runs an act of the former case.
  useEffect(() => {
    useOffers.setState(({ parts }) => ({ parts: new Map(parts).set(part, acts) }));
  });
  useEffect(() => {
    return () => {
      useOffers.setState(({ parts }) => ({ parts: new Map([...parts].filter(([other]) => other !== part)) }));
    };
  }, [part]);
}

/** Acts of the visible page, its parts in the order of their registration. */
export function useOfferedActs(): readonly OfferedAct[] {
  const parts = useOffers((offers) => offers.parts);
  return [...parts.values()].flat();
}
