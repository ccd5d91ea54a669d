import type { TariffAmendment, TariffChangeCount } from '@ebpls/contracts';
import { EmptyState, Section, Stack, Text } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from './tariff-files.messages.ts';

/** What a revenue code changes in the version before: counted by part, and then as an amendment would say it. */
export function AmendmentView({ amendment }: { readonly amendment: TariffAmendment | null }) {
  const t = useWords();
  const columns: TableColumn<TariffChangeCount>[] = [
    { key: 'part', header: t('part'), cell: ({ name }) => name },
    { key: 'added', header: t('added'), align: 'end', cell: ({ added }) => added },
    { key: 'changed', header: t('changed'), align: 'end', cell: ({ changed }) => changed },
    { key: 'removed', header: t('removed'), align: 'end', cell: ({ removed }) => removed },
  ];
  if (amendment === null) return <Text tone="muted">{t('no_former')}</Text>;
  const { former, counts, changes, more } = amendment;
  return (
    <Section title={t('amendment')} hint={t('amendment_hint', { version: former })}>
      {changes.length === 0 ? (
        <EmptyState title={t('no_changes')}>{t('no_changes_text', { version: former })}</EmptyState>
      ) : (
        <Stack gap={6}>
          <Table
            density="compact"
            caption={t('amendment')}
            columns={columns}
            rows={counts}
            rowKey={({ part }) => part}
          />
          {counts.map(({ part, name }) => (
            <Section key={part} level={3} title={name}>
              <ul>
                {changes
                  .filter((change) => change.part === part)
                  .map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
              </ul>
            </Section>
          ))}
          {more > 0 && <Text tone="muted">{t('more_changes', { count: more })}</Text>}
        </Stack>
      )}
    </Section>
  );
}
