import type { SecondStep } from '@ebpls/contracts';
import { Button, MomentText, Section, Stack, Text, TextField } from '@ebpls/ui';
import { useFetcher } from 'react-router';

import { isSending, createMessageGetter } from '../../forms/form-answers.ts';
import type { FormAnswer } from '../form-answer.ts';
import { FormMessage } from '../form-message.tsx';
import { ProofField } from './proof-field.tsx';
import { useWords } from './second-step.messages.ts';
import { SetUpStep } from './set-up-step.tsx';

/** The second step of the sign-in: set up, moved to another phone, and turned off where it is not required. */
export function SecondStepSection({ step }: { readonly step: SecondStep }) {
  const t = useWords();
  return (
    <Section title={t('title')} hint={step.is_on ? t('hint_on') : t('hint_off')}>
      <Stack gap={8}>
        {step.since !== null && (
          <Text tone="muted">
            {t('is_on')} <MomentText at={step.since} />. {t('codes_left', { count: step.codes_left })}
          </Text>
        )}
        <SetUpStep step={step} />
        {step.is_on && (step.is_required ? <Text tone="muted">{t('is_required')}</Text> : <DisableSecondStep />)}
        {step.is_on && (
          <Text tone="muted" size="secondary">
            {t('lost')}
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function DisableSecondStep() {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const wrong = createMessageGetter(fetcher.data?.fields);
  return (
    <fetcher.Form method="post" noValidate aria-label={t('end')}>
      <Stack gap={6}>
        <FormMessage answer={fetcher.data} />
        <input type="hidden" name="act" value="second_end" />
        <ProofField label={t('current')} name="current" id="second_end_current" error={wrong('current')} />
        <TextField
          label={t('any_code')}
          name="code"
          id="second_end_code"
          width="short"
          autoComplete="one-time-code"
          error={wrong('code')}
        />
        <Button type="submit" kind="secondary" busy={isSending(fetcher)}>
          {t('end')}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}
