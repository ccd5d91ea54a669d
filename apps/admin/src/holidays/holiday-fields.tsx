// Fields of one holiday in the form of a year's holidays.

import type { HolidayInput } from '@ebpls/contracts';
import { useMessageGetter } from '@ebpls/desk';
import { dayWritten, IconButton, joinFacts, Row, SelectField, Text, TextField, useLocale, useNarrow } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useWords } from './holidays.messages.ts';
import * as styles from './holidays.module.css';

const HOLIDAY_KINDS = [
  'REGULAR',
  'SPECIAL_NON_WORKING',
  'LOCAL',
  'SPECIAL_WORKING',
] as const satisfies readonly HolidayInput['kind'][];

export type HolidaysValues = { readonly days: readonly HolidayInput[] };

interface HolidayFieldsProps {
  readonly place: number;
  readonly onRemove: () => void;
}

/**
 * One day of the list. On a phone it is a line with its name and date until it is opened; a new one, and one with an
 * error, has its fields at once.
 */
export function HolidayRow({ place, onRemove }: HolidayFieldsProps) {
  const getMessage = useMessageGetter();
  const holiday = useHoliday(place);
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(holiday.day === '');
  const fields = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const hasError = (['day', 'name', 'kind'] as const).some((name) => getMessage(`days.${place}.${name}`) !== undefined);
  useEffect(() => {
    if (isOpen && wasPressed.current) fields.current?.querySelector('input')?.focus();
  }, [isOpen]);
  if (!isNarrow || isOpen || hasError)
    return (
      <div ref={fields}>
        <HolidayFields place={place} onRemove={onRemove} />
      </div>
    );
  const open = (): void => {
    wasPressed.current = true;
    setOpen(true);
  };
  return <HolidayLine place={place} holiday={holiday} onRemove={onRemove} onOpen={open} />;
}

function useHoliday(place: number): HolidayInput {
  return useWatch<HolidaysValues, `days.${number}`>({ name: `days.${place}` });
}

interface HolidayLineProps extends HolidayFieldsProps {
  readonly holiday: HolidayInput;
  readonly onOpen: () => void;
}

function HolidayLine({ place, holiday: { day, name, kind }, onRemove, onOpen }: HolidayLineProps) {
  const t = useWords();
  const locale = useLocale();
  return (
    <fieldset className={styles.line} aria-label={t('row', { number: place + 1 })}>
      <div>
        <Text as="div" weight="bold">
          {name}
        </Text>
        <Text as="div" size="secondary" tone="muted">
          {joinFacts([dayWritten(day, locale, { year: false }), t(kind)])}
        </Text>
      </div>
      <Row gap={0} wrap={false}>
        <IconButton icon="edit" label={t('edit', { day: name })} onClick={onOpen} />
        <IconButton icon="trash" label={t('remove', { day: name })} onClick={onRemove} />
      </Row>
    </fieldset>
  );
}

/** The fields of one day: when, how it is called, and whether the offices are open. */
function HolidayFields({ place, onRemove }: HolidayFieldsProps) {
  const t = useWords();
  const { register } = useFormContext<HolidaysValues>();
  const getMessage = useMessageGetter();
  const path = `days.${place}` as const;
  const { name } = useHoliday(place);
  const number = place + 1;
  return (
    <fieldset className={styles.row} aria-label={t('row', { number })}>
      <DateField {...register(`${path}.day`)} label={t('day')} error={getMessage(`${path}.day`)} />
      <TextField
        {...register(`${path}.name`)}
        label={t('name')}
        error={getMessage(`${path}.name`)}
        autoComplete="off"
      />
      <SelectField
        {...register(`${path}.kind`)}
        label={t('kind')}
        options={HOLIDAY_KINDS.map((one) => ({ value: one, label: t(one) }))}
      />
      <Row justify="end">
        <IconButton icon="trash" label={t('remove', { day: name || String(number) })} onClick={onRemove} />
      </Row>
    </fieldset>
  );
}
