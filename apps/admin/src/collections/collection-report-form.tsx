import { type Centavos, type CollectionDraft, MONEY_VALUES, formatPesosText } from '@ebpls/contracts';
import { useAct } from '@ebpls/desk';
import { type FieldMessages, createMessageGetter } from '@ebpls/remote-kit';
import {
  Button,
  DateField,
  Grid,
  Heading,
  NumberField,
  Pesos,
  formatPesos,
  Row,
  Section,
  Stack,
  Text,
  TextField,
} from '@ebpls/ui';
import { AmountField, CheckField } from '@ebpls/ui/forms';
import { type FormEvent, useState } from 'react';

import { parseCollectionForm } from './collection-acts.ts';
import { useWords } from './collection.messages.ts';

const MOST_DEPOSITS = 10;

/**
 * Form of a report of collections and deposits: the officer enters the counted cash and the deposits; totals follow the
 * input.
 */
export function CollectionReportForm({ draft }: { readonly draft: CollectionDraft }) {
  const t = useWords();
  const { busy, answer, run } = useAct();
  const [deposits, setDeposits] = useState(draft.planned.length);
  const { cash_to_count, day, fund } = draft.sheet;
  const errorAt = createMessageGetter(answer?.fields);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    run('prepare', `${fund} ${day}`, parseCollectionForm(new FormData(event.currentTarget), MONEY_VALUES, deposits));
  };
  return (
    <Section title={t('count')} hint={t('count_lead', { amount: formatPesos(cash_to_count) })}>
      <form onSubmit={submit} noValidate aria-label={t('count')}>
        <Stack gap={6}>
          <Pieces draft={draft} errorAt={errorAt} />
          {Array.from({ length: deposits }, (_, place) => (
            <DepositFields key={place} place={place} draft={draft} errorAt={errorAt} />
          ))}
          <Row>
            {deposits < MOST_DEPOSITS && (
              <Button size="desk" icon="plus" onClick={() => setDeposits(deposits + 1)}>
                {t('deposit_more')}
              </Button>
            )}
            {deposits > 0 && (
              <Button size="desk" kind="quiet" icon="minus" onClick={() => setDeposits(deposits - 1)}>
                {t('deposit_less')}
              </Button>
            )}
          </Row>
          <FormMessage message={answer?.message} fields={answer?.fields} />
          <div>
            <Button type="submit" kind="primary" busy={busy}>
              {t('save')}
            </Button>
          </div>
        </Stack>
      </form>
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
  const whole = Object.entries(fields).flatMap(([path, messages]) =>
    path === 'deposits' || path === 'counts' ? messages : [],
  );
  const text = Object.keys(fields).length === 0 ? message : whole.join(' ');
  return text ? (
    <div role="alert">
      <Text tone="danger" weight="bold">
        {text}
      </Text>
    </div>
  ) : null;
}

interface Fields {
  readonly draft: CollectionDraft;
  readonly errorAt: (name: string) => string | undefined;
}

function Pieces({ draft: { sheet } }: Fields) {
  const t = useWords();
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(
    Object.fromEntries(sheet.counts.map(({ value, count }) => [value, count])),
  );
  const countedSum = MONEY_VALUES.reduce<number>((sum, value) => sum + value * (pieces[value] ?? 0), 0) as Centavos;
  const difference = (countedSum - sheet.cash_to_count) as Centavos;
  return (
    <>
      <Grid columns={4} gap={4}>
        {MONEY_VALUES.map((value) => (
          <NumberField
            key={value}
            name={`pieces.${value}`}
            label={t('pieces', { value: formatValue(value) })}
            defaultValue={pieces[value] ?? ''}
            onChange={({ target }) =>
              setPieces({ ...pieces, [value]: /^\d{1,5}$/.test(target.value.trim()) ? Number(target.value) : 0 })
            }
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

/** `1,000`, `0.25`. */
function formatValue(value: number): string {
  const pesosText = formatPesos(value as Centavos).slice(1);
  return pesosText.endsWith('.00') ? pesosText.slice(0, -3) : pesosText;
}

function DepositFields({ place, draft, errorAt }: Fields & { readonly place: number }) {
  const t = useWords();
  const { planned, cheques, sheet } = draft;
  const savedDeposit = planned[place];
  const getFieldProps = (name: string) => ({
    name: `deposits.${place}.${name}`,
    error: errorAt(`deposits.${place}.${name}`),
    autoComplete: 'off',
  });
  return (
    <fieldset>
      <legend>
        <Heading level={3} size="secondary">
          {t('deposit_no', { number: place + 1 })}
        </Heading>
      </legend>
      <Stack gap={3}>
        <Grid columns={4} gap={4}>
          <TextField {...getFieldProps('bank')} label={t('bank')} defaultValue={savedDeposit?.bank} />
          <TextField {...getFieldProps('reference')} label={t('reference')} defaultValue={savedDeposit?.reference} />
          <DateField
            {...getFieldProps('deposited_on')}
            label={t('deposited_on')}
            defaultValue={savedDeposit?.deposited_on ?? sheet.day}
          />
          <AmountField
            {...getFieldProps('cash')}
            label={t('cash')}
            defaultValue={savedDeposit && formatPesosText(savedDeposit.cash)}
          />
        </Grid>
        {cheques.length > 0 && (
          <Text size="secondary" tone="muted">
            {t('cheques_with')}
          </Text>
        )}
        {cheques.map(({ cheque_id, bank, cheque_no, amount }) => (
          <CheckField
            key={cheque_id}
            name={`deposits.${place}.cheque_ids`}
            id={`deposits.${place}.${cheque_id}`}
            value={cheque_id}
            label={
              <>
                {bank} {cheque_no} · <Pesos amount={amount} />
              </>
            }
            defaultChecked={
              savedDeposit ? savedDeposit.cheque_ids.includes(cheque_id) : place === 0 && planned.length === 0
            }
          />
        ))}
      </Stack>
    </fieldset>
  );
}
