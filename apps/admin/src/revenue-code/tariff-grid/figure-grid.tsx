// A table of the revenue code as in a spreadsheet: typed, pasted, with rows that are added and removed.

import type { TariffText } from '@ebpls/contracts/tariff';
import { Button, IconButton, Row, Stack, Text } from '@ebpls/ui';
import { useCallback, useMemo, useRef, useState } from 'react';

import {
  type BuildSheet,
  createWrite,
  findTotalRow,
  parseBlock,
  writeBlock,
  type FigureSheet,
  type SheetRow,
} from '../tariff-sheets/sheet.ts';
import { GridCell, type GridActs } from './grid-cell.tsx';
import { GridHead, GridOptions, GridPages, PAGE_ROWS } from './grid-frame.tsx';
import { formatNoteId, type GridNote, GridNotes } from './grid-notes.tsx';
import { focusCell, focusRow } from './grid-keys.ts';
import { useWords } from './grid.messages.ts';
import * as styles from './grid.module.css';

export interface FigureGridProps {
  readonly sheet: FigureSheet;
  /** The same table of another document; like `change` and `onChoose` one function while the table is open. */
  readonly build: BuildSheet;
  readonly isLocked: boolean;
  readonly change: (next: (document: TariffText) => TariffText, cell?: string) => void;
  readonly notes: readonly GridNote[];
  readonly onChoose?: (row: number, column: number) => void;
}

export function FigureGrid({ sheet, build, isLocked, change, notes, onChoose }: FigureGridProps) {
  const t = useWords();
  const table = useRef<HTMLTableElement>(null);
  const [first, setFirst] = useState(0);
  const [refusedTotal, setRefusedTotal] = useState<number>();
  const { refusal, clearRefusal, remove } = useRemoval({ build, isLocked, change });
  const allNotes = refusal === undefined ? notes : [refusal, ...notes];
  const start = first < sheet.rows.length ? first : 0;
  const pageRows = sheet.rows.slice(start, start + PAGE_ROWS);

  const acts = useMemo<GridActs>(
    () => ({
      write: (cell, column, text) => {
        setRefusedTotal(undefined);
        clearRefusal();
        change(createWrite(cell, column, text), cell.path);
      },
      paste: (row, column, text) => {
        const block = parseBlock(text);
        const total = findTotalRow(block);
        setRefusedTotal(total);
        if (total === undefined) change((document) => writeBlock(document, build, { row, column, block }));
      },
      choose: (row, column) => onChoose?.(row, column),
      remove,
    }),
    [change, build, onChoose, remove, clearRefusal],
  );
  const goTo = (row: number, column: number): void => {
    setFirst(Math.floor(row / PAGE_ROWS) * PAGE_ROWS);
    requestAnimationFrame(() => focusCell(table.current, { row, column }));
  };
  const goToRow = (row: number): void => {
    setFirst(Math.floor(row / PAGE_ROWS) * PAGE_ROWS);
    requestAnimationFrame(() => focusRow(table.current, row));
  };
  return (
    <Stack gap={3}>
      <GridOptions sheet={sheet} />
      <div className={styles['scroll']}>
        <table ref={table} className={styles['grid']}>
          <caption className="eb-sr">{sheet.title}</caption>
          <GridHead sheet={sheet} canRemove={!isLocked && sheet.remove !== undefined} />
          <tbody>
            {pageRows.map((row, index) => (
              <GridRow
                key={row.key}
                sheet={sheet}
                row={row}
                number={start + index}
                acts={acts}
                notes={allNotes}
                isLocked={isLocked}
              />
            ))}
          </tbody>
        </table>
      </div>
      <GridPages all={sheet.rows.length} start={start} onPage={setFirst} />
      {refusedTotal !== undefined && (
        <div role="alert">
          <Text tone="danger">{t('total_refused', { row: refusedTotal })}</Text>
        </div>
      )}
      <GridNotes sheet={sheet} notes={allNotes} onGo={goTo} onMend={change} />
      {!isLocked && <AddRow sheet={sheet} change={change} onGo={goToRow} />}
    </Stack>
  );
}

interface AddRowProps extends Pick<FigureGridProps, 'sheet' | 'change'> {
  readonly onGo: (row: number) => void;
}

/** Adds an empty row at the end, before the one that holds for everything above. */
function AddRow({ sheet, change, onGo }: AddRowProps) {
  const t = useWords();
  const { insert, rows, has_last_row } = sheet;
  if (insert === undefined) return null;
  const at = rows.length - (has_last_row === true ? 1 : 0);
  return (
    <Row>
      <Button
        size="desk"
        icon="plus"
        onClick={() => {
          change((document) => insert(document, at));
          onGo(at);
        }}
      >
        {t('add_row')}
      </Button>
    </Row>
  );
}

/** Removes rows that the table lets go; a row that must stay has a sentence at its first cell. */
function useRemoval({ build, isLocked, change }: Pick<FigureGridProps, 'build' | 'isLocked' | 'change'>) {
  const [refusal, setRefusal] = useState<GridNote>();
  const clearRefusal = useCallback(() => setRefusal(undefined), []);
  const remove = useCallback(
    (row: number) => {
      const gridNotes: GridNote[] = [];
      change((document) => {
        const sheet = build(document);
        const isLast = sheet.has_last_row === true && row === sheet.rows.length - 1;
        if (isLocked || isLast || sheet.remove === undefined) return document;
        const text = sheet.checkRemoval?.(document, row);
        if (text === undefined) return sheet.remove(document, row);
        gridNotes.push({ path: sheet.rows[row]?.cells[0]?.path ?? sheet.path, text, is_refused: true });
        return document;
      });
      setRefusal(gridNotes[0]);
    },
    [build, isLocked, change],
  );
  return { refusal, clearRefusal, remove };
}

interface GridRowProps {
  readonly sheet: FigureSheet;
  readonly row: SheetRow;
  readonly number: number;
  readonly acts: GridActs;
  readonly notes: readonly GridNote[];
  readonly isLocked: boolean;
}

function GridRow({ sheet, row, number, acts, notes, isLocked }: GridRowProps) {
  const t = useWords();
  const canRemove = !isLocked && sheet.remove !== undefined;
  const isLast = sheet.has_last_row === true && number === sheet.rows.length - 1;
  return (
    <tr>
      <th scope="row" className={styles['number']}>
        {number + 1}
      </th>
      {row.cells.map((cell, place) => {
        const column = sheet.columns[place];
        if (column === undefined) return null;
        const problem = notes.find(({ path }) => path === cell.path || path.startsWith(`${cell.path}.`));
        return (
          <td key={column.key}>
            <GridCell
              cell={cell}
              column={column}
              row={number}
              place={place}
              label={t('cell', { column: column.header, row: number + 1 })}
              problem={problem && formatNoteId(problem)}
              isLocked={isLocked}
              acts={acts}
            />
          </td>
        );
      })}
      {canRemove && (
        <td className={styles['acts']}>
          {!isLast && (
            <IconButton
              size="desk"
              icon="minus"
              label={t('remove_row', { row: number + 1 })}
              onClick={() => acts.remove(number)}
            />
          )}
        </td>
      )}
    </tr>
  );
}
