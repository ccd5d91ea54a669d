import type { KeyboardEvent } from 'react';
import { useState } from 'react';

import { filterOptions } from './option-search.ts';
import type { Option } from './select-field.tsx';

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

export interface ComboState {
  readonly open: boolean;
  readonly searchText: string | undefined;
  readonly options: readonly Option[];
  readonly activeIndex: number;
}

/** The open list of a searchable choice: its search text, its shown options and the active line. */
export function useComboList(options: readonly Option[], onPick: (option: Option) => void) {
  const [state, set] = useState<{ open: boolean; searchText: string | undefined; activeIndex: number }>({
    open: false,
    searchText: undefined,
    activeIndex: 0,
  });
  const shownOptions = filterOptions(options, state.searchText ?? '');
  const open = (searchText?: string) => set({ open: true, searchText, activeIndex: 0 });
  const close = () => set({ open: false, searchText: undefined, activeIndex: 0 });

  const pick = (option: Option | undefined) => {
    if (!option || option.disabled) return;
    onPick(option);
    close();
  };

  const move = (step: number) =>
    set((state) => ({
      ...state,
      activeIndex: Math.min(Math.max(state.activeIndex + step, 0), Math.max(shownOptions.length - 1, 0)),
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
      else pick(shownOptions[state.activeIndex]);
    } else if (event.key === 'Escape' && state.open) {
      event.stopPropagation();
      close();
    }
  };

  return { state: { ...state, options: shownOptions } satisfies ComboState, open, close, pick, onKeyDown };
}
