import type { SecondStep } from '@ebpls/contracts';
import { Button, Stack, Text, TextField } from '@ebpls/ui';
import { QrCode } from '@ebpls/ui/records';
import { useFetcher } from 'react-router';

import { isSending, createMessageGetter } from '../../forms/form-answers.ts';
import type { FormAnswer } from '../form-answer.ts';
import { FormMessage } from '../form-message.tsx';
import { ProofField } from './proof-field.tsx';
import { useWords } from './second-step.messages.ts';

/** Properties of the set-up of the second step of the sign-in. */
interface SetUpStepProps {
  readonly step: SecondStep;
  /** Below the recovery codes, once they are shown. */
  readonly after?: React.ReactNode;
}

/** Connects an authenticator app, for the first time or on another phone; one thing is required at a time. */
export function SetUpStep({ step, after }: SetUpStepProps) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data;
  if (answer?.recovery_codes)
    return (
      <Stack gap={6}>
        <RecoveryCodes codes={answer.recovery_codes} />
        {after}
      </Stack>
    );
  return (
    <fetcher.Form method="post" noValidate>
      <Stack gap={6}>
        <FormMessage answer={answer} />
        {answer?.setup ? <ScanCode answer={answer} setup={answer.setup} /> : <ProveFirst step={step} answer={answer} />}
        <Button type="submit" kind="secondary" busy={isSending(fetcher)}>
          {answer?.setup ? t(step.is_on ? 'confirm_move' : 'confirm') : t(step.is_on ? 'move' : 'start')}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}

interface ProveFirstProps {
  readonly step: SecondStep;
  readonly answer: FormAnswer | undefined;
}

function ProveFirst({ step, answer }: ProveFirstProps) {
  const t = useWords();
  const wrong = createMessageGetter(answer?.fields);
  return (
    <>
      <input type="hidden" name="act" value="second_start" />
      {step.is_on && <Text tone="muted">{t('move_hint')}</Text>}
      <ProofField label={t('current')} name="current" id="second_start_current" error={wrong('current')} />
      {step.is_on && (
        <TextField
          label={t('any_code')}
          name="code"
          id="second_start_code"
          width="short"
          autoComplete="one-time-code"
          error={wrong('code')}
        />
      )}
    </>
  );
}

interface ScanCodeProps {
  readonly setup: NonNullable<FormAnswer['setup']>;
  readonly answer: FormAnswer;
}

function ScanCode({ setup: { secret, uri }, answer }: ScanCodeProps) {
  const t = useWords();
  const wrong = createMessageGetter(answer.fields);
  return (
    <>
      <input type="hidden" name="act" value="second_confirm" />
      <input type="hidden" name="secret" value={secret} />
      <input type="hidden" name="uri" value={uri} />
      <QrCode text={uri} size={200} label={t('scan')} />
      <Text tone="muted" size="secondary">
        {t('manual_key')} <code>{secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
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
