import { type CounterOrder, parseCentavos } from '@ebpls/contracts';
import { useMessageGetter } from '@ebpls/desk';
import { Grid, Pesos, Row, Text, TextField } from '@ebpls/ui';
import { AmountField, CheckField, DateField } from '@ebpls/ui/forms';
import { useFormContext, useWatch } from 'react-hook-form';

import type { CollectValues } from './collect-action.ts';
import { useWords } from './counter.messages.ts';

interface BankFieldsProps {
  readonly kind: 'CHEQUE' | 'DEPOSIT';
  readonly onDeposited: (day: string) => void; // The amounts are those of the day on which the bank had the money.
}

/** Fields of a cheque or a deposit slip. */
export function BankFields({ kind, onDeposited }: BankFieldsProps) {
  const t = useWords();
  const { register } = useFormContext<CollectValues>();
  const getMessage = useMessageGetter();
  const getFieldProps = (name: Exclude<keyof CollectValues['tender'], 'kind' | 'is_managers'>) => ({
    ...register(
      `tender.${name}`,
      name === 'deposited_on' ? { onChange: ({ target }) => onDeposited(target.value) } : {},
    ),
    error: getMessage(`tender.${name}`),
    autoComplete: 'off',
  });
  if (kind === 'DEPOSIT') {
    return (
      <Grid columns={3} gap={4}>
        <TextField {...getFieldProps('bank')} label={t('bank')} />
        <TextField {...getFieldProps('reference')} label={t('reference')} />
        <DateField {...getFieldProps('deposited_on')} label={t('deposited_on')} help={t('deposited_on_help')} />
      </Grid>
    );
  }
  return (
    <>
      <Grid columns={3} gap={4}>
        <TextField {...getFieldProps('bank')} label={t('bank')} />
        <TextField {...getFieldProps('cheque_no')} label={t('cheque_no')} inputMode="numeric" />
        <DateField {...getFieldProps('dated_on')} label={t('dated_on')} />
      </Grid>
      <CheckField {...register('tender.is_managers')} label={t('is_managers')} help={t('is_managers_help')} />
    </>
  );
}

/** The change is computed while the cashier types. */
export function CashFields({ amount }: { readonly amount: CounterOrder['total'] }) {
  const t = useWords();
  const { register } = useFormContext<CollectValues>();
  const error = useMessageGetter()('tender.tendered');
  const tenderedAmount = parseCentavos(useWatch<CollectValues, 'tender.tendered'>({ name: 'tender.tendered' }));
  const change =
    tenderedAmount === undefined || tenderedAmount < amount ? undefined : ((tenderedAmount - amount) as typeof amount);
  return (
    <Row align="end" gap={6}>
      <AmountField
        {...register('tender.tendered')}
        label={t('tendered')}
        error={error}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the search found the order, the money is the next thing
        autoFocus
      />
      <output aria-live="polite">
        <Text as="div" size="caption" tone="muted">
          {t('change')}
        </Text>
        {change === undefined ? (
          <Text as="div" tone="muted">
            {t('change_none')}
          </Text>
        ) : (
          <Pesos amount={change} strong />
        )}
      </output>
    </Row>
  );
}
