// Form page that changes one customer of the demo; the input stays when the call fails.

import { showNotice } from '@ebpls/remote-kit';
import { Box, Button, Grid, Stack, TextField } from '@ebpls/ui';
import { ErrorSummary, FormBar, SwitchField } from '@ebpls/ui/forms';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { DemoPage, DemoNotFound } from '../../shared/page/demo-page.tsx';
import { useWords as useSharedWords } from '../../shared/page/demos.messages.ts';
import { createReplyOrMissing } from '../../shared/shop/shop-mock.ts';
import { useWords as useShopWords } from '../../shared/shop/shop.messages.ts';
import type { Customer } from '../../shared/shop/shop-types.ts';
import { callCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';
import { CustomerUpdate } from './customer-schema.ts';

const CUSTOMERS_LIST_ADDRESS = '/app/management/customers';
const CUSTOMER_FIELDS = ['name', 'email', 'phone', 'state', 'country', 'address1', 'address2'] as const;
const CUSTOMER_PICTURE_TYPES: Readonly<Record<string, string>> = { email: 'email', phone: 'tel' };

export function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { customerId = '' } = params;
  return createReplyOrMissing(
    callCustomers<{ customer: Customer }>(`/api/management/customers/${encodeURIComponent(customerId)}`, { signal }),
  );
}

export function Component() {
  const customer = useLoaderData<typeof loader>()?.customer;
  const t = useWords();
  if (!customer) return <DemoNotFound title={t('one')} listTo={CUSTOMERS_LIST_ADDRESS} />;
  return (
    <DemoPage
      title={t('edit.page')}
      subtitle={customer.name}
      width="form"
      breadcrumb={[
        { label: t('title'), to: CUSTOMERS_LIST_ADDRESS },
        { label: customer.name, to: `${CUSTOMERS_LIST_ADDRESS}/${customer.id}` },
      ]}
    >
      <CustomerForm key={customer.id} customer={customer} />
    </DemoPage>
  );
}

/** The form keeps its input when the call fails. */
function useCustomerForm(customer: Customer) {
  const t = useWords();
  const shared = useSharedWords();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: toFormValues(customer), resolver: valibotResolver(CustomerUpdate) });
  const save = form.handleSubmit(async (update) => {
    try {
      await callCustomers('/api/management/customers/update', { json: { customerIds: [customer.id], update } });
      showNotice('done', t('update.done'));
      await navigate(`${CUSTOMERS_LIST_ADDRESS}/${customer.id}`);
    } catch (error) {
      const isTaken = error instanceof DemoError && error.status === 409;
      form.setError(isTaken ? 'email' : 'root', { message: isTaken ? t('email.in_use') : shared('failed') });
    }
  });
  return { ...form, save };
}

function CustomerForm({ customer }: { readonly customer: Customer }) {
  const t = useWords();
  const s = useShopWords();
  const { register, save, formState } = useCustomerForm(customer);
  const { errors, isSubmitting } = formState;
  const problems = [...CUSTOMER_FIELDS, 'root' as const].flatMap((field_id) => {
    const message = errors[field_id]?.message;
    return message ? [{ field_id, message }] : [];
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={6}>
        <ErrorSummary title={t('problems')} errors={problems} />
        <Grid columns={2} gap={4}>
          {CUSTOMER_FIELDS.map((name) => (
            <TextField
              key={name}
              label={t(name)}
              type={CUSTOMER_PICTURE_TYPES[name]}
              optional={name !== 'name' && name !== 'email'}
              autoComplete="off"
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </Grid>
        <Box look="card" pad={4}>
          <Stack gap={4}>
            <SwitchField label={t('switch.verified')} help={t('switch.verified.help')} {...register('isVerified')} />
            <SwitchField
              label={t('switch.discount')}
              help={t('switch.discount.help')}
              {...register('hasDiscountedPrices')}
            />
          </Stack>
        </Box>
        <FormBar back={<Button to={`${CUSTOMERS_LIST_ADDRESS}/${customer.id}`}>{s('cancel')}</Button>}>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            {t('update')}
          </Button>
        </FormBar>
      </Stack>
    </form>
  );
}

function toFormValues(customer: Customer) {
  const { name, email, phone, state, country, address1, address2, isVerified, hasDiscountedPrices } = customer;
  return { name, email, phone, state, country, address1, address2, isVerified, hasDiscountedPrices };
}
