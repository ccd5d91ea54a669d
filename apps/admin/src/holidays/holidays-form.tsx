// Form of a year's holidays: checked for its effect on running deadlines first, then saved.

import type { HolidayInput, MovedClocks } from '@ebpls/contracts';
import { type FieldMessages, isSending, createMessageGetter } from '@ebpls/remote-kit';
import { Button, DayText, Row, RowItem, Rows, Section, Stack, Text } from '@ebpls/ui';
import { ErrorSummary } from '@ebpls/ui/forms';
import { useState } from 'react';
import { useFetcher } from 'react-router';

import { HolidayFields, type HolidayRow } from './holiday-fields.tsx';
import { useWords } from './holidays.messages.ts';

/** The effect of the list, or its errors; empty once it is saved. */
export interface HolidaysAnswer {
  readonly effect?: MovedClocks;
  readonly message?: string;
  readonly fields?: FieldMessages | undefined;
}

interface HolidaysFormProps {
  readonly year: number;
  /** The saved list, or the proposed one. */
  readonly listed: readonly HolidayInput[];
}

/** The rows of a year. Their effect is shown first; then they can be saved, as long as no field changes. */
export function HolidaysForm({ year, listed }: HolidaysFormProps) {
  const t = useWords();
  const fetcher = useFetcher<HolidaysAnswer>();
  const [rows, setRows] = useState<readonly HolidayRow[]>(() => listed.map((row, id) => ({ id, ...row })));
  const [looked_at, lookAt] = useState<readonly HolidayRow[]>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const effect = looked_at === rows ? answer?.effect : undefined;
  const wrong = createMessageGetter(answer?.fields);

  const send = (intent: 'check' | 'save'): void => {
    lookAt(rows);
    const days = rows.map(({ day, name, kind }): HolidayInput => ({ day, name, kind }));
    const body = JSON.stringify({ intent, year: String(year), days });
    void fetcher.submit(body, { method: 'post', encType: 'application/json' });
  };
  const change = (changedRow: HolidayRow): void =>
    setRows(rows.map((row) => (row.id === changedRow.id ? changedRow : row)));

  return (
    <Stack gap={8}>
      <Section title={t('days', { year })} hint={t('count', { count: rows.length })}>
        <Stack gap={4}>
          <ErrorSummary errors={listHolidayProblems(answer?.fields, rows)} />
          {rows.map((row, place) => (
            <HolidayFields
              key={row.id}
              row={row}
              number={place + 1}
              errorAt={(name) => wrong(`days.${place}.${name}`)}
              onChange={change}
              onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
            />
          ))}
          {answer && <HolidaysRefusal answer={answer} />}
          <Row gap={3}>
            <Button icon="plus" onClick={() => setRows([...rows, emptyRow(rows)])}>
              {t('add')}
            </Button>
            <Button kind={effect ? 'secondary' : 'primary'} busy={isSending(fetcher)} onClick={() => send('check')}>
              {t('check')}
            </Button>
          </Row>
        </Stack>
      </Section>
      {effect && <Effect effect={effect} year={year} busy={isSending(fetcher)} onSave={() => send('save')} />}
    </Stack>
  );
}

/** Message that belongs to no field. */
function HolidaysRefusal({ answer: { message, fields } }: { readonly answer: HolidaysAnswer }) {
  if (message === undefined || fields !== undefined) return null;
  return (
    <div role="alert">
      <Text tone="danger" weight="bold">
        {message}
      </Text>
    </div>
  );
}

function emptyRow(rows: readonly HolidayRow[]): HolidayRow {
  return { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, day: '', name: '', kind: 'LOCAL' };
}

/** Messages lead to the field of the row that they belong to. */
function listHolidayProblems(fields: HolidaysAnswer['fields'], rows: readonly HolidayRow[]) {
  return Object.entries(fields ?? {}).map(([path, [message = '']]) => {
    const [, place = '', name = ''] = path.split('.');
    return { field_id: `${name}-${rows[Number(place)]?.id ?? ''}`, message };
  });
}

interface EffectProps {
  readonly effect: MovedClocks;
  readonly year: number;
  readonly busy: boolean;
  readonly onSave: () => void;
}

function Effect({ effect: { later, earlier, rows }, year, busy, onSave }: EffectProps) {
  const t = useWords();
  const count = later + earlier;
  return (
    <Section title={t('effect')}>
      <Stack gap={4}>
        <output>
          {count === 0 ? t('effect_none') : t('effect_some', { later, earlier })} {t('effect_stays')}
        </output>
        {rows.length > 0 && (
          <Rows label={t('effect')}>
            {rows.map(({ assessment_code, company_name, office, before, after }) => (
              <RowItem
                key={`${assessment_code} ${office ?? ''}`}
                title={company_name}
                note={`${assessment_code} · ${office ?? t('whole')}`}
                end={
                  <Text as="span" size="secondary">
                    <DayText day={before} /> → <DayText day={after} />
                  </Text>
                }
              />
            ))}
          </Rows>
        )}
        {count > rows.length && <Text tone="muted">{t('more', { count: count - rows.length })}</Text>}
        <Row>
          <Button kind="primary" busy={busy} onClick={onSave}>
            {t('save', { year })}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
