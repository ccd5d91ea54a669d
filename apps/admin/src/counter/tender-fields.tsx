import { DateField, Grid, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';

import { useWords } from './counter.messages.ts';

export type TenderKind = 'CASH' | 'CHEQUE' | 'DEPOSIT';

interface BankFieldsProps {
  readonly kind: 'CHEQUE' | 'DEPOSIT';
  readonly errorAt: (name: string) => string | undefined;
  readonly onDeposited: (day: string) => void; // The amounts are those of the day on which the bank had the money.
}

/** Fields of a cheque or a deposit slip. */
export function BankFields({ kind, errorAt, onDeposited }: BankFieldsProps) {
  const t = useWords();
  const getFieldProps = (name: string) => ({
    name: `tender.${name}`,
    error: errorAt(`tender.${name}`),
    autoComplete: 'off',
  });
  if (kind === 'DEPOSIT') {
    return (
      <Grid columns={3} gap={4}>
        <TextField {...getFieldProps('bank')} label={t('bank')} />
        <TextField {...getFieldProps('reference')} label={t('reference')} />
        <DateField
          {...getFieldProps('deposited_on')}
          label={t('deposited_on')}
          help={t('deposited_on_help')}
          onChange={({ target }) => onDeposited(target.value)}
        />
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
      <CheckField name="tender.is_managers" label={t('is_managers')} help={t('is_managers_help')} />
    </>
  );
}
