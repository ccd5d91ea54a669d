// How an amount is computed, as a choice.

import { Button, Row, SelectField } from '@ebpls/ui';

import { readAt, type SimpleAmountText, writeAt } from '../tariff-sheets/sheet.ts';
import {
  type AmountKind,
  type AmountText,
  BLANK_AMOUNT,
  COMBINED_KINDS,
  createAmount,
  createSimpleAmount,
  isCombined,
  MAX_PARTS,
  removePart,
  SIMPLE_KINDS,
} from '../tariff-row-fields/amount-kinds.ts';
import { type RecordEditing, useFieldContext } from './use-field-context.ts';

interface AmountKindFieldProps extends Pick<RecordEditing, 'store' | 'problems'> {
  /** Path of the amount in the document. */
  readonly path: string;
  readonly amount: AmountText;
}

/** How a charge comes to its amount, and another part of a combination. */
export function AmountKindField({ store, problems, path, amount }: AmountKindFieldProps) {
  const { t } = useFieldContext({ store });
  const put = (kind: AmountKind): void =>
    store
      .getState()
      .change((target) => writeAt(target, path, createAmount(target, kind, readAt(target, path) as AmountText)));
  const problem = isCombined(amount) ? problems.find(({ path: at }) => at === `${path}.of`) : undefined;
  const canAdd = isCombined(amount) && amount.of.length < MAX_PARTS[amount.kind];
  return (
    <Row gap={4} align="end">
      <SelectField
        label={t('amount_kind')}
        error={problem?.message[t.locale]}
        value={amount.kind}
        options={[...SIMPLE_KINDS, ...COMBINED_KINDS].map((value) => ({ value, label: t(`amount_${value}`) }))}
        onChange={({ target }) => put(target.value as AmountKind)}
      />
      {canAdd && (
        <Button
          size="desk"
          icon="plus"
          onClick={() =>
            store.getState().change((target) => writeAt(target, `${path}.of`, [...amount.of, BLANK_AMOUNT]))
          }
        >
          {t('add_part')}
        </Button>
      )}
    </Row>
  );
}

interface PartKindFieldProps extends Pick<RecordEditing, 'store'> {
  /** Path of the parts in the document. */
  readonly path: string;
  readonly parts: readonly SimpleAmountText[];
  readonly place: number;
}

const LEAST_PARTS = 2;

/** How one part of a combination is computed. */
export function PartKindField({ store, path, parts, place }: PartKindFieldProps) {
  const { t } = useFieldContext({ store });
  const part = parts[place];
  if (part === undefined) return null;
  const number = place + 1;
  const change = store.getState().change;
  return (
    <Row gap={4} align="end">
      <SelectField
        label={t('part_kind', { number })}
        value={part.kind}
        options={SIMPLE_KINDS.map((value) => ({ value, label: t(`amount_${value}`) }))}
        onChange={({ target: { value } }) =>
          change((target) =>
            writeAt(target, `${path}.${place}`, {
              ...createSimpleAmount(target, value as SimpleAmountText['kind'], part),
              ...(part.added === undefined ? {} : { added: part.added }),
              ...(part.instead === undefined ? {} : { instead: part.instead }),
            }),
          )
        }
      />
      {parts.length > LEAST_PARTS && (
        <Button size="desk" onClick={() => change((target) => writeAt(target, path, removePart(parts, place)))}>
          {t('remove_part', { number })}
        </Button>
      )}
    </Row>
  );
}
