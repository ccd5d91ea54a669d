import { type Centavos, type CollectionDraft, MONEY_VALUES } from '@ebpls/contracts';
import { useAct, useRefusedFields } from '@ebpls/desk';
import type { FieldMessages } from '@ebpls/remote-kit';
import { Button, Grid, NumberField, Pesos, formatPesos, Row, Section, Stack, Text } from '@ebpls/ui';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';

import { type ReportValues, toReportBody, toReportValues } from './collection-report-values.ts';
import { useWords } from './collection.messages.ts';
import { DepositsField } from './deposits-field.tsx';

/**
 * Form of a report of collections and deposits: the officer enters the counted cash and the deposits; totals follow the
 * input.
 */
export function CollectionReportForm({ draft }: { readonly draft: CollectionDraft }) {
  const t = useWords();
  const { busy, answer, run } = useAct();
  const { cash_to_count, day, fund } = draft.sheet;
  const form = useForm<ReportValues, unknown, ReturnType<typeof toReportBody>>({
    defaultValues: toReportValues(draft),
    resolver: (values) => ({ values: toReportBody(values), errors: {} }),
  });
  useRefusedFields(form.setError, answer?.fields);
  const submit = form.handleSubmit((body) => run('prepare', `${fund} ${day}`, body));
  return (
    <Section title={t('count')} hint={t('count_lead', { amount: formatPesos(cash_to_count) })}>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate aria-label={t('count')}>
          <Stack gap={6}>
            <Pieces draft={draft} />
            <DepositsField draft={draft} />
            <FormMessage message={answer?.message} fields={answer?.fields} />
            <div>
              <Button type="submit" kind="primary" busy={busy}>
                {t('save')}
              </Button>
            </div>
          </Stack>
        </form>
      </FormProvider>
    </Section>
  );
}

/** Messages that belong to no field of the form. */
function FormMessage({
  message,
  fields = {},
}: {
  readonly message: string | undefined;
  readonly fields: FieldMessages | undefined;
}) {
  const formErrors = Object.entries(fields).flatMap(([path, messages]) =>
    path === 'deposits' || path === 'counts' ? messages : [],
  );
  const text = Object.keys(fields).length === 0 ? message : formErrors.join(' ');
  return text ? (
    <div role="alert">
      <Text tone="danger" weight="bold">
        {text}
      </Text>
    </div>
  ) : null;
}

/** The counted pieces of money, whose sum follows the input. */
function Pieces({ draft: { sheet } }: { readonly draft: CollectionDraft }) {
  const t = useWords();
  const { register } = useFormContext<ReportValues>();
  const pieces = useWatch<ReportValues, 'pieces'>({ name: 'pieces' });
  const countedSum = MONEY_VALUES.reduce<number>(
    (sum, value) => sum + value * parseCount(pieces[`v${value}`]),
    0,
  ) as Centavos;
  const difference = (countedSum - sheet.cash_to_count) as Centavos;
  return (
    <>
      <Grid columns={4} gap={4}>
        {MONEY_VALUES.map((value) => (
          <NumberField
            key={value}
            {...register(`pieces.v${value}`)}
            label={t('pieces', { value: formatValue(value) })}
          />
        ))}
      </Grid>
      <output aria-live="polite">
        <Row gap={6}>
          <Text as="span">
            {t('counted')}: <Pesos amount={countedSum} strong />
          </Text>
          {difference !== 0 && (
            <Text as="span" tone="danger">
              {t('difference')}: <Pesos amount={difference} />
            </Text>
          )}
        </Row>
      </output>
    </>
  );
}

/** Text that is no count yet adds nothing to the sum. */
function parseCount(text = ''): number {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
}

/** `1,000`, `0.25`. */
function formatValue(value: number): string {
  const pesosText = formatPesos(value as Centavos).slice(1);
  return pesosText.endsWith('.00') ? pesosText.slice(0, -3) : pesosText;
}
