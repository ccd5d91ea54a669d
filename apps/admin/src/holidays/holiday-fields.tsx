// Fields of one holiday in the form of a year's holidays.

import type { HolidayInput } from '@ebpls/contracts';
import { useMessageGetter } from '@ebpls/desk';
import { IconButton, Row, SelectField, TextField } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
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

/** One day: when, how it is called, and whether the offices are open. */
export function HolidayFields({ place, onRemove }: HolidayFieldsProps) {
  const t = useWords();
  const { register } = useFormContext<HolidaysValues>();
  const getMessage = useMessageGetter();
  const path = `days.${place}` as const;
  const name = useWatch<HolidaysValues, `days.${number}.name`>({ name: `${path}.name` });
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
