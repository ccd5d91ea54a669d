import { listWholeMonthNames } from '@ebpls/contracts';
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';

import { Icon } from '../actions/icon.tsx';
import { type FieldText, FieldFrame, useWiring } from '../fields/field.tsx';
import { useLocale, useWords } from '../words/words.ts';
import { completeYear, type DatePieces, formatDatePieces, parseWholeDate, toDatePieces } from './date-pieces.ts';

/** Stands for the three boxes where a form library expects one element. */
interface DateControl {
  readonly name: string;
  readonly type: 'text';
  get value(): string;
  set value(next: string | undefined);
  readonly focus: () => void;
}

interface DateEvent {
  readonly type: 'change' | 'blur';
  readonly target: DateControl;
}

/** Properties of a date field; `value` is `2026-01-20`, or what was typed of it. */
export interface DateFieldProps extends FieldText {
  readonly name?: string | undefined;
  readonly id?: string | undefined;
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly autoComplete?: string | undefined;
  readonly ref?: Ref<DateControl> | undefined;
  readonly onChange?: ((event: DateEvent) => unknown) | undefined;
  readonly onBlur?: ((event: DateEvent) => unknown) | undefined;
}

/**
 * A calendar day in three boxes, the month as a word. A whole date typed or pasted into the first box fills all of them.
 * Accepts the props of `register` of react-hook-form.
 */
export function DateField({
  label,
  help,
  error,
  optional,
  id,
  name = '',
  disabled,
  autoComplete,
  ...own
}: DateFieldProps) {
  const text = { label, help, error, optional };
  const generatedId = useId();
  const dayId = id ?? (name || generatedId);
  const wiring = useWiring(text, `${dayId}-date`);
  const { pieces, put, finishYear, leave, dayBox } = useDateValue(name, own);
  const box = {
    id: dayId,
    pieces,
    put,
    finishYear,
    leave,
    disabled,
    isBirth: autoComplete === 'bday',
    isWrong: error !== undefined,
  };
  return (
    <FieldFrame {...text} wiring={wiring} group>
      <div className="eb-date">
        <NumberBox {...box} piece="day" ref={dayBox} />
        <MonthBox {...box} />
        <NumberBox {...box} piece="year" />
      </div>
      {name && <input type="hidden" name={name} value={formatDatePieces(pieces)} disabled={disabled} />}
    </FieldFrame>
  );
}

type DateValue = Pick<DateFieldProps, 'value' | 'defaultValue' | 'ref' | 'onChange' | 'onBlur'>;

/** Holds the three pieces and reports them as one value, to a controlled field, a form library or neither. */
function useDateValue(name: string, { value, defaultValue, ref, onChange, onBlur }: DateValue) {
  const [pieces, setPieces] = useState(() => toDatePieces(value ?? defaultValue ?? ''));
  const latestText = useRef(formatDatePieces(pieces));
  const dayBox = useRef<HTMLInputElement>(null);
  if (value !== undefined && value !== formatDatePieces(pieces)) setPieces(toDatePieces(value));

  const createControl = (): DateControl => ({
    name,
    type: 'text',
    get value(): string {
      return latestText.current;
    },
    set value(next: string | undefined) {
      latestText.current = next ?? '';
      setPieces(toDatePieces(next ?? ''));
    },
    focus: () => dayBox.current?.focus(),
  });
  useImperativeHandle(ref, createControl, [name]);

  const put = (change: Partial<DatePieces>): void => {
    const wholeDate = change.day === undefined ? undefined : parseWholeDate(change.day);
    const next = { ...pieces, ...change, ...wholeDate };
    latestText.current = formatDatePieces(next);
    setPieces(next);
    onChange?.({ type: 'change', target: createControl() });
  };
  const finishYear = (): void => {
    const year = completeYear(pieces.year);
    const day = pieces.day.replace(/(?<=\D)\d{2}$/, completeYear);
    if (year !== pieces.year || day !== pieces.day) put({ year, ...(day !== pieces.day && { day }) });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    finishYear();
    if (!currentTarget.closest('.eb-date')?.contains(relatedTarget))
      onBlur?.({ type: 'blur', target: createControl() });
  };
  return { pieces, put, finishYear, leave, dayBox };
}

interface BoxProps {
  readonly id: string;
  readonly pieces: DatePieces;
  readonly put: (change: Partial<DatePieces>) => void;
  readonly finishYear: () => void;
  readonly leave: (event: FocusEvent) => void;
  readonly disabled: boolean | undefined;
  readonly isBirth: boolean;
  readonly isWrong: boolean;
}

/** The attributes that the three boxes share. */
function toBoxProps({ finishYear, leave, disabled, isBirth, isWrong }: BoxProps, piece: keyof DatePieces) {
  return {
    disabled,
    onBlur: leave,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && finishYear(),
    autoComplete: isBirth ? `bday-${piece}` : 'off',
    ...(isWrong && { 'aria-invalid': true as const }),
  };
}

/** The day is the box that an error message leads to, so it has the id of the field. */
function NumberBox({
  piece,
  ref,
  ...box
}: BoxProps & { readonly piece: 'day' | 'year'; readonly ref?: Ref<HTMLInputElement> }) {
  const words = useWords();
  return (
    <label className={piece}>
      <span>{words(`date.${piece}`)}</span>
      <span className="eb-control">
        <input
          {...toBoxProps(box, piece)}
          ref={ref}
          id={piece === 'day' ? box.id : `${box.id}-${piece}`}
          inputMode="numeric"
          value={box.pieces[piece]}
          onChange={({ target }) => box.put({ [piece]: target.value })}
        />
      </span>
    </label>
  );
}

function MonthBox(box: BoxProps) {
  const words = useWords();
  const names = listWholeMonthNames(useLocale());
  return (
    <label className="month">
      <span>{words('date.month')}</span>
      <span className="eb-control select">
        <select
          {...toBoxProps(box, 'month')}
          id={`${box.id}-month`}
          value={box.pieces.month}
          onChange={({ target }) => box.put({ month: target.value })}
        >
          <option value="">–</option>
          {names.map((month, place) => (
            <option key={month} value={String(place + 1).padStart(2, '0')}>
              {month}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </label>
  );
}
