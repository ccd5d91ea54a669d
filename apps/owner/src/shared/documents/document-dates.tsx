import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { declareValidity, type DocumentRow } from '@ebpls/contracts';
import { Button, DayText, Row, Stack, Text } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';

import { useWords } from './document-dates.messages.ts';

type DatedDocument = Pick<DocumentRow, 'document_id' | 'valid_from' | 'valid_until'>;

interface DocumentDatesProps {
  readonly document: DatedDocument;
  readonly name: string; // Name of the paper: several of these forms are on one page.
  /** A paper without dates has a button that opens the form. */
  readonly startsClosed?: boolean;
}

/** Dates of validity of a document: a form until they are entered, then a text. */
export function DocumentDates({ document, name, startsClosed = false }: DocumentDatesProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { valid_until = null, valid_from = null, document_id } = document;
  const isDated = valid_until !== null || valid_from !== null;
  if (isOpen || (!isDated && !startsClosed))
    return <DatesForm key={document_id} document={document} name={name} onSaved={() => setOpen(false)} />;
  const button = isDated ? 'dates_change' : 'dates_enter';
  return (
    <Row gap={2}>
      <Text as="span" size="secondary">
        <Holds document={document} />
      </Text>
      <Button size="desk" kind="quiet" onClick={() => setOpen(true)} aria-label={t(`${button}_of`, { name })}>
        {t(button)}
      </Button>
    </Row>
  );
}

/** Formats until when a paper is valid; nothing for a paper without a day. */
export function Holds({ document: { valid_from, valid_until, is_expired } }: { readonly document: Validity }) {
  const t = useWords();
  if (valid_until)
    return (
      <>
        {t(is_expired ? 'ended_on' : 'holds_until')} <DayText day={valid_until} />
      </>
    );
  if (!valid_from) return null;
  return (
    <>
      {t('holds_from')} <DayText day={valid_from} />
    </>
  );
}

type Validity = Pick<DocumentRow, 'valid_from' | 'valid_until' | 'is_expired'>;

interface DatesFormProps extends Omit<DocumentDatesProps, 'startsClosed'> {
  readonly onSaved: () => void;
}

function DatesForm({ document, name, onSaved }: DatesFormProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const { document_id, valid_from, valid_until } = document;
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { valid_from: valid_from ?? '', valid_until: valid_until ?? '' },
    resolver: (values) => ({ values, errors: {} }),
  });
  const save = handleSubmit(async (days) => {
    try {
      const body = { valid_from: days.valid_from || null, valid_until: days.valid_until || null };
      await callEndpoint(declareValidity, { params: { document_id }, body });
      await revalidate();
      onSaved();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setError('valid_until', { type: 'refused', message: Object.values(error.fields)[0]?.[0] ?? error.message });
    }
  });
  const getId = (field: string): string => `${field}-${document_id}`;
  return (
    <form onSubmit={save} aria-label={t('dates_of', { name })}>
      <Stack gap={2}>
        <Text size="secondary" tone="muted">
          {t('dates_why')}
        </Text>
        <Row gap={4} align="end">
          <DateField {...register('valid_from')} id={getId('valid_from')} label={t('valid_from')} optional />
          <DateField
            {...register('valid_until')}
            id={getId('valid_until')}
            label={t('valid_until')}
            error={formState.errors.valid_until?.message}
          />
          <Button type="submit" busy={formState.isSubmitting}>
            {t('dates_save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
