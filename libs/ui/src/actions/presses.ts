/** Longer than the answer to a press usually takes to be drawn, shorter than a second press. */
const SHOWN_MS = 150;

/**
 * Shows on a button that its press was taken. What the press leads to may be drawn piece by piece, and nothing in sight
 * changes until the last one is; a finger, unlike a pointer, gets no other sign. Gives how to stop.
 */
export function showPresses(): () => void {
  const show = ({ target }: MouseEvent): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('.eb-btn:not([aria-disabled])');
    if (!button) return;
    button.dataset['pressed'] = '';
    setTimeout(() => delete button.dataset['pressed'], SHOWN_MS);
  };
  addEventListener('click', show, true);
  return () => removeEventListener('click', show, true);
}
