import { parseCentavos, normaliseAmount } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { addDays, toManilaDay } from '@ebpls/rules';
import { Button, Row, Stack, TextField } from '@ebpls/ui';
import { AmountField, DateField } from '@ebpls/ui/forms';
import { Dialog } from '@ebpls/ui/overlays';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';

import { useWords as useSharedWords } from '../../shared/page/demos.messages.ts';
import { useWords as useShopWords } from '../../shared/shop/shop.messages.ts';
import type { Invoice } from '../../shared/shop/shop-types.ts';
import { callCustomers } from '../customers-mock.ts';
import { useWords, words } from '../customers.messages.ts';

const DUE_AFTER_DAYS = 15;
const centavos = (text: string): number => parseCentavos(normaliseAmount(text) ?? '') ?? 0;

const InvoiceForm = v.object({
  description: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, () => words('description.required')),
    v.maxLength(255, () => words('text.most', { most: 255 })),
  ),
  amount: v.pipe(
    v.string(),
    v.check(
      (text) => centavos(text) > 0,
      () => words('amount.required'),
    ),
  ),
  dueDate: v.pipe(
    v.string(),
    v.check(
      (day) => day >= toManilaDay(new Date()),
      () => words('due.required'),
    ),
  ),
});

const firstValues = (): Promise<v.InferInput<typeof InvoiceForm>> =>
  Promise.resolve({ description: '', amount: '', dueDate: addDays(toManilaDay(new Date()), DUE_AFTER_DAYS) });

interface InvoiceDialogProps {
  readonly customerId: string;
  readonly onClose: () => void;
}

/** Creates an invoice from the form; it stays a draft until it is sent. */
export function InvoiceDialog({ customerId, onClose }: InvoiceDialogProps) {
  const t = useWords();
  const s = useShopWords();
  const shared = useSharedWords();
  const { revalidate } = useRevalidator();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: firstValues,
    resolver: valibotResolver(InvoiceForm),
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async ({ description, amount, dueDate }) => {
    try {
      const { invoice } = await callCustomers<{ invoice: Invoice }>(
        `/api/management/customers/${customerId}/invoices/new`,
        { json: { description, totalAmount: centavos(amount), dueDate } },
      );
      await revalidate();
      showNotice('done', t('invoice.created', { ref: invoice.ref }));
      onClose();
    } catch {
      setError('root', { message: shared('failed') });
    }
  });
  return (
    <Dialog open onClose={onClose} title={t('invoice.create')} placement="top">
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          <TextField
            label={t('invoice.description')}
            error={errors.description?.message}
            {...register('description')}
          />
          <AmountField label={t('invoice.amount')} error={errors.amount?.message} {...register('amount')} />
          <DateField label={t('invoice.due')} error={errors.dueDate?.message} {...register('dueDate')} />
          {errors.root && <strong role="alert">{errors.root.message}</strong>}
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{s('cancel')}</Button>
            <Button type="submit" kind="primary" busy={isSubmitting}>
              {t('invoice.create')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
