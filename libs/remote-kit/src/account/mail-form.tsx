import { type AccountSettings, MAIL_PREFERENCES, type MailPreference } from '@ebpls/contracts';
import { Section, Stack, Text } from '@ebpls/ui';
import { SwitchField } from '@ebpls/ui/forms';
import { useFetcher } from 'react-router';

import { useWords } from './account.messages.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormMessage } from './form-message.tsx';

const REQUIRED_MAILS = ['always_law', 'always_money', 'always_safety'] as const;

interface MailFormProps {
  readonly settings: AccountSettings;
  readonly hasEmail: boolean;
}

/** Mails that the person receives; a switch applies at once. Mandatory mails are listed; an account without an address has none. */
export function MailForm({ settings, hasEmail }: MailFormProps) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const shownSettings = parseMailSettings(fetcher.formData) ?? settings;
  const turn = (choice: MailPreference, is_on: boolean): void => {
    const form = new FormData();
    form.set('act', 'mails');
    for (const name of MAIL_PREFERENCES) if (name === choice ? is_on : shownSettings[name]) form.set(name, 'on');
    void fetcher.submit(form, { method: 'post' });
  };

  if (!hasEmail) return <Section title={t('mails')} hint={t('mails_none')} />;
  return (
    <Stack gap={8}>
      <Section title={t('mails')} hint={t('mails_hint')}>
        <Stack gap={2}>
          <FormMessage answer={fetcher.data} />
          {MAIL_PREFERENCES.map((name) => (
            <SwitchField
              key={name}
              name={name}
              label={t(name)}
              help={t(`${name}_help`)}
              checked={shownSettings[name]}
              onChange={({ target }) => turn(name, target.checked)}
            />
          ))}
        </Stack>
      </Section>
      <Section title={t('always')} hint={t('always_hint')}>
        <Stack as="ul" gap={2}>
          {REQUIRED_MAILS.map((name) => (
            <li key={name}>
              <Text as="span">{t(name)}</Text>
            </li>
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}

/** Parses a form of switches: a switch that is off is not in it. */
export function parseMailSettings(form: FormData | undefined): AccountSettings | undefined {
  return (
    form && {
      mail_progress: form.has('mail_progress'),
      mail_reminders: form.has('mail_reminders'),
      mail_inquiries: form.has('mail_inquiries'),
    }
  );
}
