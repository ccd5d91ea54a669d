import { Row, TextLink } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { useWords } from './company.messages.ts';

/** Rarely used pages, after the businesses, because three links beside the title took two lines of a phone. */
export function OtherPages() {
  const t = useWords();
  return (
    <Row gap={6}>
      <TextLink to={addresses.allDocuments}>{t('all_documents')}</TextLink>
      <TextLink to={addresses.clients}>{t('clients')}</TextLink>
      <TextLink to={addresses.transfers}>{t('transfers')}</TextLink>
    </Row>
  );
}
