// Tone of an amount that an owner has to pay.

/** Danger when a part of the amount is overdue, warning when all of it is only due; none for nothing. */
export function getDueTone(due: number, isOverdue: boolean): 'danger' | 'warning' | undefined {
  if (due <= 0) return undefined;
  return isOverdue ? 'danger' : 'warning';
}
