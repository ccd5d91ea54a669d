// What the fields of a row read and change: the document, what is found in it, and what its choices are taken from.

import type { TariffBarangay, TariffOffice } from '@ebpls/contracts';
import { useStore } from '@ebpls/remote-kit';
import { useLocale } from '@ebpls/ui';
import { useMemo } from 'react';

import type { SheetListProps } from '../tariff/sheet-list.tsx';
import { createFieldWords } from './field.messages.ts';
import type { FieldContext, RecordField } from './record-field.ts';

export type RecordEditing = Pick<SheetListProps, 'store' | 'findings' | 'problems' | 'isLocked'>;

export interface OneFieldProps<Kind extends RecordField = RecordField> extends RecordEditing {
  readonly context: FieldContext;
  /** Path of the row, and of the field. */
  readonly row: string;
  readonly path: string;
  readonly field: Kind;
}

const NO_BARANGAYS: readonly TariffBarangay[] = [];
const NO_OFFICES: readonly TariffOffice[] = [];

/** The document with what its choices are taken from. */
export function useFieldContext({ store }: Pick<RecordEditing, 'store'>): FieldContext {
  const locale = useLocale();
  const t = useMemo(() => createFieldWords(locale), [locale]);
  const document = useStore(store, (state) => state.document);
  const { offices = NO_OFFICES, barangays = NO_BARANGAYS } = useStore(store, ({ base }) => base);
  return { document, offices, barangays, t };
}
