// Fields of one holiday in the form of a year's holidays.

import type { HolidayInput } from '@ebpls/contracts';
import { DateField, IconButton, Row, SelectField, TextField } from '@ebpls/ui';

import { useWords } from './holidays.messages.ts';
import * as styles from './holidays.module.css';

const HOLIDAY_KINDS = [
  'REGULAR',
  'SPECIAL_NON_WORKING',
  'LOCAL',
  'SPECIAL_WORKING',
] as const satisfies readonly HolidayInput['kind'][];

/** A day of the list in the form; `id` identifies the row until it is removed. */
export interface HolidayRow extends HolidayInput {
  readonly id: number;
}

interface HolidayFieldsProps {
  readonly row: HolidayRow;
  readonly number: number;
  readonly errorAt: (name: string) => string | undefined;
  readonly onChange: (row: HolidayRow) => void;
  readonly onRemove: () => void;
}

/** One day: when, how it is called, and whether the offices are open. */
export function HolidayFields({ row, number, errorAt, onChange, onRemove }: HolidayFieldsProps) {
  const t = useWords();
  const { id, day, name, kind } = row;
  return (
    <fieldset className={styles.row} aria-label={t('row', { number })}>
      <DateField
        id={`day-${id}`}
        label={t('day')}
        value={day}
        error={errorAt('day')}
        onChange={({ target }) => onChange({ ...row, day: target.value })}
      />
      <TextField
        id={`name-${id}`}
        label={t('name')}
        value={name}
        error={errorAt('name')}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...row, name: target.value })}
      />
      <SelectField
        id={`kind-${id}`}
        label={t('kind')}
        value={kind}
        options={HOLIDAY_KINDS.map((one) => ({ value: one, label: t(one) }))}
        onChange={({ target }) => onChange({ ...row, kind: HOLIDAY_KINDS.find((one) => one === target.value) ?? kind })}
      />
      <Row justify="end">
        <IconButton icon="trash" label={t('remove', { day: name === '' ? String(number) : name })} onClick={onRemove} />
      </Row>
    </fieldset>
  );
}
