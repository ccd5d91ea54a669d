import { formatPesosText } from '@ebpls/contracts';
import { Button, Row } from '@ebpls/ui';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';

import { saveCsv } from '../shared/csv/csv.ts';
import { useWords as useCsvWords } from '../shared/csv/csv.messages.ts';
import { ImportDialog, type ImportOutcome } from '../shared/csv/import-dialog.tsx';
import { useList, type ListRules, useLoadedRows } from '../shared/list/use-list.ts';
import { DemoPage } from '../shared/page/demo-page.tsx';
import type { Customer } from '../shared/shop/shop-types.ts';
import { CustomerList } from './customer-list.tsx';
import { IN_TAB } from './customer-tabs.ts';
import { callCustomers } from './customers-mock.ts';
import { useWords } from './customers.messages.ts';
import { NewCustomerDialog } from './edit/new-customer-dialog.tsx';

export const shouldRevalidate = useLoadedRows();

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callCustomers<{ customers: Customer[] }>('/api/management/customers', { signal });
}

const CUSTOMER_RULES: ListRules<Customer> = {
  text: ({ name, email }) => `${name} ${email}`,
  sorts: {
    updated_desc: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
    updated_asc: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
    orders_desc: (a, b) => b.orders - a.orders,
    orders_asc: (a, b) => a.orders - b.orders,
  },
  filters: { tab: (customer, tab) => IN_TAB[tab]?.(customer) ?? true },
};
const IMPORT_COLUMNS = ['name', 'email', 'phone'];

/** Page of the customers demo: the list by tab, search and acts on many. */
export function Component() {
  const { customers } = useLoaderData<typeof loader>();
  const t = useWords();
  const { revalidate } = useRevalidator();
  const list = useList(customers, CUSTOMER_RULES);
  const [open, setOpen] = useState<'import' | 'new'>();
  const close = (): void => setOpen(undefined);
  const take = async (rows: readonly unknown[]): Promise<ImportOutcome> => {
    const outcome = await callCustomers<ImportOutcome>('/api/management/customers/import', { json: { rows } });
    await revalidate();
    return outcome;
  };

  return (
    <DemoPage
      title={t('title')}
      width="wide"
      actions={<HeadActs matches={list.matches} onImport={() => setOpen('import')} onNew={() => setOpen('new')} />}
    >
      <CustomerList list={list} all={customers} />
      {open === 'import' && <ImportDialog columns={IMPORT_COLUMNS} onImport={take} onClose={close} />}
      {open === 'new' && <NewCustomerDialog onClose={close} />}
    </DemoPage>
  );
}

interface HeadActsProps {
  readonly matches: readonly Customer[];
  readonly onImport: () => void;
  readonly onNew: () => void;
}

function HeadActs({ matches, onImport, onNew }: HeadActsProps) {
  const t = useWords();
  const c = useCsvWords();
  const save = (): void =>
    saveCsv('customers', [
      [...IMPORT_COLUMNS, 'location', 'orders', 'spent'],
      ...matches.map(({ name, email, phone, location, orders, spent }) => [
        name,
        email,
        phone,
        location,
        orders,
        formatPesosText(spent),
      ]),
    ]);
  return (
    <Row gap={2}>
      <Button size="desk" icon="upload" onClick={onImport}>
        {c('import')}
      </Button>
      <Button size="desk" icon="download" onClick={save}>
        {c('export')}
      </Button>
      <Button size="desk" kind="primary" icon="plus" onClick={onNew}>
        {t('new')}
      </Button>
    </Row>
  );
}
