import type { AssessmentReply } from '@ebpls/contracts';
import { Remark, TextLink, useLocale } from '@ebpls/ui';
import { getStatusText } from '@ebpls/ui/lists';
import { useLocation } from 'react-router';

import { useWords } from './sanction.messages.ts';

/** Warning above a case of a business with another open case, so that the business is not cleared by mistake. */
export function OpenSanction({ of }: { readonly of: AssessmentReply['open_sanction'] }) {
  const t = useWords();
  const locale = useLocale();
  const [, area = ''] = useLocation().pathname.split('/');
  if (of === undefined) return null;
  const { sanction_no, state, is_readable } = of;
  return (
    <Remark icon="alert" tone="danger">
      {t('open_against', { state: getStatusText('sanction', state, locale) })}{' '}
      {is_readable ? <TextLink to={`/${area}/request/sanctions/${sanction_no}`}>{sanction_no}</TextLink> : sanction_no}
    </Remark>
  );
}
