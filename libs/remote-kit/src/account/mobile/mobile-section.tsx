import type { Mobile } from '@ebpls/contracts';
import { Button, Section, Stack, Text, TextField } from '@ebpls/ui';
import { MobileField, SwitchField } from '@ebpls/ui/forms';
import { useFetcher } from 'react-router';

import { createMessageGetter } from '../../forms/form-answers.ts';
import type { FormAnswer } from '../form-answer.ts';
import { FormMessage } from '../form-message.tsx';
import { useWords } from './mobile.messages.ts';

interface MobileSectionProps {
  readonly mobile: Mobile;
  /** The account has no password: the number is replaced and never removed. */
  readonly isOnlyWay: boolean;
}

/** The number for text messages: proved by a code, switched on and off, replaced and removed. */
export function MobileSection({ mobile, isOnlyWay }: MobileSectionProps) {
  const t = useWords();
  return (
    <Section title={t('title')} hint={t('hint')}>
      <Stack gap={6}>
        {mobile.number !== null && (
          <ConfirmedNumber number={mobile.number} is_on={mobile.is_on} canRemove={!isOnlyWay} />
        )}
        {mobile.waits !== null && <CodeForm number={mobile.waits} />}
        {(mobile.number === null || isOnlyWay) && <NumberForm key={mobile.waits} isAnother={mobile.number !== null} />}
      </Stack>
    </Section>
  );
}

interface ConfirmedNumberProps {
  readonly number: string;
  readonly is_on: boolean;
  readonly canRemove: boolean;
}

function ConfirmedNumber({ number, is_on, canRemove }: ConfirmedNumberProps) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const isShownOn = fetcher.formData?.get('act') === 'mobile_switch' ? fetcher.formData.has('is_on') : is_on;
  const turn = (on: boolean): void => {
    const form = new FormData();
    form.set('act', 'mobile_switch');
    if (on) form.set('is_on', 'on');
    void fetcher.submit(form, { method: 'post' });
  };
  return (
    <Stack gap={4} align="start">
      <FormMessage answer={fetcher.data} />
      <SwitchField
        name="is_on"
        label={t('is_on', { number })}
        checked={isShownOn}
        onChange={({ target }) => turn(target.checked)}
      />
      {canRemove ? (
        <fetcher.Form method="post">
          <input type="hidden" name="act" value="mobile_remove" />
          <Button type="submit" kind="quiet" busy={fetcher.state !== 'idle'}>
            {t('remove')}
          </Button>
        </fetcher.Form>
      ) : (
        <Text tone="muted">{t('only_way')}</Text>
      )}
    </Stack>
  );
}

function CodeForm({ number }: { readonly number: string }) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const wrong = createMessageGetter(fetcher.data?.fields);
  return (
    <fetcher.Form method="post" noValidate>
      <input type="hidden" name="act" value="mobile_confirm" />
      <Stack gap={4}>
        <FormMessage answer={fetcher.data} />
        <Text>{t('code_sent', { number })}</Text>
        <TextField
          label={t('code')}
          help={t('code_help')}
          name="code"
          id="mobile_code"
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={wrong('code')}
        />
        <Button type="submit" kind="primary" busy={fetcher.state !== 'idle'}>
          {t('confirm')}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}

function NumberForm({ isAnother }: { readonly isAnother: boolean }) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const wrong = createMessageGetter(fetcher.data?.fields);
  return (
    <fetcher.Form method="post" noValidate>
      <input type="hidden" name="act" value="mobile_ask" />
      <Stack gap={4}>
        <FormMessage answer={fetcher.data} />
        <MobileField
          label={t(isAnother ? 'another_number' : 'number')}
          help={t('number_help')}
          name="number"
          id="mobile_number"
          error={wrong('number')}
        />
        <Button type="submit" kind="secondary" busy={fetcher.state !== 'idle'}>
          {t('send_code')}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}
