import { Button, Row, Stack, TextField } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { showNotice } from '@ebpls/remote-kit';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { useWords as useSharedWords } from '../../shared/page/demos.messages.ts';
import { useWords as useShopWords } from '../../shared/shop/shop.messages.ts';
import { callCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';
import { NewCustomer } from './customer-schema.ts';

/** The form of a new customer: name, mail address, and an optional telephone. */
export function NewCustomerDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords();
  const s = useShopWords();
  const shared = useSharedWords();
  const { revalidate } = useRevalidator();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: '', email: '', phone: '' },
    resolver: valibotResolver(NewCustomer),
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (customer) => {
    try {
      await callCustomers('/api/management/customers/new', { json: customer });
      await revalidate();
      showNotice('done', t('added', { name: customer.name }));
      onClose();
    } catch (error) {
      const isTaken = error instanceof DemoError && error.status === 409;
      setError(isTaken ? 'email' : 'root', { message: isTaken ? t('email.in_use') : shared('failed') });
    }
  });
  return (
    <Dialog open onClose={onClose} title={t('new')} placement="top">
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={4}>
          <TextField label={t('name')} autoComplete="off" error={errors.name?.message} {...register('name')} />
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label={t('phone')}
            optional
            type="tel"
            autoComplete="off"
            error={errors.phone?.message}
            {...register('phone')}
          />
          {errors.root && <strong role="alert">{errors.root.message}</strong>}
          <Row gap={2} justify="end">
            <Button onClick={onClose}>{s('cancel')}</Button>
            <Button type="submit" kind="primary" busy={isSubmitting}>
              {t('new')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
