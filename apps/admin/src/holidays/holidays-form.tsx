// Form of a year's holidays: checked for its effect on running deadlines first, then saved.

import type { HolidayInput, MovedClocks } from '@ebpls/contracts';
import { listRefusedProblems, useRefusedFields } from '@ebpls/desk';
import { type FieldMessages, isSending } from '@ebpls/remote-kit';
import { Button, DayText, joinFacts, Row, RowItem, Rows, Section, Stack, Text } from '@ebpls/ui';
import { ErrorSummary } from '@ebpls/ui/forms';
import { useState } from 'react';
import { FormProvider, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { useFetcher } from 'react-router';

import { HolidayRow, type HolidaysValues } from './holiday-fields.tsx';
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
  const form = useForm<HolidaysValues>({
    defaultValues: { days: listed },
    resolver: (values) => ({ values, errors: {} }),
  });
  const { control } = form;
  const rows = useFieldArray({ control, name: 'days' });
  const values = useWatch({ control, name: 'days' });
  const days = JSON.stringify(values);
  const dayCounts = useDayCounts(values);
  const [checkedDays, setCheckedDays] = useState<string>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const effect = checkedDays === days ? answer?.effect : undefined;
  useRefusedFields(form.setError, answer?.fields, { hasSummary: true });

  const send = (intent: 'check' | 'save'): void =>
    void form.handleSubmit((values) => {
      setCheckedDays(JSON.stringify(values.days));
      const body = JSON.stringify({ intent, year: String(year), days: values.days });
      void fetcher.submit(body, { method: 'post', encType: 'application/json' });
    })();

  return (
    <FormProvider {...form}>
      <Stack gap={8}>
        <Section title={t('days', { year })} hint={dayCounts}>
          <Stack gap={4}>
            <ErrorSummary errors={listRefusedProblems(form, answer?.fields)} />
            {rows.fields.length > 0 && (
              <Rows label={t('days', { year })}>
                {rows.fields.map(({ id }, place) => (
                  <HolidayRow key={id} place={place} onRemove={() => rows.remove(place)} />
                ))}
              </Rows>
            )}
            {answer && <HolidaysRefusal answer={answer} />}
            <Row gap={3}>
              <Button icon="plus" onClick={() => rows.append(EMPTY_DAY, { shouldFocus: false })}>
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
    </FormProvider>
  );
}

/** Days on which the offices are closed, and special working days on which they are open. */
function useDayCounts(days: HolidaysValues['days']): string {
  const t = useWords();
  const open = days.filter(({ kind }) => kind === 'SPECIAL_WORKING').length;
  return joinFacts([t('closed', { count: days.length - open }), open > 0 && t('open', { count: open })]);
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

const EMPTY_DAY: HolidayInput = { day: '', name: '', kind: 'LOCAL' };

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
