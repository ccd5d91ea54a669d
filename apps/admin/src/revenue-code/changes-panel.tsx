import type { OrdinanceChange, OrdinanceVersion } from '@ebpls/contracts';
import { EmptyState, Section } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from './code.messages.ts';

/** The changes of a draft against the version that it was copied from, figure by figure. */
export function ChangesPanel({ version: { changes, parent } }: { readonly version: OrdinanceVersion }) {
  const t = useWords();
  if (parent === null) return null;
  const columns: TableColumn<OrdinanceChange>[] = [
    { key: 'what', header: t('change_what'), cell: ({ what }) => what },
    { key: 'was', header: t('change_was'), align: 'end', cell: ({ was }) => was || '–' },
    { key: 'becomes', header: t('change_becomes'), align: 'end', cell: ({ becomes }) => becomes || '–' },
  ];
  return (
    <Section title={t('changes')} hint={t('changes_hint', { version: parent.version })}>
      <Table
        density="compact"
        caption={t('changes')}
        columns={columns}
        rows={changes}
        rowKey={({ path }) => path}
        empty={<EmptyState title={t('no_changes')}>{t('no_changes_text', { version: parent.version })}</EmptyState>}
      />
    </Section>
  );
}
