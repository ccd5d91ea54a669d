import type { AssessmentReply } from '@ebpls/contracts';
import { Remark, TextLink } from '@ebpls/ui';
import { useLocation } from 'react-router';

import { useWords } from './similar.messages.ts';

/**
 * Warning above a case that its business may already be registered, with the numbers of similar businesses and the
 * reasons.
 */
export function SimilarBusinesses({ of = [] }: { readonly of: AssessmentReply['similar_businesses'] }) {
  const t = useWords();
  const [, area = ''] = useLocation().pathname.split('/');
  if (of.length === 0) return null;
  return (
    <Remark icon="alert" tone="warning">
      {t('similar')}
      {of.map(({ company_code, company_name, barangay_name, reasons }) => (
        <div key={company_code}>
          {area === 'bplo' ? (
            <TextLink to={`/bplo/location/view/${company_code}`}>{company_code}</TextLink>
          ) : (
            company_code
          )}{' '}
          {company_name}, {barangay_name}: {reasons.map((reason) => t(reason)).join(', ')}
        </div>
      ))}
    </Remark>
  );
}
