import { type BoundFunctions, type queries, screen } from '@testing-library/react';

/** First box of a date field, by the label of the field; a whole date typed into it fills all three boxes. */
export function getDayBox(
  label: string | RegExp,
  scope: Pick<BoundFunctions<typeof queries>, 'getAllByRole'> = screen,
): HTMLElement {
  const groups = scope.getAllByRole('group', { name: label });
  const box = groups.at(-1)?.querySelector<HTMLElement>('.eb-date input');
  if (!box) throw new Error(`No date field has the label ${String(label)}.`);
  return box;
}
