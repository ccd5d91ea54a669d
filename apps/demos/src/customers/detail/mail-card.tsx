import { Button, FieldRow, MomentText, RowItem, Rows, Section, SelectField, Stack } from '@ebpls/ui';
import { useState } from 'react';

import type { Customer, CustomerEmail } from '../../shared/shop/shop-types.ts';
import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { callCustomers } from '../customers-mock.ts';
import { useWords } from '../customers.messages.ts';
import { MAIL_KINDS } from './detail-mock.ts';

interface MailCardProps {
  readonly customer: Customer;
  readonly emails: readonly CustomerEmail[];
}

/** Card that sends a customer one of a few mails, and lists the sent ones. */
export function MailCard({ customer, emails }: MailCardProps) {
  const t = useWords();
  const demoAct = useDemoAct();
  const [kind, setKind] = useState<string>(MAIL_KINDS[0]);
  const send = (): void => {
    const act = () => callCustomers(`/api/management/customers/${customer.id}/emails`, { json: { kind } });
    void demoAct.act(act, t('mail.sent'));
  };
  return (
    <Section title={t('mails')}>
      <Stack gap={4}>
        <FieldRow>
          <SelectField
            label={t('mail.kind')}
            options={MAIL_KINDS.map((value) => ({ value, label: t(`mail.${value}`) }))}
            value={kind}
            onChange={({ currentTarget: { value } }) => setKind(value)}
          />
          <Button icon="mail" busy={demoAct.isBusy} onClick={send}>
            {t('mail.send')}
          </Button>
        </FieldRow>
        <Rows label={t('mail.history')}>
          {emails.map(({ id, description, createdAt }) => (
            <RowItem key={id} title={description} end={<MomentText at={createdAt} />} />
          ))}
        </Rows>
      </Stack>
    </Section>
  );
}
