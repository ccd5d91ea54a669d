import type { SecondStep } from '@ebpls/contracts';
import { Button, MomentText, PasswordField, Section, Stack, Text, TextField } from '@ebpls/ui';
import { QrCode } from '@ebpls/ui/records';
import { useFetcher } from 'react-router';

import { isSending, messagesAt } from '../../forms/form-answers.ts';
import type { FormAnswer } from '../form-answer.ts';
import { FormMessage } from '../form-message.tsx';
import { useWords } from './second-step.messages.ts';

/** Turns the second step of the sign-in on and off; what it needs is asked one thing at a time. */
export function SecondStepSection({ step }: { readonly step: SecondStep }) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data;
  return (
    <Section title={t('title')} hint={step.is_on ? t('hint_on') : t('hint_off')}>
      <fetcher.Form method="post" noValidate key={String(step.is_on)}>
        <Stack gap={6}>
          <FormMessage answer={answer} />
          {answer?.recovery_codes && <RecoveryCodes codes={answer.recovery_codes} />}
          {step.is_on ? <TurnOff step={step} answer={answer} /> : <TurnOn answer={answer} />}
          <Button type="submit" kind="secondary" busy={isSending(fetcher)}>
            {step.is_on ? t('end') : answer?.setup ? t('confirm') : t('start')}
          </Button>
        </Stack>
      </fetcher.Form>
    </Section>
  );
}

interface PartProps {
  readonly answer: FormAnswer | undefined;
}

function TurnOn({ answer }: PartProps) {
  const t = useWords();
  const wrong = messagesAt(answer?.fields);
  if (!answer?.setup) {
    return (
      <>
        <input type="hidden" name="act" value="second_start" />
        <PasswordField label={t('current')} name="current" id="second_current" error={wrong('current')} />
      </>
    );
  }
  const { secret, uri } = answer.setup;
  return (
    <>
      <input type="hidden" name="act" value="second_confirm" />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="uri" value={uri} />
      <QrCode text={uri} size={200} label={t('scan')} />
      <Text tone="muted" size="secondary">
        {t('by_hand')} <code>{secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
      </Text>
      <TextField
        label={t('code')}
        help={t('code_help')}
        name="code"
        width="short"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={wrong('code')}
      />
    </>
  );
}

function TurnOff({ step, answer }: PartProps & { readonly step: SecondStep }) {
  const t = useWords();
  const wrong = messagesAt(answer?.fields);
  return (
    <>
      <input type="hidden" name="act" value="second_end" />
      {step.since !== null && (
        <Text tone="muted">
          {t('is_on')} <MomentText at={step.since} />. {t('codes_left', { count: step.codes_left })}
        </Text>
      )}
      <PasswordField label={t('current')} name="current" id="second_current" error={wrong('current')} />
      <TextField label={t('any_code')} name="code" width="short" autoComplete="one-time-code" error={wrong('code')} />
    </>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useWords();
  return (
    <section aria-label={t('recovery')}>
      <Stack gap={2}>
        <Text weight="bold">{t('recovery')}</Text>
        <Text tone="muted" size="secondary">
          {t('recovery_hint')}
        </Text>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
