// What is wrong in a table, row by row, each with the change that mends it where there is one.

import type { TariffText } from '@ebpls/contracts/tariff';
import { Button, Icon, Text } from '@ebpls/ui';

import type { FigureSheet } from '../tariff-sheets/sheet.ts';
import { useWords } from './grid.messages.ts';
import * as styles from './grid.module.css';

/** A sentence about a place of the document. */
export interface GridNote {
  readonly path: string;
  readonly text: string;
  /** It must be corrected before the draft is saved or published. */
  readonly is_refused: boolean;
  readonly mend?: { readonly label: string; readonly apply: (document: TariffText) => TariffText };
}

/** Id of a sentence, by which its cell is described; a town's own codes may have spaces, which an id has not. */
export function formatNoteId({ path }: Pick<GridNote, 'path'>): string {
  return `note-${encodeURIComponent(path)}`;
}

interface NotePlace {
  readonly row: number;
  readonly column: number;
}

/** The cell that a note is about, or the first one of its row; undefined where it concerns the whole table. */
function findPlace({ rows }: FigureSheet, { path }: GridNote): NotePlace | undefined {
  for (const [row, { cells, path: rowPath }] of rows.entries()) {
    const column = cells.findIndex((cell) => path === cell.path || path.startsWith(`${cell.path}.`));
    if (column >= 0) return { row, column };
    if (path === rowPath || path.startsWith(`${rowPath}.`)) return { row, column: cells.length - 1 };
  }
  return undefined;
}

interface GridNotesProps {
  readonly sheet: FigureSheet;
  readonly notes: readonly GridNote[];
  readonly onGo: (row: number, column: number) => void;
  readonly onMend: (apply: (document: TariffText) => TariffText) => void;
}

export function GridNotes({ sheet, notes, onGo, onMend }: GridNotesProps) {
  const t = useWords();
  if (notes.length === 0) return null;
  return (
    <ul className={styles['notes']} aria-label={t('notes', { table: sheet.title })}>
      {notes.map((note, index) => {
        const place = findPlace(sheet, note);
        const { mend } = note;
        return (
          // One place may have several sentences.
          <li key={`${note.path} ${index}`} id={formatNoteId(note)}>
            <Text as="span" tone={note.is_refused ? 'danger' : 'warning'}>
              <Icon name={note.is_refused ? 'alert' : 'warning'} size={16} />{' '}
            </Text>
            {place !== undefined && (
              <>
                <Button size="desk" kind="quiet" onClick={() => onGo(place.row, place.column)}>
                  {t('row', { row: place.row + 1 })}
                </Button>{' '}
              </>
            )}
            <Text as="span">{note.text}</Text>{' '}
            {mend !== undefined && (
              <Button size="desk" onClick={() => onMend(mend.apply)}>
                {mend.label}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
