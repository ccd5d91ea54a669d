// What the amount of a charge reads: the measures it depends on, and the sides of its table.

import type { TariffText } from '@ebpls/contracts/tariff';
import { useStore } from '@ebpls/remote-kit';
import { IconButton, Row, SelectField, Stack, Text, useLocale } from '@ebpls/ui';
import { ComboField } from '@ebpls/ui/forms';
import { useState } from 'react';

import { readAt, type SimpleAmountText, type TariffChargeText, writeAt } from '../tariff-sheets/sheet.ts';
import { createChargeWords } from './charge.messages.ts';
import { useWords } from './condition.messages.ts';
import type { ChargeEditing } from './condition-list.tsx';
import { formatSubject } from './describe-charge.ts';
import {
  countCells,
  listSideKeys,
  MAX_CELLS,
  parseSideKey,
  putSide,
  type TableText,
  toSideKey,
} from './table-sides.ts';
import { AmountKindField, PartKindField } from '../tariff-fields/amount-kind-field.tsx';
import { BOUND_FIELD, COMPARED_FIELDS, isCombined, KIND_FIELDS } from '../tariff-row-fields/amount-kinds.ts';
import { RecordFields } from '../tariff-fields/record-fields.tsx';
import { ValuesField } from './values-field.tsx';

interface AmountPartProps extends ChargeEditing {
  readonly document: TariffText;
  /** Path of the amount in the document. */
  readonly path: string;
  readonly amount: SimpleAmountText;
  /** Number of the part, where the charge combines several. */
  readonly number: number | undefined;
}

/** The fields of each amount of a charge: itself, or those that it combines. */
export function AmountFields({ place, ...editing }: ChargeEditing & { readonly place: number }) {
  const document = useStore(editing.store, (state) => state.document);
  const path = `charges.${place}.amount`;
  const amount = readAt(document, path) as TariffChargeText['amount'];
  const kind = <AmountKindField store={editing.store} problems={editing.problems} path={path} amount={amount} />;
  if (!isCombined(amount))
    return (
      <Stack gap={4}>
        {kind}
        <AmountPart {...editing} document={document} path={path} amount={amount} number={undefined} />
      </Stack>
    );
  return (
    <Stack gap={6}>
      {kind}
      {amount.of.map((part, index) => (
        // Parts keep their places.
        <Stack key={index} gap={4}>
          <PartKindField store={editing.store} path={`${path}.of`} parts={amount.of} place={index} />
          <AmountPart {...editing} document={document} path={`${path}.of.${index}`} amount={part} number={index + 1} />
          {index > 0 && (
            <RecordFields {...editing} isLocked={false} path={`${path}.of.${index}`} fields={COMPARED_FIELDS} />
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function AmountPart(props: AmountPartProps) {
  const t = useWords();
  const { path, amount, number } = props;
  if (amount.kind === 'TABLE') return <TableFields {...props} table={amount} />;
  const fields = KIND_FIELDS[amount.kind] ?? [];
  const label = number === undefined ? t('charged_on') : t('charged_on_part', { number });
  return (
    <>
      {'of' in amount && (
        <QuantityField {...props} path={`${path}.of`} of={amount.of} label={label} help={t('charged_on_help')} />
      )}
      {fields.length > 0 && <RecordFields {...props} isLocked={false} path={path} fields={fields} />}
    </>
  );
}

interface QuantityFieldProps extends Pick<AmountPartProps, 'store' | 'problems' | 'document' | 'path'> {
  readonly of: readonly string[];
  readonly label: string;
  readonly help: string;
  /** Without measures the field itself is removed. */
  readonly isOptional?: boolean;
}

function QuantityField({ store, problems, document, path, of, label, help, isOptional = false }: QuantityFieldProps) {
  const locale = useLocale();
  const options = document.measures
    .filter(({ kind }) => kind !== 'CHOICE' && kind !== 'YES_NO')
    .map(({ code, name }) => ({ value: code, label: name[locale] }));
  return (
    <ValuesField
      label={label}
      help={help}
      error={problems.find((problem) => problem.path === path)?.message[locale]}
      options={options}
      values={of}
      onChange={(values) =>
        store
          .getState()
          .change((target) => writeAt(target, path, isOptional && values.length === 0 ? undefined : [...values]))
      }
    />
  );
}

const BOUND_FIELDS = [BOUND_FIELD];
/** Sides of a table at most. */
const MAX_SIDES = 3;

function TableFields({ table, ...props }: AmountPartProps & { readonly table: TableText }) {
  const t = useWords();
  const { store, document, path } = props;
  const [refused, setRefused] = useState<number>();
  const context = { document, t: createChargeWords(useLocale()) };
  const formatSide = (key: string): string => {
    const { by, codes } = parseSideKey(key);
    const name = formatSubject({ kind: by === 'CLASSIFICATION' ? 'CLASS' : 'QUANTITY', codes }, context);
    return t(`side_${by}`, { name });
  };
  const put = (place: number, key?: string): void => {
    const count = countCells(document, putSide(document, { ...table, cells: [] }, { place, key }));
    setRefused(count > MAX_CELLS ? count : undefined);
    if (count <= MAX_CELLS)
      store.getState().change((target) => writeAt(target, path, putSide(target, table, { place, key })));
  };
  const keys = [...new Set([...listSideKeys(document), ...table.dimensions.map(toSideKey)])];
  const options = keys.map((key) => ({ value: key, label: formatSide(key) }));
  return (
    <Stack gap={4}>
      {table.dimensions.map((side, place) => (
        // Sides keep their places.
        <Row key={place} gap={4} align="end">
          <SelectField
            label={t('side', { number: place + 1 })}
            value={toSideKey(side)}
            options={options}
            onChange={({ target }) => put(place, target.value)}
          />
          {table.dimensions.length > 1 && (
            <IconButton
              size="desk"
              icon="trash"
              label={t('remove_side', { number: place + 1 })}
              onClick={() => put(place)}
            />
          )}
        </Row>
      ))}
      {table.dimensions.map(
        (side, place) =>
          side.by === 'RANGES' && (
            <RecordFields
              // Sides keep their places.
              key={place}
              {...props}
              isLocked={false}
              path={`${path}.dimensions.${place}`}
              fields={BOUND_FIELDS}
            />
          ),
      )}
      {table.dimensions.length < MAX_SIDES && (
        <ComboField
          label={t('add_side')}
          help={t('sides_help')}
          value=""
          placeholder={t('choose')}
          options={options}
          onPick={(key) => put(table.dimensions.length, key)}
        />
      )}
      {refused !== undefined && (
        <div role="alert">
          <Text tone="danger">{t('too_many_cells', { count: refused, most: MAX_CELLS })}</Text>
        </div>
      )}
      <QuantityField
        {...props}
        path={`${path}.per_unit`}
        of={table.per_unit ?? []}
        label={t('per_unit')}
        help={t('per_unit_help')}
        isOptional
      />
    </Stack>
  );
}
