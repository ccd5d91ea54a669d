import { Avatar, EmptyState, Row, RowItem, Rows, Stack, Tag, TextLink } from '@ebpls/ui';

import { ListFooter } from '../../shared/list/list-footer.tsx';
import { ListSearch } from '../../shared/list/list-search.tsx';
import { useList, type ListRules } from '../../shared/list/use-list.ts';
import type { Connection } from '../social.ts';
import { useWords } from '../social.messages.ts';

const CONNECTION_RULES: ListRules<Connection> = {
  text: ({ name }) => name,
  sorts: { name: (a, b) => a.name.localeCompare(b.name) },
};

const STATE_TONES = { connected: 'success', pending: 'warning' } as const;

/** Whom the person knows, searched by name. */
export function Connections({ connections }: { readonly connections: readonly Connection[] }) {
  const t = useWords();
  const list = useList(connections, CONNECTION_RULES);
  return (
    <Stack gap={4}>
      <ListSearch list={list} label={t('connections.search')} />
      {list.count === 0 ? (
        <EmptyState icon="search" title={t('connections.none')} />
      ) : (
        <Rows label={t('tab.connections')}>
          {list.rows.map(({ id, name, commonConnections, status }) => (
            <RowItem
              key={id}
              title={
                <Row gap={3} wrap={false}>
                  <Avatar name={name} />
                  <TextLink to={`/app/social/profile?user=${id}`}>{name}</TextLink>
                </Row>
              }
              note={t('common', { count: commonConnections })}
              end={
                (status === 'connected' || status === 'pending') && <Tag tone={STATE_TONES[status]}>{t(status)}</Tag>
              }
            />
          ))}
        </Rows>
      )}
      <ListFooter list={list} />
    </Stack>
  );
}
