import { callEndpoint, isRefusal } from '@ebpls/api-client';
import { declareValidity, type DocumentRow } from '@ebpls/contracts';
import { Button, DayText, Row, Stack, Text } from '@ebpls/ui';
import { DateField } from '@ebpls/ui/forms';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords } from './document-dates.messages.ts';

type DatedDocument = Pick<DocumentRow, 'document_id' | 'valid_from' | 'valid_until'>;

interface DocumentDatesProps {
  readonly document: DatedDocument;
  readonly name: string; // Name of the paper: several of these forms are on one page.
}

/** Dates of validity of a document: a form until they are entered, then a text. */
export function DocumentDates({ document, name }: DocumentDatesProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { valid_until = null, valid_from = null, document_id } = document;
  const isDated = valid_until !== null || valid_from !== null;
  if (isOpen || !isDated)
    return <DatesForm key={document_id} document={document} name={name} onSaved={() => setOpen(false)} />;
  return (
    <Row gap={2}>
      <Text as="span" size="secondary">
        <Holds document={document} />
      </Text>
      <Button size="desk" kind="quiet" onClick={() => setOpen(true)} aria-label={t('dates_change_of', { name })}>
        {t('dates_change')}
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

interface DatesFormProps extends DocumentDatesProps {
  readonly onSaved: () => void;
}

function DatesForm({ document, name, onSaved }: DatesFormProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { document_id } = document;
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const getDay = (field: string): string | null => String(form.get(field) ?? '') || null;
    setBusy(true);
    try {
      setProblem(undefined);
      const body = { valid_from: getDay('valid_from'), valid_until: getDay('valid_until') };
      await callEndpoint(declareValidity, { params: { document_id }, body });
      await revalidate();
      onSaved();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(Object.values(error.fields)[0]?.[0] ?? error.message);
    } finally {
      setBusy(false);
    }
  };
  const getId = (field: string): string => `${field}-${document_id}`;
  return (
    <form onSubmit={(event) => void save(event)} aria-label={t('dates_of', { name })}>
      <Stack gap={2}>
        <Text size="secondary" tone="muted">
          {t('dates_why')}
        </Text>
        <Row gap={4} align="end">
          <DateField
            id={getId('valid_from')}
            name="valid_from"
            label={t('valid_from')}
            optional
            defaultValue={document.valid_from ?? ''}
          />
          <DateField
            id={getId('valid_until')}
            name="valid_until"
            label={t('valid_until')}
            defaultValue={document.valid_until ?? ''}
            error={problem}
          />
          <Button type="submit" busy={isBusy}>
            {t('dates_save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
