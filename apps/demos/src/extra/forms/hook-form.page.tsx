import { PasswordField, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import { useWords } from '../extra.messages.ts';
import { createBasicRules, EMPTY_FORM, sendBasicForm, SHORTEST_PASSWORD } from './basic-form.ts';
import { FormFrame } from './form-frame.tsx';

/** Page of the basic form with react-hook-form, the library of the product's own forms. */
export function Component() {
  const t = useWords();
  const common = useDemoWords();
  const [thanksText, setThanksText] = useState<string>();
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: valibotResolver(createBasicRules(t)),
    defaultValues: EMPTY_FORM,
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (form) => {
    setThanksText(undefined);
    try {
      setThanksText(await sendBasicForm(form));
      reset();
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      setError('root', { message: common('failed') });
    }
  });
  return (
    <FormFrame
      title={t('page.forms.formik')}
      library={t('forms.hook')}
      thanksText={thanksText}
      problem={errors.root?.message}
      isSending={isSubmitting}
      onSubmit={(event) => void send(event)}
    >
      <TextField
        {...register('firstName')}
        label={t('firstName')}
        error={errors.firstName?.message}
        autoComplete="off"
      />
      <TextField {...register('lastName')} label={t('lastName')} error={errors.lastName?.message} autoComplete="off" />
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
        help={t('password.help', { count: SHORTEST_PASSWORD })}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <CheckField {...register('policy')} label={t('policy')} error={errors.policy?.message} />
    </FormFrame>
  );
}
