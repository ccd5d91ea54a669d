// Dialog with the form of a calendar event.

import { Button, Row, Stack, Text, TextArea, TextField } from '@ebpls/ui';
import { DateField, RadioField, SwitchField } from '@ebpls/ui/forms';
import { Dialog } from '@ebpls/ui/overlays';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { useWords as useSharedWords } from '../shared/page/demos.messages.ts';
import { COLORS } from './first-events.ts';
import type { NewEvent } from './calendar-mock.ts';
import { useWords } from './calendar.messages.ts';
import * as look from './calendar.module.css';
import { EventForm, toEvent, type EventValues } from './event-form.ts';

export interface EventDialogProps {
  readonly values: EventValues;
  readonly onClose: () => void;
  /** Throws when the server refuses; the dialog then keeps its input. */
  readonly onSave: (event: NewEvent) => Promise<void>;
  /** Absent for an event that is not there yet. */
  readonly onDelete?: (() => Promise<void>) | undefined;
}

export function EventDialog({ values, onClose, onSave, onDelete }: EventDialogProps) {
  const t = useWords();
  const shared = useSharedWords();
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  // `all`: an error between two fields is shown although a third one is wrong too.
  const form = useForm<EventValues>({
    defaultValues: values,
    criteriaMode: 'all',
    resolver: valibotResolver(EventForm),
  });
  const attempt = async (act: () => Promise<void>) => {
    setFailed(false);
    try {
      await act();
      onClose();
    } catch {
      setFailed(true);
    }
  };
  const submit = form.handleSubmit((valid) => attempt(() => onSave(toEvent(valid))));
  const isBusy = form.formState.isSubmitting;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(onDelete ? 'edit' : 'add')}
      placement="top"
      actions={
        <div className={look.acts}>
          {onDelete && (
            <Button kind="danger" icon="trash" onClick={() => void attempt(onDelete)}>
              {t('delete')}
            </Button>
          )}
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button kind="primary" type="submit" form={id} busy={isBusy}>
              {t('confirm')}
            </Button>
          </Row>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {hasFailed && (
            <div role="alert">
              <Text tone="danger" weight="bold">
                {shared('failed')}
              </Text>
            </div>
          )}
          <EventFields form={form} />
        </Stack>
      </form>
    </Dialog>
  );
}

type Problem = 'title_needed' | 'title_long' | 'description_long' | 'day_needed' | 'time_needed' | 'end_early';

function EventFields({ form: { register, watch, formState } }: { readonly form: UseFormReturn<EventValues> }) {
  const t = useWords();
  const isTimed = !watch('allDay');
  const getError = (name: keyof EventValues): string | undefined => {
    const key = formState.errors[name]?.message;
    return key === undefined ? undefined : t(`problem.${key as Problem}`); // the schema has no other messages
  };
  return (
    <>
      <TextField label={t('field.title')} error={getError('title')} {...register('title')} />
      <TextArea
        label={t('field.description')}
        error={getError('description')}
        optional
        rows={3}
        {...register('description')}
      />
      <SwitchField label={t('all_day')} {...register('allDay')} />
      <div className={look.times}>
        <DateField label={t('field.start')} error={getError('startDay')} {...register('startDay')} />
        {isTimed && (
          <TextField
            type="time"
            width="short"
            label={t('field.start_time')}
            error={getError('startTime')}
            {...register('startTime')}
          />
        )}
        <DateField label={t('field.end')} error={getError('endDay')} {...register('endDay')} />
        {isTimed && (
          <TextField
            type="time"
            width="short"
            label={t('field.end_time')}
            error={getError('endTime')}
            {...register('endTime')}
          />
        )}
      </div>
      <RadioField
        label={t('field.color')}
        inline
        options={COLORS.map((color) => ({ value: color, label: <Swatch color={color} name={t(`color.${color}`)} /> }))}
        {...register('color')}
      />
    </>
  );
}

function Swatch({ color, name }: { readonly color: string; readonly name: string }) {
  return (
    <span className={look.swatch}>
      <i aria-hidden data-color={color} />
      {name}
    </span>
  );
}
