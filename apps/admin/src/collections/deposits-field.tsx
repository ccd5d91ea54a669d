import type { CollectionDraft } from '@ebpls/contracts';
import { useMessageGetter } from '@ebpls/desk';
import { Button, Grid, Heading, Pesos, Row, Stack, Text, TextField } from '@ebpls/ui';
import { AmountField, CheckField, DateField } from '@ebpls/ui/forms';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';

import { type ReportValues, toDepositValues } from './collection-report-values.ts';
import { useWords } from './collection.messages.ts';

const MOST_DEPOSITS = 10;

interface DepositsFieldProps {
  readonly draft: CollectionDraft;
}

/** The deposits of a report, which the officer adds and removes. */
export function DepositsField({ draft }: DepositsFieldProps) {
  const t = useWords();
  const deposits = useFieldArray<ReportValues, 'deposits'>({ name: 'deposits' });
  const { length } = deposits.fields;
  return (
    <>
      {deposits.fields.map(({ id }, place) => (
        <DepositFields key={id} place={place} draft={draft} />
      ))}
      <Row>
        {length < MOST_DEPOSITS && (
          <Button
            size="desk"
            icon="plus"
            onClick={() => deposits.append(toDepositValues(draft, length), { shouldFocus: false })}
          >
            {t('deposit_more')}
          </Button>
        )}
        {length > 0 && (
          <Button size="desk" kind="quiet" icon="minus" onClick={() => deposits.remove(length - 1)}>
            {t('deposit_less')}
          </Button>
        )}
      </Row>
    </>
  );
}

interface DepositProps extends DepositsFieldProps {
  readonly place: number;
}

function DepositFields({ place, draft: { cheques } }: DepositProps) {
  const t = useWords();
  const { register } = useFormContext<ReportValues>();
  const getMessage = useMessageGetter();
  const getFieldProps = (name: 'bank' | 'reference' | 'deposited_on' | 'cash') => ({
    ...register(`deposits.${place}.${name}`),
    error: getMessage(`deposits.${place}.${name}`),
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
          <TextField {...getFieldProps('bank')} label={t('bank')} />
          <TextField {...getFieldProps('reference')} label={t('reference')} />
          <DateField {...getFieldProps('deposited_on')} label={t('deposited_on')} />
          <AmountField {...getFieldProps('cash')} label={t('cash')} />
        </Grid>
        {cheques.length > 0 && (
          <Text size="secondary" tone="muted">
            {t('cheques_with')}
          </Text>
        )}
        {cheques.map((cheque) => (
          <ChequeField key={cheque.cheque_id} place={place} cheque={cheque} />
        ))}
      </Stack>
    </fieldset>
  );
}

interface ChequeProps {
  readonly place: number;
  readonly cheque: CollectionDraft['cheques'][number];
}

/** Whether a cheque is deposited with the cash of this deposit. */
function ChequeField({ place, cheque: { cheque_id, bank, cheque_no, amount } }: ChequeProps) {
  const { field } = useController<ReportValues, `deposits.${number}.cheque_ids`>({
    name: `deposits.${place}.cheque_ids`,
  });
  const others = field.value.filter((id) => id !== cheque_id);
  return (
    <CheckField
      id={`deposits.${place}.${cheque_id}`}
      label={
        <>
          {bank} {cheque_no} · <Pesos amount={amount} />
        </>
      }
      checked={field.value.includes(cheque_id)}
      onChange={({ target }) => field.onChange(target.checked ? [...others, cheque_id] : others)}
    />
  );
}
