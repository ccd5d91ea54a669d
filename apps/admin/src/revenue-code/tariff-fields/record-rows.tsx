// A list of a row as a table of its own.

import type { TariffText } from '@ebpls/contracts/tariff';
import { useStore } from '@ebpls/remote-kit';
import { useCallback } from 'react';

import { toFieldSheet } from '../tariff-sheets/field-sheet.ts';
import { createRowActs, type FigureSheet, readAt, writeAt } from '../tariff-sheets/sheet.ts';
import type { SheetWords } from '../tariff-sheets/sheet.messages.ts';
import { SheetList, type SheetListProps } from '../tariff/sheet-list.tsx';
import type { FieldContext, RowsRecordField } from './record-field.ts';

/** The table of a list; an optional list is removed with its last entry. */
export function toRowsSheet(
  context: FieldContext,
  { row, path, field, savedDocument }: RowsPlace,
  words: SheetWords,
): FigureSheet {
  const { document, t } = context;
  const sheet = toFieldSheet(
    document,
    {
      path,
      title: t(field.label),
      fields: field.columns,
      isList: true,
      saved_codes: findSavedCodes(savedDocument, document, path),
    },
    words,
  );
  const { insert, remove } = createRowActs({ path, blank: field.blank });
  return {
    ...sheet,
    columns: sheet.columns.map((column) => {
      const list = field.options?.[column.key];
      return list === undefined ? column : { ...column, options: list(context, row) };
    }),
    insert,
    remove: (target, at) => {
      const next = remove(target, at);
      const isEmpty = (readAt(next, path) as readonly unknown[]).length === 0;
      return field.isOptional === true && isEmpty ? writeAt(next, path, undefined) : next;
    },
  };
}

/** The codes of the list of the same row in the saved document; other rows may name them. */
function findSavedCodes(
  savedDocument: TariffText | undefined,
  document: TariffText,
  path: string,
): ReadonlySet<string> {
  const [part = '', place = '', ...rest] = path.split('.');
  const code = readAt(document, `${part}.${place}.code`);
  const rows = readAt(savedDocument, part);
  const row = Array.isArray(rows)
    ? (rows as readonly { code?: string }[]).find((each) => each.code === code)
    : undefined;
  const list = row === undefined ? [] : ((readAt(row, rest.join('.')) ?? []) as readonly { code?: string }[]);
  return new Set(list.flatMap((each) => each.code ?? []));
}

interface RowsPlace {
  readonly row: string;
  readonly path: string;
  readonly field: RowsRecordField;
  /** The document as it was saved. */
  readonly savedDocument: TariffText | undefined;
}

interface RecordRowsProps
  extends Pick<SheetListProps, 'store' | 'findings' | 'problems' | 'isLocked'>, Omit<RowsPlace, 'savedDocument'> {
  readonly context: FieldContext;
}

export function RecordRows({ context, row, path, field, ...editing }: RecordRowsProps) {
  const { t, offices, barangays } = context;
  const savedDocument = useStore(editing.store, ({ base }) => base.document);
  const list = useCallback(
    (document: TariffText, words: SheetWords) => [
      toRowsSheet({ document, t, offices, barangays }, { row, path, field, savedDocument }, words),
    ],
    [row, path, field, savedDocument, t, offices, barangays],
  );
  return <SheetList {...editing} root={path} list={list} />;
}
