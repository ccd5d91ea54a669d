import { Button, EmptyState, Page, Stack } from '@ebpls/ui';
import { Pager, Table, type TableProps } from '@ebpls/ui/lists';
import { useSearchParams } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords } from '../payment.messages.ts';

interface ClaimedListProps<Row extends object> extends Pick<TableProps<Row>, 'columns' | 'rowKey' | 'card'> {
  readonly list: { readonly data: readonly Row[]; readonly next_cursor: string | null };
  readonly here: string; // Address of the list, for its pages.
  readonly texts: {
    readonly title: string;
    readonly subtitle: string;
    readonly none: string;
    readonly none_text: string;
    readonly to_history: string;
  };
}

/** The owner's claims about payments, page by page; without any, a link leads to the payments. */
export function ClaimedList<Row extends object>({ list, here, texts, ...drawn }: ClaimedListProps<Row>) {
  const t = useWords();
  const [searchParams] = useSearchParams();
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      breadcrumb={[{ label: t('history_title'), to: addresses.history }, { label: texts.title }]}
    >
      <Stack gap={6}>
        <Table
          caption={texts.title}
          rows={list.data}
          {...drawn}
          empty={
            <EmptyState
              icon="receipt"
              title={texts.none}
              action={<Button to={addresses.history}>{texts.to_history}</Button>}
            >
              {texts.none_text}
            </EmptyState>
          }
        />
        <Pager
          nextCursor={list.next_cursor}
          cursor={searchParams.get('cursor') ?? undefined}
          to={(cursor) => (cursor === undefined ? here : `${here}?${new URLSearchParams({ cursor })}`)}
        />
      </Stack>
    </Page>
  );
}
