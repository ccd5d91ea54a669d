import { PasswordField, Row, Text, TextField, TextLink } from '@ebpls/ui';
import { useLocation } from 'react-router';

import { type EntranceAnswer, EntranceForm } from '../entrance-form.tsx';
import type { words } from '../entrance.messages.ts';

interface LoginFormProps {
  readonly t: typeof words;
  readonly answer?: EntranceAnswer | undefined;
  readonly subtitle?: string | undefined; // Reason why this page was opened, in a sentence.
  readonly email?: string; // The address, if known already.
}

/** The sign-in form, shared by the page and by the build's prerendering (decision 0113). */
export function LoginForm({ t, answer, subtitle, email = '' }: LoginFormProps) {
  const { search } = useLocation();
  return (
    <EntranceForm
      title={t('login.title')}
      subtitle={subtitle}
      act={t('login.title')}
      below={
        <>
          {answer?.message && !answer.needs_code && (
            <TextLink to="/login/verification">{t('login.unconfirmed')}</TextLink>
          )}
          <TextLink to={`/login/mobile${search}`}>{t('login.by_mobile')}</TextLink>
          <TextLink to="/recover/password">{t('login.forgot')}</TextLink>
          <Row gap={2}>
            <Text as="span" tone="muted">
              {t('login.new')}
            </Text>
            <TextLink to="/register">{t('login.register')}</TextLink>
          </Row>
        </>
      }
    >
      {(at) => (
        <>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            error={at('email')}
          />
          <PasswordField label={t('password')} name="password" autoComplete="current-password" error={at('password')} />
          {answer?.needs_code && (
            <TextField
              label={t('code')}
              help={t('code_help')}
              name="code"
              width="short"
              autoComplete="one-time-code"
              error={at('code')}
            />
          )}
        </>
      )}
    </EntranceForm>
  );
}
