import type { KeyboardEvent } from 'react';
import { useState } from 'react';

import { filterOptions } from './option-search.ts';
import type { Option } from './select-field.tsx';

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

export interface ComboState {
  readonly open: boolean;
  readonly typed: string | undefined;
  readonly shown: readonly Option[];
  readonly active: number;
}

/** The open list of a searchable choice: what is typed, what is shown, which line is active. */
export function useComboList(options: readonly Option[], onPick: (option: Option) => void) {
  const [state, set] = useState<{ open: boolean; typed: string | undefined; active: number }>({
    open: false,
    typed: undefined,
    active: 0,
  });
  const shown = filterOptions(options, state.typed ?? '');
  const open = (typed?: string) => set({ open: true, typed, active: 0 });
  const close = () => set({ open: false, typed: undefined, active: 0 });

  const pick = (option: Option | undefined) => {
    if (!option || option.disabled) return;
    onPick(option);
    close();
  };

  const move = (step: number) =>
    set((was) => ({ ...was, active: Math.min(Math.max(was.active + step, 0), Math.max(shown.length - 1, 0)) }));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (state.open) move(step);
      else open();
    } else if (event.key === 'Enter' && state.open) {
      event.preventDefault();
      if (shown.length === 0) open('');
      else pick(shown[state.active]);
    } else if (event.key === 'Escape' && state.open) {
      event.stopPropagation();
      close();
    }
  };

  return { state: { ...state, shown } satisfies ComboState, open, close, pick, onKeyDown };
}
