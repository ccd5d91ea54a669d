import { Field, IconButton, Row, RowItem, Rows, SelectField, Stack, Text, VisuallyHidden } from '@ebpls/ui';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';

import { useWords } from '../../messages/desk.messages.ts';
import type { ActField } from '../act-form.ts';

type OrderedActField = Extract<ActField, { kind: 'ordered' }>;

interface OrderedFieldProps {
  readonly field: OrderedActField;
}

/**
 * Field for several of a few known options in an order that counts: options are added from a list, moved and removed by
 * buttons, so that a keyboard is enough.
 */
export function OrderedField({ field }: OrderedFieldProps) {
  const { name, label, help, none, options } = field;
  const t = useWords();
  const { values, announcement, error, ref, ...change } = useOrder(field);
  const getLabel = (value: string): string => options.find((option) => option.value === value)?.label ?? value;
  const unusedOptions = options.filter(({ value }) => !values.includes(value));

  return (
    <Stack gap={2}>
      <Field id={name} label={label} help={help} error={error} group>
        {values.length === 0 && <Text tone="muted">{none}</Text>}
        <Rows label={label}>
          {values.map((value, place) => (
            <RowItem
              key={value}
              title={`${place + 1}. ${getLabel(value)}`}
              end={
                <Row gap={1}>
                  <IconButton
                    size="desk"
                    icon="chevron-up"
                    id={toButtonId(name, value, -1)}
                    label={t('order_up', { what: getLabel(value) })}
                    disabled={place === 0}
                    onClick={() => change.move(value, -1)}
                  />
                  <IconButton
                    size="desk"
                    icon="chevron-down"
                    id={toButtonId(name, value, 1)}
                    label={t('order_down', { what: getLabel(value) })}
                    disabled={place === values.length - 1}
                    onClick={() => change.move(value, 1)}
                  />
                  <IconButton
                    size="desk"
                    icon="close"
                    label={t('order_remove', { what: getLabel(value) })}
                    onClick={() => change.remove(value)}
                  />
                </Row>
              }
            />
          ))}
        </Rows>
      </Field>
      {unusedOptions.length > 0 && (
        <SelectField
          ref={ref}
          id={`${name}.add`}
          optional
          label={field.add}
          placeholder={t('order_choose')}
          options={unusedOptions}
          value=""
          onChange={({ target }) => change.add(target.value)}
        />
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </Stack>
  );
}

// oxlint-disable-next-line max-params -- the three words of an address
function toButtonId(name: string, value: string, by: -1 | 1): string {
  return `${name}.${value}.${by === -1 ? 'up' : 'down'}`;
}

/** The values in their order, the announcement of the last move, and the focus, which follows a moved row. */
function useOrder({ name, options }: OrderedActField) {
  const t = useWords();
  const { field, fieldState } = useController<Record<string, readonly string[]>>({ name });
  const { value: values = [], onChange: setValues, ref } = field;
  const [announcement, setAnnouncement] = useState('');
  const [lastMove, setLastMove] = useState<{ readonly value: string; readonly by: -1 | 1 }>();
  const getLabel = (value: string): string => options.find((option) => option.value === value)?.label ?? value;

  useEffect(() => {
    if (lastMove === undefined) return;
    // At either end the used button is disabled, so the other one takes the focus.
    const buttons = [lastMove.by, lastMove.by === 1 ? (-1 as const) : (1 as const)].map((by) =>
      document.getElementById(toButtonId(name, lastMove.value, by)),
    );
    buttons.find((button) => button instanceof HTMLButtonElement && !button.disabled)?.focus();
  }, [lastMove, name]);

  const place = (next: readonly string[], value: string): void => {
    setValues(next);
    setAnnouncement(t('order_moved', { what: getLabel(value), place: next.indexOf(value) + 1, all: next.length }));
  };
  return {
    values,
    announcement,
    error: fieldState.error?.message,
    ref,
    move: (value: string, by: -1 | 1): void => {
      const at = values.indexOf(value);
      place(values.toSpliced(at, 1).toSpliced(at + by, 0, value), value);
      setLastMove({ value, by });
    },
    remove: (value: string): void => {
      setValues(values.filter((one) => one !== value));
      setAnnouncement(t('order_removed', { what: getLabel(value) }));
    },
    add: (value: string): void => {
      if (value !== '') place([...values, value], value);
    },
  };
}
