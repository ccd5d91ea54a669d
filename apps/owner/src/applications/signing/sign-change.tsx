import { Section, Text, TextLink, Blocker, Button, formatPesos } from '@ebpls/ui';
import type { Company } from '@ebpls/contracts';

import { addresses } from '../../addresses.ts';
import { OwedLines } from '../../shared/lines/owed-lines.tsx';
import { useWords } from '../application.messages.ts';
import { Changes } from '../changes.tsx';
import type { EditedApplication } from '../edited-application.ts';
import { isMissing } from '../documents/required-documents.ts';
import { DocumentList } from './document-list.tsx';
import { SignForm, type Signing } from './sign-form.tsx';
import { WithSignal } from '../../shared/amount-offline.tsx';

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

/** What a business owes today, shown before its closure or change is signed: the debt stays whatever is signed. */
function StillOwed({ company }: { readonly company: Pick<Company, 'company_code' | 'company_name' | 'due_now'> }) {
  const t = useWords();
  const { company_code, company_name, due_now } = company;
  if (due_now === 0) return null;
  return (
    <WithSignal>
      <Blocker
        tone="warning"
        title={t('still_owed', { amount: formatPesos(due_now), company_name })}
        action={<Button to={addresses.statement(company_code)}>{t('still_owed_pay')}</Button>}
      >
        {t('still_owed_more')}
      </Blocker>
    </WithSignal>
  );
}
