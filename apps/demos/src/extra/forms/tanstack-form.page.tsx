// The basic form with TanStack Form.

import { PasswordField, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import { type FormEvent, useState } from 'react';

import { DemoError } from '../../shared/mock/demo-server.ts';
import { useWords as useDemoWords } from '../../shared/page/demos.messages.ts';
import { useWords } from '../extra.messages.ts';
import { type BasicForm, createBasicRules, EMPTY_FORM, sendBasicForm, SHORTEST_PASSWORD } from './basic-form.ts';
import { focusFirstWrong, FormFrame } from './form-frame.tsx';

const FORM_TEXTS = ['firstName', 'lastName', 'email'] as const;

function useBasicForm() {
  const t = useWords();
  const common = useDemoWords();
  const [thanksText, setThanksText] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({
    defaultValues: EMPTY_FORM,
    validationLogic: revalidateLogic(), // Judged when it is sent first, and from then on at each change.
    validators: { onDynamic: createBasicRules(t) },
    onSubmit: async ({ value, formApi }: { value: BasicForm; formApi: { reset: () => void } }) => {
      setThanksText(undefined);
      setRefusal(undefined);
      try {
        setThanksText(await sendBasicForm(value));
        formApi.reset();
      } catch (error) {
        if (!(error instanceof DemoError)) throw error;
        setRefusal(common('failed'));
      }
    },
  });
  return { form, thanksText, refusal };
}

export function Component() {
  const t = useWords();
  const { form, thanksText, refusal } = useBasicForm();
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting);
  const send = async (event: FormEvent<HTMLElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget } = event;
    await form.handleSubmit();
    // The fields learn of their errors in the next frame.
    if (!form.state.isValid) requestAnimationFrame(() => focusFirstWrong(currentTarget));
  };
  return (
    <FormFrame
      title={t('page.forms.redux')}
      library={t('forms.tanstack')}
      thanksText={thanksText}
      problem={refusal}
      isSending={isSending}
      onSubmit={(event) => void send(event as FormEvent<HTMLElement>)}
    >
      {FORM_TEXTS.map((name) => (
        <form.Field key={name} name={name}>
          {({ state, handleBlur, handleChange }) => (
            <TextField
              name={name}
              type={name === 'email' ? 'email' : 'text'}
              label={t(name)}
              value={state.value}
              error={state.meta.errors[0]?.message}
              autoComplete="off"
              onBlur={handleBlur}
              onChange={({ currentTarget }) => handleChange(currentTarget.value)}
            />
          )}
        </form.Field>
      ))}
      <form.Field name="password">
        {({ state, handleBlur, handleChange }) => (
          <PasswordField
            name="password"
            label={t('password')}
            help={t('password.help', { count: SHORTEST_PASSWORD })}
            value={state.value}
            error={state.meta.errors[0]?.message}
            autoComplete="new-password"
            onBlur={handleBlur}
            onChange={({ currentTarget }) => handleChange(currentTarget.value)}
          />
        )}
      </form.Field>
      <form.Field name="policy">
        {({ state, handleBlur, handleChange }) => (
          <CheckField
            name="policy"
            label={t('policy')}
            checked={state.value}
            error={state.meta.errors[0]?.message}
            onBlur={handleBlur}
            onChange={({ currentTarget }) => handleChange(currentTarget.checked)}
          />
        )}
      </form.Field>
    </FormFrame>
  );
}
