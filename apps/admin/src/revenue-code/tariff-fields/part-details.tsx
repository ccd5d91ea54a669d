// The fields of one row of a list beside its table: the row is chosen by its name.

import { useStore } from '@ebpls/remote-kit';
import { Section, SelectField, Stack, useLocale } from '@ebpls/ui';
import { ComboField } from '@ebpls/ui/forms';
import { useState } from 'react';

import { BarangaySheet } from '../tariff-barangays/barangay-sheet.tsx';
import { createFieldWords } from './field.messages.ts';
import { ROW_FIELDS, type RowPart } from '../tariff-row-fields/part-fields.ts';
import { RecordFields } from './record-fields.tsx';
import type { RecordEditing } from './use-field-context.ts';

interface PartDetailsProps extends RecordEditing {
  readonly part: RowPart;
}

/** More rows than this are searched. */
const MAX_LISTED = 100;

type DetailRow = { readonly code: string } & (
  | { readonly name: { readonly en: string; readonly fil: string } }
  | { readonly section: string }
);

/** A row by its name; a late policy has a section alone. */
function formatRowName(row: DetailRow, locale: 'en' | 'fil'): string {
  const name = 'name' in row ? row.name[locale] : row.section;
  return name.trim() === '' ? row.code : name;
}

const hasNotes = (notes: readonly { readonly path: string }[], path: string): boolean =>
  notes.some((note) => note.path.startsWith(`${path}.`));

/** The first row is open, or the first one in which something must be corrected. */
export function PartDetails({ part, ...editing }: PartDetailsProps) {
  const locale = useLocale();
  const t = createFieldWords(locale);
  const rows: readonly DetailRow[] = useStore(editing.store, ({ document }) => document[part]) ?? [];
  const [chosen, setChosen] = useState<number>();
  const first = rows.findIndex((_, place) => hasNotes(editing.problems, `${part}.${place}`));
  // It stays when its last problem is corrected: the caret is in one of its fields.
  if (chosen === undefined && first !== -1) setChosen(first);
  const place = chosen !== undefined && chosen < rows.length ? chosen : 0;
  const row = rows[place];
  if (row === undefined) return null;
  const options = rows.map((each, index) => ({ value: String(index), label: formatRowName(each, locale) || '–' }));
  const path = `${part}.${place}`;
  return (
    <Section level={3} title={t('details')}>
      <Stack gap={6}>
        {rows.length > MAX_LISTED ? (
          <ComboField
            label={t('choose_row')}
            value={String(place)}
            options={options}
            onPick={(value) => setChosen(Number(value))}
          />
        ) : (
          <SelectField
            label={t('choose_row')}
            value={String(place)}
            options={options}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        )}
        <RecordFields key={path} {...editing} path={path} fields={ROW_FIELDS[part]} />
        {part === 'measures' && <BarangaySheet key={`${path}.barangays`} {...editing} place={place} />}
      </Stack>
    </Section>
  );
}

/** Whether the rows of a part have fields beside their table. */
export const hasRowFields = (part: string): part is RowPart => part in ROW_FIELDS;
