import { type ExtraDocumentRow, listExtraDocuments } from '@ebpls/contracts';
import { defineQueuePage } from '@ebpls/desk';
import { MomentText, Stack, Text, TextLink } from '@ebpls/ui';
import type { TableColumn } from '@ebpls/ui/lists';

import { addresses } from '../addresses.ts';
import { useWords } from './extra-document.messages.ts';

/** Documents that offices requested outside the list of an application, newest first. */
export const { loader, Component } = defineQueuePage({
  endpoint: listExtraDocuments,
  rowKey: ({ extra_document_id }) => extra_document_id,
  nudge: 'assessment',
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  empty: { title: 'none', text: 'none_text' },
  useActions: useBackLink,
  useColumns,
});

function useBackLink() {
  const t = useWords();
  return <TextLink to={addresses.requirements}>{t('back')}</TextLink>;
}

function useColumns(): TableColumn<ExtraDocumentRow>[] {
  const t = useWords();
  return [
    {
      key: 'requested',
      header: t('requested'),
      cell: ({ requested_at, requested_by }) => (
        <Stack gap={1}>
          <MomentText at={requested_at} />
          <Text tone="muted">{requested_by}</Text>
        </Stack>
      ),
    },
    { key: 'office', header: t('office'), cell: ({ office }) => office },
    {
      key: 'application',
      header: t('application'),
      cell: ({ assessment_code, company_name }) => (
        <Stack gap={1}>
          <span>{company_name}</span>
          <TextLink to={addresses.transaction(assessment_code)}>{assessment_code}</TextLink>
        </Stack>
      ),
    },
    { key: 'document', header: t('document'), cell: ({ document }) => document },
    { key: 'ground', header: t('ground'), cell: ({ legal_ground }) => legal_ground },
  ];
}
