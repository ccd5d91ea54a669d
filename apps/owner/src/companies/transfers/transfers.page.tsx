import { callEndpoint } from '@ebpls/api-client';
import { listTransfers, type Transfer } from '@ebpls/contracts';
import { Button, dayWritten, EmptyState, Page, RowItem, Rows, Text, useLocale } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords } from './transfer.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(listTransfers, { signal: request.signal });
}

/** Page of the transfers of businesses that are offered to the reader. */
export function Component() {
  const { data } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      width="form"
      breadcrumb={[{ label: t('holdings'), to: addresses.companies }, { label: t('title') }]}
      actions={<Button to={addresses.successions}>{t('successions')}</Button>}
    >
      {data.length === 0 ? (
        <EmptyState icon="store" title={t('none_title')}>
          {t('none')}
        </EmptyState>
      ) : (
        <Rows label={t('title')}>
          {data.map((transfer) => (
            <Offer key={transfer.transfer_id} transfer={transfer} />
          ))}
        </Rows>
      )}
    </Page>
  );
}

function Offer({ transfer }: { readonly transfer: Transfer }) {
  const t = useWords();
  const locale = useLocale();
  const { transfer_id, company_name, side, state, seller_name, buyer_email, expires_on } = transfer;
  const who = t(`side_${side}`, { name: seller_name, email: buyer_email });
  const until = state === 'OFFERED' ? t('until', { day: dayWritten(expires_on, locale) }) : '';
  return (
    <RowItem
      title={company_name}
      to={addresses.transfer(transfer_id)}
      note={[who, until].filter(Boolean).join(' · ')}
      end={
        <Text as="span" size="secondary" tone={state === 'OFFERED' ? 'warning' : 'muted'}>
          {t(state)}
        </Text>
      }
    />
  );
}
