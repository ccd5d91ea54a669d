// Makes the route of a staff page that lists records page by page from one declaration.

import { callEndpoint } from '@ebpls/api-client';
import type { Endpoint } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { Page, type PageProps, Stack } from '@ebpls/ui';
import { Pager, Table, type TableColumn } from '@ebpls/ui/lists';
import { type ReactNode, useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type * as v from 'valibot';

import { ActDialog } from '../../acts/act-dialog.tsx';
import type { ActForm } from '../../acts/act-form.ts';
import { type ActHandler, runAct } from '../../acts/acts.ts';
import { formatListAddress, type ListFilters, type ListQuerySchema, parseListFilters } from './list-address.ts';
import {
  EmptyQueue,
  type EmptyTexts,
  findTab,
  type QueueChoice,
  QueueFilters,
  type QueueTabs,
} from './queue-filters.tsx';

/** Rows of the list; without a cursor they are all of them. */
interface ListReply<R> {
  readonly data: readonly R[];
  readonly next_cursor?: string | null;
}

interface ListEndpoint<R> extends Endpoint {
  readonly query?: ListQuerySchema;
  readonly reply: v.GenericSchema<unknown, ListReply<R>>;
}

interface QueueData<R> extends ListReply<R> {
  /** By what the rows were requested. */
  readonly filters: ListFilters;
}

/** Opens the dialog with the form of an act. */
export type OpenActForm = (form: ActForm) => void;

export interface QueueCardProps<R> {
  readonly row: R;
  /** Address of the row's record, where the rows open one. */
  readonly to: string | undefined;
  readonly openForm: OpenActForm;
}

/** Declaration of a page; `K` are the keys of its messages. */
interface QueuePage<R extends object, K extends string> {
  /** What is listed. Parameters of its query are read from the address of the page. */
  readonly endpoint: ListEndpoint<R>;
  readonly rowKey: (row: R) => string | number;
  /** Path of the row's record below the list; absent: the rows open nothing. */
  readonly rowPath?: (row: R) => string;
  /** Subject of the nudges after which the list is loaded again. */
  readonly nudge?: string;
  readonly useWords: () => (key: K) => string;
  readonly title: K;
  readonly subtitle: K;
  /** Label of the search field; absent: the list has no search. */
  readonly search?: K;
  readonly tabs?: QueueTabs<K>;
  readonly choice?: QueueChoice<K>;
  /** What is shown when there are no rows. */
  readonly empty: EmptyTexts<K>;
  readonly width?: PageProps['width'];
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly useActions?: (openForm: OpenActForm) => ReactNode;
  readonly useColumns: (openForm: OpenActForm) => readonly TableColumn<R>[];
  /** A row on a phone; absent: its cells follow each other. */
  readonly Card?: (props: QueueCardProps<R>) => ReactNode;
}

/** Acts of a page with their handlers. The message `success_<act>` is shown after each. */
interface QueueActs<A> {
  readonly handlers: A;
  readonly words: (key: `success_${keyof A & string}`) => string;
}

type ActHandlers = Readonly<Record<string, ActHandler>>;

/** Loader, action and component of the route of a list. */
export function defineQueuePage<R extends object, K extends string, A extends ActHandlers = Record<never, never>>(
  page: QueuePage<R, K> & { readonly acts?: QueueActs<A> },
) {
  return {
    loader: ({ request }: LoaderFunctionArgs): Promise<QueueData<R>> => loadRows(page, request),
    action: (args: ActionFunctionArgs) => {
      const { handlers, words } = page.acts ?? {};
      return runAct(args, {
        acts: handlers ?? {},
        getSuccessText: (act) => words?.(`success_${act as keyof A & string}`),
      });
    },
    Component: createQueueList(page),
  };
}

/** The fields of the query are known to the endpoint only. */
const callList = callEndpoint as <R>(
  endpoint: ListEndpoint<R>,
  request: { readonly query: ListFilters; readonly signal: AbortSignal },
) => Promise<ListReply<R>>;

async function loadRows<R extends object, K extends string>(
  { endpoint, tabs }: QueuePage<R, K>,
  { url, signal }: Request,
): Promise<QueueData<R>> {
  const filters = parseListFilters(endpoint.query, url);
  const tab = findTab(tabs, filters);
  const query = { ...filters, ...(tab && { state: tab.value }) };
  return { ...(await callList(endpoint, { query, signal })), filters };
}

const useNoActions = () => undefined;

function createQueueList<R extends object, K extends string>(page: QueuePage<R, K>) {
  const { useWords, useActions = useNoActions, useColumns, rowPath, Card } = page;
  return function QueueList() {
    const { data, next_cursor = null, filters }: QueueData<R> = useLoaderData();
    const t = useWords();
    const pathname = useLocation().pathname.replace(/\/$/, '');
    const [form, setForm] = useState<ActForm>();
    const { cursor, ...shown } = filters;
    const controls = {
      t,
      filters: shown,
      getAddress: (change: ListFilters): string => formatListAddress(pathname, { ...shown, ...change }),
    };
    const rowTo = rowPath && ((row: R): string => `${pathname}/${rowPath(row)}`);
    const renderCard = Card && ((row: R) => <Card row={row} to={rowTo?.(row)} openForm={setForm} />);
    return (
      <Page
        title={t(page.title)}
        subtitle={t(page.subtitle)}
        width={page.width ?? 'wide'}
        actions={useActions(setForm)}
      >
        {page.nudge !== undefined && <ReloadOnNudge subject={page.nudge} />}
        <Stack gap={6}>
          {page.above}
          <QueueFilters {...controls} search={page.search} tabs={page.tabs} choice={page.choice} />
          <Table
            caption={t(page.title)}
            sticky
            columns={useColumns(setForm)}
            rows={data}
            rowKey={page.rowKey}
            rowTo={rowTo}
            card={renderCard}
            empty={<EmptyQueue {...controls} tabs={page.tabs} choice={page.choice} empty={page.empty} />}
          />
          <Pager nextCursor={next_cursor} cursor={cursor} to={(next) => controls.getAddress({ cursor: next })} />
          {page.below}
        </Stack>
        {form && <ActDialog key={`${form.act} ${form.on}`} form={form} onClose={() => setForm(undefined)} />}
      </Page>
    );
  };
}

function ReloadOnNudge({ subject }: { readonly subject: string }) {
  useNudge(subject);
  return null;
}
