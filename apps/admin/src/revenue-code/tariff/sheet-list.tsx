// The tables of one part below each other, each with what the check finds in it.

import type { TariffText } from '@ebpls/contracts/tariff';
import { formatTariffRefusal, type TariffFinding } from '@ebpls/rules/tariff';
import { useStore } from '@ebpls/remote-kit';
import { Section, Stack, useLocale } from '@ebpls/ui';
import { useCallback, useMemo } from 'react';

import { FigureGrid } from '../tariff-grid/figure-grid.tsx';
import type { GridNote } from '../tariff-grid/grid-notes.tsx';
import { findMend } from '../tariff-sheets/list-mends.ts';
import type { FigureSheet } from '../tariff-sheets/sheet.ts';
import { createSheetWords, type SheetWords } from '../tariff-sheets/sheet.messages.ts';
import type { TariffProblem } from './read-tariff.ts';
import { useWords } from './tariff.messages.ts';
import type { TariffStore } from './tariff.store.ts';

export interface SheetListProps {
  readonly store: TariffStore;
  readonly findings: readonly TariffFinding[];
  readonly problems: readonly TariffProblem[];
  readonly isLocked: boolean;
  /** Path of the part of the document. */
  readonly root: string;
  /** The tables of a document; one function while the part is open, like `onChoose`. */
  readonly list: (document: TariffText, words: SheetWords) => FigureSheet[];
  readonly onChoose?: (sheet: FigureSheet, row: number, column: number) => void;
}

const isUnder = (path: string, root: string): boolean => root === '' || path === root || path.startsWith(`${root}.`);

function useNotes({ store, findings, problems, root }: SheetListProps): GridNote[] {
  const t = useWords();
  const locale = useLocale();
  const document = useStore(store, (state) => state.document);
  const own = findings.filter(({ path }) => isUnder(path, root));
  return [
    ...problems
      .filter(({ path }) => isUnder(path, root))
      .map(({ path, message }) => ({ path, text: message[locale], is_refused: true })),
    ...own.map((finding): GridNote => {
      const mend = findMend(document, finding);
      const label = mend && t(`mend_${mend.textKey}`, { figure: mend.figure ?? '' });
      return {
        path: finding.path,
        text: formatTariffRefusal(finding, locale),
        is_refused: finding.weight === 'REFUSED',
        ...(mend && label !== undefined ? { mend: { label, apply: mend.apply } } : {}),
      };
    }),
  ];
}

/** Whether a sentence is about this table; what belongs to none is shown with the first one. */
function isAbout({ path: sheetPath, rows }: FigureSheet, path: string): boolean {
  const hasCell = rows.some((row) => isUnder(path, row.path) || row.cells.some((cell) => isUnder(path, cell.path)));
  return hasCell || path.startsWith(`${sheetPath}.`);
}

export function SheetList(props: SheetListProps) {
  const { store, list } = props;
  const locale = useLocale();
  const words = useMemo(() => createSheetWords(locale), [locale]);
  const document = useStore(store, (state) => state.document);
  const sheets = useMemo(() => list(document, words), [list, document, words]);
  const notes = useNotes(props);
  const places = notes.map(({ path }) =>
    Math.max(
      0,
      sheets.findIndex((sheet) => isAbout(sheet, path)),
    ),
  );
  return (
    <Stack gap={6}>
      {sheets.map((sheet, place) => (
        <OneSheet
          {...props}
          key={sheet.path}
          sheet={sheet}
          words={words}
          notes={notes.filter((_, index) => places[index] === place)}
        />
      ))}
    </Stack>
  );
}

interface OneSheetProps extends SheetListProps {
  readonly sheet: FigureSheet;
  readonly words: SheetWords;
  readonly notes: readonly GridNote[];
}

function OneSheet({ store, list, isLocked, onChoose, sheet, words, notes }: OneSheetProps) {
  const change = useStore(store, (state) => state.change);
  const { path } = sheet;
  const build = useCallback(
    (document: TariffText): FigureSheet => {
      const sheet = list(document, words).find((each) => each.path === path);
      if (sheet === undefined) throw new Error(`the table ${path} is gone`);
      return sheet;
    },
    [list, words, path],
  );
  const choose = useCallback(
    (row: number, column: number) => onChoose?.(build(store.getState().document), row, column),
    [onChoose, build, store],
  );
  return (
    <Section level={3} title={sheet.title}>
      <FigureGrid sheet={sheet} build={build} isLocked={isLocked} change={change} notes={notes} onChoose={choose} />
    </Section>
  );
}
