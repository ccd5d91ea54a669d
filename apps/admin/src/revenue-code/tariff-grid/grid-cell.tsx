// One cell of a table of figures.

import { type ClipboardEvent, type KeyboardEvent, memo, useRef, useState } from 'react';

import { formatCell, type SheetCell, type SheetColumn } from '../tariff-sheets/sheet.ts';
import { findNextCell, findTabCell, focusCell } from './grid-keys.ts';
import * as styles from './grid.module.css';

/** What the cells of one table do; the same object while the table is open. */
export interface GridActs {
  readonly write: (cell: SheetCell, column: SheetColumn, text: string) => void;
  readonly paste: (row: number, column: number, text: string) => void;
  readonly choose: (row: number, column: number) => void;
  /** Removes a row where the table lets it go. */
  readonly remove: (row: number) => void;
}

interface GridCellProps {
  readonly cell: SheetCell;
  readonly column: SheetColumn;
  readonly row: number;
  readonly place: number;
  readonly label: string;
  /** Id of the sentence that says what is wrong with it. */
  readonly problem: string | undefined;
  readonly isLocked: boolean;
  readonly acts: GridActs;
}

function isSameCell(one: GridCellProps, other: GridCellProps): boolean {
  return (
    one.cell.text === other.cell.text &&
    one.cell.path === other.cell.path &&
    one.column.options === other.column.options &&
    one.label === other.label &&
    one.row === other.row &&
    one.problem === other.problem &&
    one.isLocked === other.isLocked &&
    one.acts === other.acts
  );
}

function formatLook({ align }: SheetColumn): string {
  return [styles['cell'], ...(align === 'end' ? [styles['end']] : [])].join(' ');
}

const UNDO = new Set(['z', 'y', 'Z']);
const isUndo = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && UNDO.has(key);
/** Tab passes the buttons of the rows, so that a row is removed by a key as well. */
const isRemoval = ({ ctrlKey, key }: KeyboardEvent): boolean => ctrlKey && key === 'Delete';

/** A table has hundreds of cells: a keystroke in one renders that one only. */
export const GridCell = memo(DrawnCell, isSameCell);

function DrawnCell({ cell, column, row, place, label, problem, isLocked, acts }: GridCellProps) {
  // What is being typed stays as typed, also where the document holds a code or a list for it.
  const [typed, setTyped] = useState<string>();
  // A press puts the caret after the focus has come: only then the whole figure can be selected.
  const isEntered = useRef(false);
  const isRead = cell.write === undefined || isLocked;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isUndo(event)) setTyped(undefined);
    if (isRemoval(event)) acts.remove(row);
    const next =
      event.key === 'Tab'
        ? findTabCell(event.currentTarget, event.shiftKey)
        : findNextCell(event, { row, column: place });
    if (next === undefined) return;
    event.preventDefault();
    if (next instanceof HTMLInputElement) next.focus();
    else focusCell(event.currentTarget.closest('table'), next);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    if (isLocked || !/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    setTyped(undefined);
    acts.paste(row, place, text);
  };
  return (
    <input
      className={formatLook(column)}
      data-cell={`${row}:${place}`}
      aria-label={label}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={problem}
      autoComplete="off"
      spellCheck={false}
      readOnly={isRead}
      tabIndex={isRead && !isLocked ? -1 : undefined}
      list={column.options === undefined || isRead ? undefined : `options-${column.key}`}
      value={typed ?? formatCell(column, cell.text)}
      onChange={({ target }) => {
        setTyped(target.value);
        acts.write(cell, column, target.value);
      }}
      onFocus={({ target }) => {
        isEntered.current = true;
        target.select();
        acts.choose(row, place);
      }}
      onClick={({ currentTarget }) => {
        if (isEntered.current) currentTarget.select();
        isEntered.current = false;
      }}
      onBlur={() => setTyped(undefined)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    />
  );
}
