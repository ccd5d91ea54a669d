// One holiday in the form of a year's holidays.

import type { HolidayInput } from '@ebpls/contracts';
import { EditableEntry, useMessageGetter } from '@ebpls/desk';
import { dayWritten, joinFacts, SelectField, TextField, useLocale } from '@ebpls/ui';
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

interface HolidayRowProps {
  readonly place: number;
  readonly onRemove: () => void;
}

/** One day of the list: a line with its name and date, and its fields once it is opened. */
export function HolidayRow({ place, onRemove }: HolidayRowProps) {
  const t = useWords();
  const locale = useLocale();
  const { register } = useFormContext<HolidaysValues>();
  const getMessage = useMessageGetter();
  const path = `days.${place}` as const;
  const { day, name, kind } = useWatch<HolidaysValues, typeof path>({ name: path });
  return (
    <EditableEntry
      label={t('row', { number: place + 1 })}
      title={name}
      note={joinFacts([day !== '' && dayWritten(day, locale, { weekday: true, year: false }), t(kind)])}
      isNew={day === ''}
      hasError={(['day', 'name', 'kind'] as const).some((field) => getMessage(`${path}.${field}`) !== undefined)}
      onRemove={onRemove}
    >
      <div className={styles.row}>
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
      </div>
    </EditableEntry>
  );
}
