import { call } from '@ebpls/api-client';
import { getOwnerDashboard, type OwnerDashboard } from '@ebpls/contracts';
import type { OwnTab } from '@ebpls/remote-kit';
import { Facts, pesosWritten, Section, TextLink } from '@ebpls/ui';
import { useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { StartBlock } from './start-block.tsx';
import { useWords } from './subscription.messages.ts';

/** What an owner pays for the service itself, which is nothing, and how much of it is used (decision 0050). */
export const subscriptionTab: OwnTab = {
  key: 'subscription',
  label: { en: 'Subscription', fil: 'Subskripsiyon' },
  load: (signal) => call(getOwnerDashboard, { query: {}, signal }),
  Panel: Subscription,
  Above: StartBlock,
};

function Subscription() {
  const { own } = useLoaderData<{ readonly own: OwnerDashboard }>();
  const t = useWords();
  return (
    <>
      <Section title={t('plan')}>
        <Facts
          items={[
            { label: t('plan_name'), value: t('plan_value') },
            { label: t('price'), value: t('price_value') },
            {
              label: t('pay'),
              value: (
                <>
                  {t('pay_value')} <TextLink to={addresses.fees}>{t('see_fees')}</TextLink>
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section title={t('use')} hint={t('use_hint')}>
        <Facts
          items={[
            { label: t('businesses'), value: own.businesses },
            { label: t('open'), value: own.open_applications },
            { label: t('due'), value: pesosWritten(own.due_now) },
          ]}
        />
      </Section>
    </>
  );
}
