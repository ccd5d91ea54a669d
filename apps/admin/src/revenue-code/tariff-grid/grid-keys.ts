// Keys of a table of figures, as in a spreadsheet: arrows and Enter go to another cell.

import type { KeyboardEvent } from 'react';

interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** An arrow to the side leaves the cell only where the caret has nothing more to pass. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, isStart: boolean): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (isStart ? 0 : value.length);
}

type KeyStep = readonly [down: number, right: number];

const KEY_STEPS: Readonly<Record<string, KeyStep>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell to which a key leads; undefined where it stays with the text. Enter with Shift goes up. */
export function findNextCell(
  { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  { row, column }: CellPlace,
): CellPlace | undefined {
  const step = ctrlKey || altKey || metaKey ? undefined : KEY_STEPS[key];
  if (step === undefined) return undefined;
  const [down, right] = step;
  if (right !== 0 && !isAtEdge(currentTarget, right < 0)) return undefined;
  return { row: key === 'Enter' && shiftKey ? row - down : row + down, column: column + right };
}

/** Puts the focus into a cell of a table; without such a cell it stays. */
export function focusCell(table: HTMLElement | null, { row, column }: CellPlace): void {
  table?.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`)?.focus();
}

/** Puts the focus into the first cell of a row that is typed. */
export function focusRow(table: HTMLElement | null, row: number): void {
  table?.querySelector<HTMLInputElement>(`[data-cell^="${row}:"]:not([readonly])`)?.focus();
}

/** Tab passes the cells that are typed, over the ends of rows; undefined at the first and the last one. */
export function findTabCell(input: HTMLInputElement, isBack: boolean): HTMLInputElement | undefined {
  const cells = input.closest('table')?.querySelectorAll<HTMLInputElement>('[data-cell]:not([tabindex="-1"])') ?? [];
  const all = [...cells];
  return all[all.indexOf(input) + (isBack ? -1 : 1)];
}
