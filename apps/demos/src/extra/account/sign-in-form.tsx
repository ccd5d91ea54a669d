import { Button, PasswordField, Stack, Text, TextField } from '@ebpls/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { DEMO_PASSWORD, DEMO_USER } from '../../shared/mock/demo-session.ts';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import { useWords } from '../extra.messages.ts';
import { signIn } from './account-session.ts';

const REFUSED_STATUS = 400;

/** The form for the sign-in at the demonstration. */
export function SignInForm() {
  const t = useWords();
  const common = useDemoWords();
  const { revalidate } = useRevalidator();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: valibotResolver(
      v.object({
        email: v.pipe(v.string(), v.trim(), v.nonEmpty(t('email.needed')), v.email(t('email.wrong'))),
        password: v.pipe(v.string(), v.nonEmpty(t('password.needed'))),
      }),
    ),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email, password);
      await revalidate();
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      setError('root', { message: error.status === REFUSED_STATUS ? t('signin.refused') : common('failed') });
    }
  });
  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <Stack gap={4}>
        <Text size="secondary" tone="muted">
          {t('signin.hint', { email: DEMO_USER.email, password: DEMO_PASSWORD })}
        </Text>
        <div role="alert">{errors.root?.message && <Text tone="danger">{errors.root.message}</Text>}</div>
        <TextField
          {...register('email')}
          type="email"
          label={t('email')}
          error={errors.email?.message}
          autoComplete="off"
        />
        <PasswordField
          {...register('password')}
          label={t('password')}
          error={errors.password?.message}
          autoComplete="off"
        />
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {t('signin')}
        </Button>
      </Stack>
    </form>
  );
}
