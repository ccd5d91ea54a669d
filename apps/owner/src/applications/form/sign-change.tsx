import type { Assessment } from '@ebpls/contracts';
import { FiledChange } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';
import { Blocker, CheckField, Section, Stack, Text, TextField, TextLink } from '@ebpls/ui';
import type { ReactNode } from 'react';
import type { FetcherWithComponents } from 'react-router';
import * as v from 'valibot';

import { addresses } from '../../addresses.ts';
import type { DraftValues, Saving } from '../../ground/drafts/autosave.ts';
import { useFields } from '../../form-fields.ts';
import { OwedLines } from '../../owed-lines.tsx';
import { StepForm } from '../../step-form.tsx';
import { useWords } from '../application.messages.ts';
import { Changes } from '../changes.tsx';
import { useDeclaredSentences } from '../figures/declared-sentences.ts';
import { isMissing } from './steps.ts';

const Signature = v.pick(FiledChange, ['signed_name', 'agrees']);
const UNSIGNED = { signed_name: '', agrees: false };
const SIGNED = ['signed_name', 'agrees'];
const nothing = (): void => undefined;

interface SignChangeProps {
  readonly assessment: Assessment;
  readonly saving: Saving;
  readonly back: ReactNode;
  readonly onSign: (signature: DraftValues) => void;
  readonly sending: FetcherWithComponents<RefusedForm>;
}

/** The last look at a change: old beside new, what it costs line by line, the oath. */
export function SignChange({ assessment, saving, back, onSign, sending }: SignChangeProps) {
  const t = useWords();
  const sentences = useDeclaredSentences(assessment);
  const { estimate, change, requirements, state, assessment_code, company_code } = assessment;
  const is_ready = change !== null && !requirements.some(isMissing);
  const label = t(state === 'RETURNED' ? 'resubmit' : 'submit');
  return (
    <Stack gap={8}>
      <Refusal assessment={assessment} answer={sending.data} />
      <Changes
        changes={assessment.changes}
        actions={<TextLink to={addresses.change(assessment_code, company_code)}>{t('change_again')}</TextLink>}
      />
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

function Oath() {
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

function Refusal({
  assessment,
  answer,
}: {
  readonly assessment: Assessment;
  readonly answer: RefusedForm | undefined;
}) {
  const t = useWords();
  if (!answer) return null;
  const { assessment_code, company_code } = assessment;
  const elsewhere = Object.entries(answer.fields).filter(([path]) => !SIGNED.includes(path));
  return (
    <div role="alert">
      <Blocker tone="danger" title={t('refused')}>
        <p>{answer.message}</p>
        {elsewhere.map(([path, [message = '']]) => (
          <div key={path}>
            <TextLink
              to={
                path.startsWith('requirements')
                  ? addresses.editApplication(assessment_code, company_code, 'papers')
                  : addresses.change(assessment_code, company_code)
              }
            >
              {message}
            </TextLink>
          </div>
        ))}
      </Blocker>
    </div>
  );
}
