import { callEndpoint } from '@ebpls/api-client';
import {
  listFailedEvents,
  listMails,
  MAIL_STATES,
  type MailRow,
  type MailState,
  resendMail,
  retryEvent,
} from '@ebpls/contracts';
import { createAct, runAct, useAct } from '@ebpls/desk';
import {
  Button,
  EmptyState,
  MomentText,
  NoMatch,
  Page,
  Row,
  SearchField,
  SelectField,
  Stack,
  Tag,
  Text,
  type Tone,
} from '@ebpls/ui';
import { Pager, Table, type TableColumn } from '@ebpls/ui/lists';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router';

import { addresses } from '../addresses.ts';
import { FailedEvents } from './failed-events.tsx';
import { useWords, words } from './mail.messages.ts';

const MAIL_TONES: Readonly<Record<MailState, Tone>> = { QUEUED: 'info', SENT: 'success', FAILED: 'danger' };

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const state = MAIL_STATES.find((candidate) => candidate === params.get('state'));
  const { signal } = request;
  const [mails, failed] = await Promise.all([
    callEndpoint(listMails, {
      query: { search: params.get('search') ?? undefined, cursor: params.get('cursor') ?? undefined, state },
      signal,
    }),
    callEndpoint(listFailedEvents, { query: {}, signal }),
  ]);
  return { ...mails, failed_events: failed.data };
}

export function action(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: {
      again: createAct(({ on, idempotency_key }) =>
        callEndpoint(resendMail, { params: { mail_id: on }, idempotency_key }),
      ),
      retry: createAct(({ on, idempotency_key }) =>
        callEndpoint(retryEvent, { params: { event_id: on }, idempotency_key }),
      ),
    },
    getSuccessText: (act) => words(act === 'retry' ? 'success_retry' : 'success_again'),
  });
}

/** Delivery log of mails: what the system sent to whom, and what did not arrive. */
export function Component() {
  const { data, next_cursor, failed_events } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const t = useWords();
  const search = params.get('search') ?? '';
  const state = params.get('state') ?? '';
  const getPageAddress = (change: Record<string, string | undefined>): string => {
    const query = Object.entries({ search, state, ...change }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    );
    return query.length > 0 ? `${addresses.mails}?${new URLSearchParams(query)}` : addresses.mails;
  };
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="wide">
      <Stack gap={6}>
        {failed_events.length > 0 && <FailedEvents events={failed_events} />}
        <Row align="end">
          <Form role="presentation">
            {state !== '' && <input type="hidden" name="state" value={state} />}
            <SearchField key={search} label={t('search')} defaultValue={search} />
          </Form>
          <SelectField
            label={t('state')}
            width="short"
            placeholder={t('all_states')}
            options={MAIL_STATES.map((value) => ({ value, label: t(value) }))}
            value={state}
            onChange={({ target }) => void navigate(getPageAddress({ state: target.value }))}
          />
        </Row>
        <Table
          caption={t('title')}
          columns={useColumns()}
          rows={data}
          rowKey={({ id }) => id}
          empty={
            search === '' && state === '' ? (
              <EmptyState icon="inbox" title={t('none')}>
                {t('none_text')}
              </EmptyState>
            ) : (
              <NoMatch searchText={search} clearTo={addresses.mails} />
            )
          }
        />
        <Pager
          nextCursor={next_cursor}
          cursor={params.get('cursor') ?? undefined}
          to={(cursor) => getPageAddress({ cursor })}
        />
      </Stack>
    </Page>
  );
}

function useColumns(): TableColumn<MailRow>[] {
  const t = useWords();
  return [
    { key: 'to', header: t('to'), cell: ({ to_address }) => to_address },
    {
      key: 'subject',
      header: t('subject'),
      cell: ({ subject }) => subject,
      note: ({ last_error, state }) =>
        state === 'FAILED' ? (
          <Text as="span" size="caption" tone="danger">
            {last_error}
          </Text>
        ) : (
          ''
        ),
    },
    { key: 'created', header: t('created'), cell: ({ created_at }) => <MomentText at={created_at} /> },
    {
      key: 'sent',
      header: t('sent'),
      cell: ({ sent_at }) => (sent_at === null ? t('not_yet') : <MomentText at={sent_at} />),
    },
    { key: 'tries', header: t('tries'), align: 'end', cell: ({ attempts }) => attempts },
    { key: 'state', header: t('state'), cell: ({ state }) => <Tag tone={MAIL_TONES[state]}>{t(state)}</Tag> },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (mail) => (mail.state === 'FAILED' ? <Again mail={mail} /> : '–'),
    },
  ];
}

function Again({ mail }: { readonly mail: MailRow }) {
  const t = useWords();
  const { busy, run } = useAct();
  return (
    <Button
      size="desk"
      busy={busy}
      aria-label={`${t('again')}: ${mail.to_address}`}
      onClick={() => run('again', mail.id)}
    >
      {t('again')}
    </Button>
  );
}
