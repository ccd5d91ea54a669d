import type { User } from '@ebpls/contracts';
import { Button, Section, SelectField, Stack, TextArea, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useFetcher } from 'react-router';

import { isSending, createMessageGetter } from '../forms/form-answers.ts';
import { useWords } from './account.messages.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormMessage } from './form-message.tsx';

const LANGUAGE_OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'fil', label: 'Filipino' },
];

/** Form for the name, phone number, description and language of the signed-in person. */
export function ProfileForm({ user }: { readonly user: User }) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const wrong = createMessageGetter(fetcher.data?.fields);

  return (
    <Section title={t('profile')} hint={t('profile_hint')}>
      <fetcher.Form method="post" noValidate>
        <input type="hidden" name="act" value="profile" />
        <Stack gap={6}>
          <FormMessage answer={fetcher.data} />
          <TextField
            label={t('firstname')}
            name="firstname"
            defaultValue={user.firstname}
            autoComplete="given-name"
            error={wrong('firstname')}
          />
          <TextField
            label={t('lastname')}
            name="lastname"
            defaultValue={user.lastname}
            autoComplete="family-name"
            error={wrong('lastname')}
          />
          <CheckField label={t('one_name')} name="one_name" defaultChecked={user.lastname === ''} />
          {user.email !== '' && <TextField label={t('email')} defaultValue={user.email} readOnly />}
          <TextField
            label={t('phone')}
            help={t('phone_help')}
            name="phone"
            type="tel"
            defaultValue={user.phone}
            autoComplete="tel"
            error={wrong('phone')}
            optional
          />
          <TextArea label={t('bio')} name="bio" defaultValue={user.bio} error={wrong('bio')} optional />
          <SelectField
            label={t('locale')}
            name="locale"
            defaultValue={user.locale}
            options={LANGUAGE_OPTIONS}
            error={wrong('locale')}
          />
          <Button type="submit" kind="primary" busy={isSending(fetcher)}>
            {t('save_profile')}
          </Button>
        </Stack>
      </fetcher.Form>
    </Section>
  );
}
