import type { Assessment } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';
import { Blocker, CheckField, Facts, Section, Stack, Text, TextField, TextLink } from '@ebpls/ui';
import { type ReactNode, useEffect } from 'react';
import { type FetcherWithComponents, useRevalidator } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../../addresses.ts';
import type { Saving, DraftValues } from '../../ground/drafts/autosave.ts';
import { OwedLines } from '../../owed-lines.tsx';
import { useFields } from '../../form-fields.ts';
import { StepForm } from '../../step-form.tsx';
import { useWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { useDeclaredSentences } from '../figures/declared-sentences.ts';
import { useFigureAnswers } from '../figures/figure-answers.ts';
import { PapersListed } from './papers-listed.tsx';
import { Figures, isMissing, Signature } from './steps.ts';

interface SignStepProps {
  readonly edited: EditedApplication;
  readonly figures: DraftValues;
  readonly saving: Saving;
  readonly flush: () => Promise<void>;
  readonly back: ReactNode;
  readonly onSign: (signature: DraftValues) => void;
  readonly sending: FetcherWithComponents<RefusedForm>;
}

const UNSIGNED = { signed_name: '', agrees: false };
const nothing = (): void => undefined;

/** The last look: figures, the estimate that follows from them, the oath. */
export function SignStep({ edited: { assessment }, figures, saving, flush, back, onSign, sending }: SignStepProps) {
  const t = useWords();
  const sentences = useDeclaredSentences(assessment);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void flush().then(() => revalidate());
  }, [flush, revalidate]);
  const is_ready =
    !saving.has_choices && v.safeParse(Figures, figures).success && !assessment.requirements.some(isMissing);
  const label = t(assessment.state === 'RETURNED' ? 'resubmit' : 'submit');

  return (
    <Stack gap={8}>
      <Refusal assessment={assessment} answer={sending.data} />
      <Answers assessment={assessment} figures={figures} />
      <PapersListed assessment={assessment} />
      <Section title={t('estimate')} hint={t('estimate_hint')}>
        {assessment.estimate ? (
          <Estimate estimate={assessment.estimate} />
        ) : (
          <Text tone="muted">{t('estimate_none')}</Text>
        )}
      </Section>
      <Section title={t('declaration')}>
        <StepForm
          schema={Signature}
          values={UNSIGNED}
          sentences={sentences}
          saving={saving}
          onTyped={nothing}
          onContinue={onSign}
          refused={sending.data?.fields}
          back={back}
          submit={{ label, busy: sending.state !== 'idle', why: is_ready ? undefined : t('submit_why') }}
        >
          <Oath />
        </StepForm>
      </Section>
    </Stack>
  );
}

/** What is declared, that it was read, and the name under it. */
export function Oath() {
  const t = useWords();
  const { text } = useFields();
  return (
    <Stack gap={6}>
      <Text reading>{t('declaration_text')}</Text>
      <CheckField {...text('agrees')} label={t('agrees')} />
      <TextField {...text('signed_name')} label={t('signed_name')} autoComplete="name" />
    </Stack>
  );
}

function Estimate({ estimate }: { readonly estimate: NonNullable<Assessment['estimate']> }) {
  const t = useWords();
  return (
    <Stack gap={4}>
      <OwedLines
        label={t('estimate')}
        lines={estimate.lines}
        total={{ label: t('estimate_total'), amount: estimate.total }}
        folds
      />
      {estimate.warnings.map((warning) => (
        <Text key={warning} tone="warning" size="secondary">
          {warning}
        </Text>
      ))}
    </Stack>
  );
}

function Answers({ assessment, figures }: { readonly assessment: Assessment; readonly figures: DraftValues }) {
  const t = useWords();
  const answersOf = useFigureAnswers(assessment);
  return (
    <Section
      title={t('answers')}
      actions={
        <TextLink to={addresses.editApplication(assessment.assessment_code, assessment.company_code, 'declare')}>
          {t('step_declare')}
        </TextLink>
      }
    >
      <Facts items={answersOf(figures)} />
    </Section>
  );
}

const SIGNED = ['signed_name', 'agrees'];

/** What the server refused, with the way to the step that puts it right. */
function Refusal({
  assessment,
  answer,
}: {
  readonly assessment: Assessment;
  readonly answer: RefusedForm | undefined;
}) {
  const t = useWords();
  if (!answer) return null;
  const elsewhere = Object.entries(answer.fields).filter(([path]) => !SIGNED.includes(path));
  return (
    <div role="alert">
      <Blocker tone="danger" title={t('refused')}>
        <p>{answer.message}</p>
        {elsewhere.map(([path, [message = '']]) => (
          <div key={path}>
            <TextLink
              to={addresses.editApplication(
                assessment.assessment_code,
                assessment.company_code,
                path.startsWith('requirements') ? 'papers' : 'declare',
              )}
            >
              {message}
            </TextLink>
          </div>
        ))}
      </Blocker>
    </div>
  );
}
