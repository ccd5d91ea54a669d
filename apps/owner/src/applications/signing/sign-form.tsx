// Form in which the owner signs and files an application, shared by all application types.

import type { AssessmentReply } from '@ebpls/contracts';
import { isSending, type RefusedForm } from '@ebpls/remote-kit';
import { Blocker, dayWritten, Section, Stack, TextLink, useLocale } from '@ebpls/ui';
import type { ReactNode } from 'react';
import type { FetcherWithComponents } from 'react-router';

import { addresses } from '../../addresses.ts';
import type { DraftValues, SaveStatus } from '../../shared/drafts/autosave.ts';
import { StepForm } from '../../shared/steps/step-form.tsx';
import { useWords } from '../application.messages.ts';
import { useDeclaredSentences } from '../figures/declared-sentences.ts';
import { useWords as useYearWords } from '../form/back-years.messages.ts';
import { DeclarationSignature } from '../form/steps.ts';
import { Oath } from './oath.tsx';

/** Props of the act of signing, for every kind of application. */
export interface Signing {
  readonly saveStatus: SaveStatus;
  readonly back: ReactNode;
  readonly onSign: (signature: DraftValues) => void;
  readonly sending: FetcherWithComponents<RefusedForm>;
}

interface SignFormProps extends Signing {
  readonly assessment: AssessmentReply;
  /** The content to be signed is complete. */
  readonly is_ready: boolean;
  /** Address of the step that corrects the declaration. */
  readonly declareAt: string;
  /** Field of the note to the licensing office, with a resubmission. */
  readonly note?: ReactNode;
  /** Content to be signed, above the oath. */
  readonly children: ReactNode;
}

const EMPTY_SIGNATURE = { signed_name: '', agrees: false };
const SIGNATURE_FIELDS = Object.keys(EMPTY_SIGNATURE);
const doNothing = (): void => undefined;

/** Content to be signed, the oath and the name under it, and the server's refusals. */
export function SignForm({ assessment, is_ready, declareAt, note, children, ...signing }: SignFormProps) {
  const { sending, onSign, ...step } = signing;
  const t = useWords();
  const sentences = useDeclaredSentences(assessment);
  const label = t(assessment.state === 'RETURNED' ? 'resubmit' : 'submit');
  const tooEarly = useTooEarly(assessment);
  return (
    <Stack gap={8}>
      <SignRefusal assessment={assessment} declareAt={declareAt} answer={sending.data} />
      {children}
      <Section title={t('declaration')}>
        <StepForm
          schema={DeclarationSignature}
          values={EMPTY_SIGNATURE}
          sentences={sentences}
          onTyped={doNothing}
          onContinue={onSign}
          refusedFields={sending.data?.fields}
          submit={{ label, busy: isSending(sending), why: tooEarly ?? (is_ready ? undefined : t('submit_why')) }}
          {...step}
        >
          <Oath />
          {note}
        </StepForm>
      </Section>
    </Stack>
  );
}

/** Returns why it may not be filed yet: the year whose sales are declared is not over. */
export function useTooEarly({ files_from }: AssessmentReply): string | undefined {
  const y = useYearWords();
  const locale = useLocale();
  return files_from === undefined ? undefined : y('files_from', { day: dayWritten(files_from, locale) });
}

interface RefusalProps extends Pick<SignFormProps, 'assessment' | 'declareAt'> {
  readonly answer: RefusedForm | undefined;
}

/** The server's refusals, each with a link to the step that corrects it. */
function SignRefusal({ assessment: { assessment_code, company_code }, declareAt, answer }: RefusalProps) {
  const t = useWords();
  if (!answer) return null;
  const otherProblems = Object.entries(answer.fields).filter(([path]) => !SIGNATURE_FIELDS.includes(path));
  const documentsPath = addresses.editApplication(assessment_code, company_code, 'papers');
  return (
    <div role="alert">
      <Blocker tone="danger" title={t('refused')}>
        <p>{answer.message}</p>
        {otherProblems.map(([path, [message = '']]) => (
          <div key={path}>
            <TextLink to={path.startsWith('requirements') ? documentsPath : declareAt}>{message}</TextLink>
          </div>
        ))}
      </Blocker>
    </div>
  );
}
