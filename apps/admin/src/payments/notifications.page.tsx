import { callEndpoint } from '@ebpls/api-client';
import { type Centavos, listNotifications, NOTIFICATION_VERDICTS, type NotificationRow } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import {
  EmptyState,
  MomentText,
  NoMatch,
  Page,
  formatPesos,
  Row,
  SearchField,
  SelectField,
  Stack,
  Tag,
  Text,
  type Tone,
} from '@ebpls/ui';
import { Pager, RowCard, Table, type TableColumn } from '@ebpls/ui/lists';
import { Form, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';

import { addresses } from '../addresses.ts';
import { listAt } from '../pending-list.tsx';
import { PaymentTabs } from './payment-tabs.tsx';
import { useWords } from './payment.messages.ts';

const NOTIFICATIONS_PATH = addresses.paymentPart('notifications');
const NOTIFICATION_TONES: Readonly<Record<NotificationRow['verdict'], Tone>> = {
  RECEIVED: 'info',
  FORGED: 'danger',
  UNKNOWN: 'warning',
  JUDGED: 'success',
};

export function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const verdict = NOTIFICATION_VERDICTS.find((candidate) => candidate === params.get('verdict'));
  return callEndpoint(listNotifications, {
    query: { search: params.get('search') ?? undefined, cursor: params.get('cursor') ?? undefined, verdict },
    signal: request.signal,
  });
}

/** Log of the payment gateway's notifications, with those whose signature is wrong. */
export function Component() {
  const { data, next_cursor } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const t = useWords();
  useNudge('payment');
  const search = params.get('search') ?? '';
  const verdict = params.get('verdict') ?? '';
  const columns = useColumns();

  return (
    <Page title={t('notifications_title')} subtitle={t('notifications_subtitle')} width="wide">
      <Stack gap={6}>
        <PaymentTabs current="notifications" />
        <Row align="end">
          <Form role="presentation">
            {verdict !== '' && <input type="hidden" name="verdict" value={verdict} />}
            <SearchField key={search} label={t('notifications_search')} defaultValue={search} />
          </Form>
          <SelectField
            label={t('verdict')}
            width="short"
            placeholder={t('all_verdicts')}
            options={NOTIFICATION_VERDICTS.map((value) => ({ value, label: t(value) }))}
            value={verdict}
            onChange={({ target }) => void navigate(listAt(NOTIFICATIONS_PATH, { search, verdict: target.value }))}
          />
        </Row>
        <Table
          caption={t('notifications_title')}
          columns={columns}
          rows={data}
          rowKey={({ notification_id }) => notification_id}
          card={renderNotificationCard}
          empty={
            search === '' && verdict === '' ? (
              <EmptyState icon="inbox" title={t('notifications_none')}>
                {t('notifications_none_text')}
              </EmptyState>
            ) : (
              <NoMatch searchText={search} clearTo={NOTIFICATIONS_PATH} />
            )
          }
        />
        <Pager
          nextCursor={next_cursor}
          cursor={params.get('cursor') ?? undefined}
          to={(cursor) => listAt(NOTIFICATIONS_PATH, { search, verdict, cursor })}
        />
      </Stack>
    </Page>
  );
}

function useColumns(): TableColumn<NotificationRow>[] {
  const t = useWords();
  return [
    {
      key: 'received',
      header: t('received'),
      cell: ({ received_at }) => <MomentText at={received_at} />,
      note: (row) => <Times row={row} />,
    },
    {
      key: 'number',
      header: t('number'),
      cell: ({ request_id }) => request_id ?? '–',
      note: ({ remote_address }) => (remote_address === null ? null : t('from', { address: remote_address })),
    },
    { key: 'verdict', header: t('verdict'), cell: (row) => <Verdict row={row} /> },
    { key: 'outcome', header: t('outcome'), cell: ({ message }) => message },
    { key: 'stated', header: t('stated'), cell: (row) => <StatedFields row={row} /> },
  ];
}

const renderNotificationCard = (row: NotificationRow) => (
  <RowCard
    title={row.request_id ?? '–'}
    note={
      <>
        <MomentText at={row.received_at} /> · {row.message}
        <br />
        <StatedFields row={row} />
      </>
    }
    status={<Verdict row={row} />}
    end={<Times row={row} />}
  />
);

function Verdict({ row: { verdict } }: { readonly row: NotificationRow }) {
  const t = useWords();
  return <Tag tone={NOTIFICATION_TONES[verdict]}>{t(verdict)}</Tag>;
}

function Times({ row: { times } }: { readonly row: NotificationRow }) {
  const t = useWords();
  return t('times', { count: times });
}

/** An amount as the gateway stated it; another currency than the peso is named before the figure. */
function chargeWritten(amount: Centavos, currency: string | null): string {
  const pesos = formatPesos(amount);
  return currency === null || currency === 'PHP' ? pesos : `${currency} ${pesos.slice(1)}`.trim();
}

function StatedFields({ row: { stated } }: { readonly row: NotificationRow }) {
  const t = useWords();
  if (!stated)
    return (
      <Text as="span" size="caption" tone="muted">
        {t('nothing_stated')}
      </Text>
    );
  const { code, message, amount, currency, response_id, provider_ref } = stated;
  const charge = amount === null ? '' : chargeWritten(amount, currency);
  return (
    <div>
      {[code, charge].filter(Boolean).join(' · ')}
      <Text as="div" size="caption" tone="muted">
        {[message, response_id, provider_ref].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
