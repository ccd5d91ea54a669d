import { Avatar, Pesos, Row, Stack, TextLink } from '@ebpls/ui';
import { Tabs } from '@ebpls/ui/overlays';
import { type TableColumn, useSelection } from '@ebpls/ui/lists';

import { RecordList } from '../shared/list/record-list.tsx';
import type { List } from '../shared/list/use-list.ts';
import { RowActs } from '../shared/shop/row-acts.tsx';
import type { Customer } from '../shared/shop/shop-types.ts';
import { CUSTOMER_TABS, IN_TAB } from './customer-tabs.ts';
import { useWords } from './customers.messages.ts';
import { CustomerBulk } from './edit/customer-bulk.tsx';

const CUSTOMER_SORTS = ['updated_desc', 'updated_asc', 'orders_desc', 'orders_asc'] as const;

interface CustomerListProps {
  readonly list: List<Customer>;
  readonly all: readonly Customer[];
}

/** List of the customers in tabs, with the number in each tab. */
export function CustomerList({ list, all }: CustomerListProps) {
  const t = useWords();
  const selection = useSelection(all.map(({ id }) => id));
  const tab = CUSTOMER_TABS.find((each) => each === list.params.get('tab')) ?? 'all';
  const tabs = CUSTOMER_TABS.map((key) => {
    const count = IN_TAB[key] ? all.filter(IN_TAB[key]).length : all.length;
    return { key, label: `${t(`tab.${key}`)} (${count})`, to: getTabAddress(list.params, key) };
  });
  return (
    <Tabs label={t('tabs.label')} tabs={tabs} current={tab}>
      <RecordList
        list={list}
        selection={selection}
        caption={t('title')}
        searchLabel={t('search')}
        sorts={CUSTOMER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        getName={({ name }) => name}
        columns={useColumns()}
        card={({ id, name, email, location, spent }) => ({
          title: name,
          to: id,
          note: (
            <Stack gap={0}>
              <span>{email}</span>
              <span>{location}</span>
            </Stack>
          ),
          end: <Pesos amount={spent} />,
        })}
        acts={renderActs}
        bulk={<CustomerBulk selection={selection} />}
      />
    </Tabs>
  );
}

const renderActs = ({ id, name }: Customer) => <RowActs name={name} editTo={`${id}/edit`} viewTo={id} />;

/** The tab changes; search and sort stay. */
function getTabAddress(params: URLSearchParams, tab: string): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (tab === 'all') next.delete('tab');
  else next.set('tab', tab);
  return `?${next.toString()}`;
}

function useColumns(): TableColumn<Customer>[] {
  const t = useWords();
  return [
    {
      key: 'name',
      header: t('name'),
      cell: ({ id, name, email }) => (
        <Row gap={3} wrap={false}>
          <Avatar name={name} size={36} />
          <Stack gap={0}>
            <TextLink to={id}>{name}</TextLink>
            <small>{email}</small>
          </Stack>
        </Row>
      ),
    },
    { key: 'location', header: t('location'), cell: ({ location }) => location },
    { key: 'orders', header: t('orders'), align: 'end', cell: ({ orders }) => orders },
    { key: 'spent', header: t('spent'), align: 'end', cell: ({ spent }) => <Pesos amount={spent} /> },
  ];
}
