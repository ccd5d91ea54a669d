import type { KeyboardEvent } from 'react';
import { useState } from 'react';

import { filterOptions } from './option-search.ts';
import type { Option } from './select-field.tsx';

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

export interface ComboState {
  readonly open: boolean;
  readonly searchText: string | undefined;
  readonly options: readonly Option[];
  readonly active: number;
}

/** The open list of a searchable choice: its search text, its shown options and the active line. */
export function useComboList(options: readonly Option[], onPick: (option: Option) => void) {
  const [state, set] = useState<{ open: boolean; searchText: string | undefined; active: number }>({
    open: false,
    searchText: undefined,
    active: 0,
  });
  const shownOptions = filterOptions(options, state.searchText ?? '');
  const open = (searchText?: string) => set({ open: true, searchText, active: 0 });
  const close = () => set({ open: false, searchText: undefined, active: 0 });

  const pick = (option: Option | undefined) => {
    if (!option || option.disabled) return;
    onPick(option);
    close();
  };

  const move = (step: number) =>
    set((state) => ({
      ...state,
      active: Math.min(Math.max(state.active + step, 0), Math.max(shownOptions.length - 1, 0)),
    }));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (state.open) move(step);
      else open();
    } else if (event.key === 'Enter' && state.open) {
      event.preventDefault();
      if (shownOptions.length === 0) open('');
      else pick(shownOptions[state.active]);
    } else if (event.key === 'Escape' && state.open) {
      event.stopPropagation();
      close();
    }
  };

  return { state: { ...state, options: shownOptions } satisfies ComboState, open, close, pick, onKeyDown };
}
