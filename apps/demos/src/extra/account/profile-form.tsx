import { showNotice } from '@ebpls/remote-kit';
import { Button, Row, Stack, Text, TextField } from '@ebpls/ui';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import * as v from 'valibot';

import { DemoError } from '../../shared/mock/demo-server.ts';
import type { DemoUser } from '../../shared/mock/demo-session.ts';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import { useWords } from '../extra.messages.ts';
import { callAccount, PROFILE_FIELDS, type Profile } from './account-mock.ts';
import * as look from './account.module.css';
import { sessionStore } from './account-session.ts';

const OPTIONAL = new Set<string>(['phone', 'state', 'bio']);
const PROFILE_PICTURE_TYPES: Readonly<Partial<Record<keyof Profile, string>>> = { email: 'email', phone: 'tel' };

function profileRules(t: ReturnType<typeof useWords>) {
  const ShortText = v.pipe(v.string(), v.trim(), v.maxLength(255, t('long')));
  const requiredText = v.pipe(ShortText, v.nonEmpty(t('needed')));
  return v.object({
    firstName: requiredText,
    lastName: requiredText,
    email: v.pipe(requiredText, v.email(t('email.wrong'))),
    phone: ShortText,
    country: requiredText,
    state: ShortText,
    bio: ShortText,
  });
}

/** The profile of the person of the demonstration. */
export function ProfileForm({ user }: { readonly user: DemoUser }) {
  const t = useWords();
  const common = useDemoWords();
  const { revalidate } = useRevalidator();
  const { firstName, lastName, email, phone, country, state, bio } = user;
  const { register, handleSubmit, formState, setError } = useForm<Profile>({
    resolver: valibotResolver(profileRules(t)),
    // Follows the account, without losing the input typed meanwhile when the account is unchanged.
    values: { firstName, lastName, email, phone, country, state, bio },
  });
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (profile) => {
    try {
      await callAccount('/api/account/profile', { json: profile, token: sessionStore.read().token });
      showNotice('done', t('profile.updated'));
      await revalidate();
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      setError('root', { message: common('failed') });
    }
  });
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap={4}>
        <div className={look.fields}>
          {PROFILE_FIELDS.map((name) => (
            <TextField
              key={name}
              {...register(name)}
              type={PROFILE_PICTURE_TYPES[name] ?? 'text'}
              label={t(name)}
              optional={OPTIONAL.has(name)}
              error={errors[name]?.message}
              autoComplete="off"
            />
          ))}
        </div>
        <div role="alert">{errors.root?.message && <Text tone="danger">{errors.root.message}</Text>}</div>
        <Row>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            {t('profile.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
