import { callEndpoint } from '@ebpls/api-client';
import { listMySuccessions, type SuccessionRow } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Button, EmptyState, Page, RowItem, Rows, Text } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords } from './succession.messages.ts';
import { SUCCESSION_TONES } from './succession-state.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(listMySuccessions, { signal: request.signal });
}

/** Page of succession claims: those that the person filed as an heir, and those to their own businesses. */
export function Component() {
  const { data } = useLoaderData<typeof loader>();
  const t = useWords();
  useNudge('company');
  return (
    <Page
      title={t('title')}
      subtitle={t('lead')}
      width="form"
      breadcrumb={[{ label: t('holdings'), to: addresses.companies }, { label: t('title') }]}
      actions={
        <>
          <Button to={addresses.objection}>{t('object')}</Button>
          <Button kind="primary" to={addresses.newSuccession}>
            {t('file')}
          </Button>
        </>
      }
    >
      {data.length === 0 ? (
        <EmptyState icon="store" title={t('none_title')}>
          {t('none')}
        </EmptyState>
      ) : (
        <Rows label={t('title')}>
          {data.map((row) => (
            <Claim key={row.succession_no} row={row} />
          ))}
        </Rows>
      )}
    </Page>
  );
}

function Claim({
  row: { succession_no, company_name, heir_name, deceased_name, state },
}: {
  readonly row: SuccessionRow;
}) {
  const t = useWords();
  return (
    <RowItem
      title={company_name}
      to={addresses.succession(succession_no)}
      note={t('of', { heir: heir_name, name: deceased_name })}
      end={
        <Text as="span" size="secondary" tone={SUCCESSION_TONES[state]}>
          {t(state)}
        </Text>
      }
    />
  );
}
