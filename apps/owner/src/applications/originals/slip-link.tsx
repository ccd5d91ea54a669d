import type { AssessmentReply } from '@ebpls/contracts';
import { listBroughtOriginals } from '@ebpls/rules';
import { Text, TextLink } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { useWords } from './originals.messages.ts';

/** The originals that an office still needs to see, with the link to the slip; nothing when there are none. */
export function OriginalsLeft({ assessment }: { readonly assessment: AssessmentReply }) {
  const t = useWords();
  const unseenOriginals = listBroughtOriginals(assessment).filter(({ offices, seen_by }) =>
    offices.some((office) => !seen_by.includes(office)),
  );
  if (unseenOriginals.length === 0) return null;
  return (
    <Text>
      {t('still', { documents: unseenOriginals.map(({ name }) => name).join(', ') })}{' '}
      <TextLink to={addresses.originals(assessment.assessment_code, assessment.company_code)}>{t('to_slip')}</TextLink>
    </Text>
  );
}
