import { useEffect, useEffectEvent } from 'react';

/** Acts on the viewed document; an act that is not possible now is absent. */
export type ViewActs = Readonly<Record<'smaller' | 'larger' | 'fit' | 'turn', (() => void) | undefined>> &
  Readonly<Partial<Record<'PageUp' | 'PageDown', (() => void) | undefined>>>;

const TYPING = 'input, textarea, select';

/**
 * Keys of the viewer while the focus is in it: Page Up and Page Down, + and -, 0 and O. They come before the desk's own,
 * so that 0 does not answer the checklist from here.
 */
export function useViewKeys(view: HTMLElement | null, acts: ViewActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(TYPING) !== null && !key.startsWith('Page')) return;
    const keys = { ...acts, '+': acts.larger, '=': acts.larger, '-': acts.smaller, '0': acts.fit, o: acts.turn };
    const entry = Object.entries(keys).find(([name]) => name === (key.length === 1 ? key.toLowerCase() : key));
    if (!entry) return;
    event.preventDefault();
    entry[1]?.();
  });
  useEffect(() => {
    view?.addEventListener('keydown', press);
    return () => view?.removeEventListener('keydown', press);
  }, [view]);
}
