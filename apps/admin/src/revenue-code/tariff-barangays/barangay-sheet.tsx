// The barangays of a choice as a table: a row for each barangay with the choice that it has.

import type { TariffText } from '@ebpls/contracts/tariff';
import { isByBarangay } from '@ebpls/rules/tariff';
import { useStore } from '@ebpls/remote-kit';
import { Section, Stack, Text } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useCallback } from 'react';

import { FigureGrid } from '../tariff-grid/figure-grid.tsx';
import type { GridNote } from '../tariff-grid/grid-notes.tsx';
import { createReadCell, type FigureSheet } from '../tariff-sheets/sheet.ts';
import { createSheetWords } from '../tariff-sheets/sheet.messages.ts';
import { type BarangayChoice, listBarangayChoices, writeBarangayChoice, writeByBarangay } from './barangay-choices.ts';
import type { FieldContext } from '../tariff-fields/record-field.ts';
import { type RecordEditing, useFieldContext } from '../tariff-fields/use-field-context.ts';

interface BarangaySheetProps extends RecordEditing {
  /** Place of the measure. */
  readonly place: number;
}

const CHOICE_JOINER = ' + ';

/** The table of the barangays of the measure at `path`. */
export function toBarangaySheet(context: FieldContext, path: string): FigureSheet {
  const { document, barangays, t } = context;
  const words = createSheetWords(t.locale);
  const measure = document.measures[Number(path.split('.')[1])];
  const values = measure?.values ?? [];
  const names = new Map(values.map(({ code, name }) => [code, name[t.locale] || code]));
  const options = [...names].map(([value, label]) => ({ value, label }));
  return {
    path: `${path}.barangays`,
    title: t('barangays'),
    columns: [
      { key: 'barangay', header: words('barangay') },
      { key: 'barangay_value', header: words('barangay_value'), options },
    ],
    rows: listBarangayChoices(measure ?? {}, barangays).map(({ barangay, choices }) => {
      const at = `${path}.barangays.${barangay.brgycode}`;
      const [only = '', ...others] = choices;
      const text = others.length === 0 ? only : choices.map((code) => names.get(code) ?? code).join(CHOICE_JOINER);
      return {
        key: at,
        path: at,
        cells: [
          createReadCell(`${at}.name`, barangay.name),
          {
            path: `${at}.choice`,
            text,
            write: (target, choice) => writeBarangayChoice(target, path, { barangay, choice }),
          },
        ],
      };
    }),
  };
}

const formatNames = (rows: readonly BarangayChoice[]): string => rows.map(({ barangay }) => barangay.name).join(', ');

/** Barangays with more than one choice, and those that the municipality does not have, each at its cell. */
function listChoiceNotes({ barangays, t }: FieldContext, choices: readonly BarangayChoice[], path: string): GridNote[] {
  const codes = new Set(barangays.map(({ brgycode }) => brgycode));
  return choices.flatMap((row): GridNote[] => {
    const at = `${path}.barangays.${row.barangay.brgycode}.choice`;
    const { name } = row.barangay;
    if (row.choices.length > 1) return [{ path: at, text: t('barangay_double', { name }), is_refused: true }];
    if (codes.has(row.barangay.brgycode)) return [];
    return [{ path: at, text: t('barangay_unknown', { name }), is_refused: false }];
  });
}

interface BarangayCountProps {
  readonly choices: readonly BarangayChoice[];
  readonly t: FieldContext['t'];
}

/** Which barangays have no choice yet; the check of the whole draft refuses them as well. */
function BarangayCount({ choices, t }: BarangayCountProps) {
  const incompleteRows = choices.filter((row) => row.choices.length === 0);
  const isComplete = choices.every((row) => row.choices.length === 1);
  return (
    <output>
      {incompleteRows.length > 0 && (
        <Text tone="danger">
          {t('barangays_missing', { count: incompleteRows.length, names: formatNames(incompleteRows) })}
        </Text>
      )}
      {isComplete && <Text tone="muted">{t('barangays_complete')}</Text>}
    </output>
  );
}

export function BarangaySheet({ place, ...editing }: BarangaySheetProps) {
  const { store, isLocked } = editing;
  const context = useFieldContext(editing);
  const change = useStore(store, (state) => state.change);
  const path = `measures.${place}`;
  const { barangays, offices, t } = context;
  const build = useCallback(
    (document: TariffText) => toBarangaySheet({ document, barangays, offices, t }, path),
    [path, barangays, offices, t],
  );
  const measure = context.document.measures[place];
  if (measure === undefined || measure.kind !== 'CHOICE' || measure.of !== 'BUSINESS') return null;
  const isOn = isByBarangay(measure);
  const choices = listBarangayChoices(measure, barangays);
  return (
    <Stack gap={4}>
      <CheckField
        label={t('by_barangay')}
        help={t('by_barangay_help')}
        disabled={isLocked || (measure.values ?? []).length === 0}
        checked={isOn}
        onChange={({ target }) => change((document) => writeByBarangay(document, path, target.checked))}
      />
      {isOn && (
        <Section level={3} title={t('barangays')}>
          <Stack gap={4}>
            <BarangayCount choices={choices} t={t} />
            <FigureGrid
              sheet={build(context.document)}
              build={build}
              isLocked={isLocked}
              change={change}
              notes={listChoiceNotes(context, choices, path)}
            />
          </Stack>
        </Section>
      )}
    </Stack>
  );
}
