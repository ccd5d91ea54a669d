import { Button, DayText, Facts, Grid, Row, Section, Stack, Tag, Text } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { useState } from 'react';

import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { useWords as useShopWords } from '../../shared/shop/shop.messages.ts';
import type { Customer } from '../../shared/shop/shop-types.ts';
import { callCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';
import { BillingSummary } from './billing-summary.tsx';
import type { CustomerRecord } from './customer-record.ts';
import { MailCard } from './mail-card.tsx';
import { OtherActs } from './other-acts.tsx';

/** The customer's profile, invoices and mails, and further acts. */
export function DetailsTab({ record }: { readonly record: CustomerRecord }) {
  const { customer, invoices, emails } = record;
  return (
    <Grid columns={2} gap={8}>
      <Stack gap={8}>
        <Identity customer={customer} />
        <MailCard customer={customer} emails={emails} />
      </Stack>
      <Stack gap={8}>
        <BillingSummary customer={customer} invoices={invoices} />
        <OtherActs record={record} />
      </Stack>
    </Grid>
  );
}

function Identity({ customer }: { readonly customer: Customer }) {
  const t = useWords();
  const s = useShopWords();
  const demoAct = useDemoAct();
  const [isVisiting, setVisiting] = useState(false);
  const path = `/api/management/customers/${customer.id}`;
  const reset = (): void => {
    const act = () => callCustomers(`${path}/emails`, { json: { kind: 'password' } });
    void demoAct.act(act, t('password.sent', { email: customer.email }));
  };
  const visit = async (): Promise<void> => {
    const act = () => callCustomers(`${path}/login`, { json: {} });
    setVisiting(await demoAct.act(act, t('login.title', { name: customer.name })));
  };
  return (
    <Section title={t('tab.details')}>
      <Stack gap={4}>
        <Facts
          items={[
            { label: t('email'), value: <EmailFact customer={customer} />, wide: true },
            { label: t('phone'), value: customer.phone },
            { label: t('country'), value: customer.country },
            { label: t('state'), value: customer.state },
            { label: t('address1'), value: customer.address1 },
            { label: t('address2'), value: [customer.address2, customer.zipCode].filter(Boolean).join(', ') },
            { label: t('card'), value: customer.creditCard && t('card.ends', { last: customer.creditCard }) },
            { label: t('switch.discount'), value: customer.hasDiscountedPrices ? s('yes') : s('no') },
            { label: t('since'), value: <DayText day={customer.createdAt.slice(0, 10)} /> },
          ]}
        />
        <Row gap={2}>
          <Button size="desk" icon="lock" busy={demoAct.isBusy} onClick={reset}>
            {t('password')}
          </Button>
          <Button size="desk" icon="person" onClick={() => void visit()}>
            {t('login')}
          </Button>
        </Row>
      </Stack>
      <Dialog
        open={isVisiting}
        onClose={() => setVisiting(false)}
        title={t('login.title', { name: customer.name })}
        actions={<Button onClick={() => setVisiting(false)}>{t('login.back')}</Button>}
      >
        <Text as="p">{t('login.more')}</Text>
      </Dialog>
    </Section>
  );
}

function EmailFact({ customer: { email, isVerified, isClosed } }: { readonly customer: Customer }) {
  const t = useWords();
  return (
    <Row gap={2}>
      <span>{email}</span>
      <Tag tone={isVerified ? 'success' : 'warning'}>{t(isVerified ? 'verified' : 'unverified')}</Tag>
      {isClosed && <Tag tone="danger">{t('closed')}</Tag>}
    </Row>
  );
}
