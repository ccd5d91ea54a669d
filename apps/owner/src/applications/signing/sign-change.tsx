import { Section, Text, TextLink } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { OwedLines } from '../../shared/lines/owed-lines.tsx';
import { useWords } from '../application.messages.ts';
import { Changes } from '../changes.tsx';
import type { EditedApplication } from '../edited-application.ts';
import { isMissing } from '../documents/required-documents.ts';
import { DocumentList } from './document-list.tsx';
import { SignForm, type Signing } from './sign-form.tsx';
import { StillOwed } from './still-owed.tsx';

interface SignChangeProps extends Signing {
  readonly application: EditedApplication;
}

/** Summary of a change before the signature: old beside new, its costs line by line, the oath. */
export function SignChange({ application: { assessment, company, quotas }, ...signing }: SignChangeProps) {
  const t = useWords();
  const { estimate, change, requirements, assessment_code, company_code } = assessment;
  const declareAt = addresses.change(assessment_code, company_code);
  return (
    <SignForm
      assessment={assessment}
      is_ready={change !== null && !requirements.some(isMissing)}
      declareAt={declareAt}
      {...signing}
    >
      <StillOwed company={company} />
      <Changes changes={assessment.changes} actions={<TextLink to={declareAt}>{t('change_again')}</TextLink>} />
      <DocumentList assessment={assessment} quotas={quotas} />
      <Section title={t('estimate')} hint={t('estimate_hint')}>
        {estimate ? (
          <OwedLines
            label={t('estimate')}
            lines={estimate.lines}
            total={{ label: t('estimate_total'), amount: estimate.total }}
          />
        ) : (
          <Text tone="muted">{t('estimate_none')}</Text>
        )}
      </Section>
    </SignForm>
  );
}
