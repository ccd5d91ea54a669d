import { Button, Stack, Text } from '@ebpls/ui';
import { FormBar } from '@ebpls/ui/forms';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';

import { RichTextField } from '../../shared/rich-text/rich-text-field.tsx';
import { useWords } from '../projects.messages.ts';
import { createDescriptionRules } from './create-rules.ts';
import type { ProjectDraft } from './project-draft.ts';

type Description = Pick<ProjectDraft, 'description'>;

interface DescriptionStepProps {
  readonly draft: ProjectDraft;
  readonly problem: string | undefined; // The server's refusal of the last try.
  readonly onBack: (written: Description) => void;
  readonly onComplete: (written: Description) => Promise<void>;
}

/** Third step: the description, and the whole is sent. */
export function DescriptionStep({ draft, problem, onBack, onComplete }: DescriptionStepProps) {
  const t = useWords();
  const { control, handleSubmit, formState, getValues } = useForm({
    resolver: valibotResolver(createDescriptionRules(t)),
    defaultValues: { description: draft.description },
  });
  const { errors, isSubmitting } = formState;
  const form = useRef<HTMLFormElement>(null);
  // The editor is no field of the browser's: react-hook-form cannot lead to it.
  const leadToEditor = (): void => form.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  return (
    <form ref={form} onSubmit={(event) => void handleSubmit(onComplete, leadToEditor)(event)} noValidate>
      <Stack gap={6}>
        <Controller
          name="description"
          control={control}
          render={({ field }) => (
            <RichTextField
              label={t('description')}
              value={field.value}
              onChange={field.onChange}
              error={errors.description?.message}
            />
          )}
        />
        <div role="alert">{problem !== undefined && <Text tone="danger">{problem}</Text>}</div>
        <FormBar back={<Button onClick={() => onBack(getValues())}>{t('back')}</Button>}>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            {t('complete')}
          </Button>
        </FormBar>
      </Stack>
    </form>
  );
}
