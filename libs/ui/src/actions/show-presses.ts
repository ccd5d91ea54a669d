const PRESS_FEEDBACK_MS = 150; // longer than a usual reaction, shorter than the time to a second press

/**
 * Shows on a button that its press was received. The reaction may render piece by piece, without a visible change until
 * the last one; touch, unlike a pointer, has no other feedback. Returns the function that stops it.
 */
export function showPresses(): () => void {
  const show = ({ target }: MouseEvent): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('.eb-btn:not([aria-disabled])');
    if (!button) return;
    button.dataset['pressed'] = '';
    setTimeout(() => delete button.dataset['pressed'], PRESS_FEEDBACK_MS);
  };
  addEventListener('click', show, true);
  return () => removeEventListener('click', show, true);
}
