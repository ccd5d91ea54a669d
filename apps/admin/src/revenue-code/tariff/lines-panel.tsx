// The lines of business as a sheet: searched, filtered, and changed all at once.

import type { TariffText } from '@ebpls/contracts/tariff';
import { useStore } from '@ebpls/remote-kit';
import { Button, Row, SearchField, SelectField, Stack, Text, useLocale } from '@ebpls/ui';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import { listLineColumns, type TariffLineText, toLineSheet } from '../tariff-sheets/line-sheet.ts';
import type { SheetColumn } from '../tariff-sheets/sheet.ts';
import { createSheetWords, type SheetWords } from '../tariff-sheets/sheet.messages.ts';
import { SheetList, type SheetListProps } from './sheet-list.tsx';
import { useWords } from './tariff.messages.ts';
import type { TariffStore } from './tariff.store.ts';

interface LineFilter {
  readonly search: string;
  /** Key of a column with choices, and the value that a line must have: `tax=d`. */
  readonly value: string;
}

const NO_FILTER: LineFilter = { search: '', value: '' };

function isFound({ code, name, synonyms, tax, classes }: TariffLineText, { search, value }: LineFilter): boolean {
  const words = [code, name.en, name.fil, ...synonyms].join(' ').toLowerCase();
  if (
    !search
      .toLowerCase()
      .split(' ')
      .every((word) => words.includes(word))
  )
    return false;
  const [column = '', wanted = ''] = value.split('=');
  return value === '' || (column === 'tax' ? tax : (classes[column] ?? '')) === wanted;
}

/** Places of the lines that pass the filter. */
function listPlaces(lines: readonly TariffLineText[], filter: LineFilter): number[] {
  return lines.flatMap((line, place) => (isFound(line, filter) ? [place] : []));
}

export function LinesPanel(props: Omit<SheetListProps, 'list' | 'root' | 'onChoose'>) {
  const t = useWords();
  const { store, isLocked } = props;
  const locale = useLocale();
  const [filter, setFilter] = useState(NO_FILTER);
  const shownFilter = useDeferredValue(filter);
  const lines = useStore(store, ({ document }) => document.lines);
  const places = usePlaces(lines, shownFilter);
  const savedLines = useStore(store, ({ base }) => base.document.lines);
  const list = useCallback(
    (document: TariffText, sheetWords: SheetWords) => {
      const saved_codes = new Set(savedLines.map(({ code }) => code));
      return [toLineSheet(document, sheetWords, { places, saved_codes })];
    },
    [places, savedLines],
  );
  const classifications = useStore(store, ({ document }) => document.classifications);
  const taxes = useStore(store, ({ document }) => document.taxes);
  const choices = useMemo(
    () => listLineColumns({ classifications, taxes }, createSheetWords(locale)).filter((column) => column.options),
    [classifications, taxes, locale],
  );
  const visiblePlaces = new Set(places);
  const isShown = ({ path }: { readonly path: string }): boolean => {
    const [part, place] = path.split('.');
    return part === 'lines' && visiblePlaces.has(Number(place));
  };
  return (
    <Stack gap={4}>
      <Row gap={4} align="end">
        <SearchField
          label={t('search_lines')}
          name="lines-search"
          value={filter.search}
          onChange={({ target }) => setFilter({ ...filter, search: target.value })}
        />
        <SelectField
          label={t('filter')}
          name="lines-filter"
          value={filter.value}
          placeholder={t('all_lines')}
          options={choices.flatMap(({ key, header, options = [] }) =>
            options.map(({ value, label }) => ({ value: `${key}=${value}`, label: `${header}: ${label}` })),
          )}
          onChange={({ target }) => setFilter({ ...filter, value: target.value })}
        />
        <Text as="span">{t('lines_found', { count: places.length })}</Text>
      </Row>
      {!isLocked && <BulkChange store={store} places={places} choices={choices} />}
      <SheetList
        {...props}
        findings={props.findings.filter(isShown)}
        problems={props.problems.filter(isShown)}
        root="lines"
        list={list}
      />
    </Stack>
  );
}

/**
 * The lines of the filter, found again when the filter changes or lines come and go, not while one of them is typed: a
 * line that no longer fits must not leave from under the caret.
 */
function usePlaces(lines: readonly TariffLineText[], filter: LineFilter): readonly number[] {
  const [stored, setStored] = useState({ filter, count: lines.length, places: listPlaces(lines, filter) });
  if (stored.filter === filter && stored.count === lines.length) return stored.places;
  const places = listPlaces(lines, filter);
  setStored({ filter, count: lines.length, places });
  return places;
}

interface BulkChangeProps {
  readonly store: TariffStore;
  readonly places: readonly number[];
  readonly choices: readonly SheetColumn[];
}

/** Sets the tax row or one class of every line of the filter; undone like any other change. */
function BulkChange({ store, places, choices }: BulkChangeProps) {
  const t = useWords();
  const [column, setColumn] = useState('');
  const [value, setValue] = useState('');
  const options = choices.find(({ key }) => key === column)?.options ?? [];
  return (
    <Row gap={4} align="end">
      <SelectField
        label={t('bulk_column')}
        name="bulk-column"
        value={column}
        placeholder="–"
        options={choices.map(({ key, header }) => ({ value: key, label: header }))}
        onChange={({ target }) => {
          setColumn(target.value);
          setValue('');
        }}
      />
      <SelectField
        label={t('bulk_value')}
        name="bulk-value"
        value={value}
        placeholder="–"
        options={options}
        onChange={({ target }) => setValue(target.value)}
      />
      <Button
        size="desk"
        disabled={value === '' || places.length === 0}
        onClick={() => store.getState().change((document) => writeLines(document, places, { column, value }))}
      >
        {t('bulk_apply', { count: places.length })}
      </Button>
    </Row>
  );
}

function writeLines(
  document: TariffText,
  places: readonly number[],
  { column, value }: { readonly column: string; readonly value: string },
): TariffText {
  const chosenPlaces = new Set(places);
  const lines = document.lines.map((line, place) => {
    if (!chosenPlaces.has(place)) return line;
    return column === 'tax' ? { ...line, tax: value } : { ...line, classes: { ...line.classes, [column]: value } };
  });
  return { ...document, lines };
}
