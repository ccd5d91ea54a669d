import { Button, FieldRow, Stack, TextField } from '@ebpls/ui';
import { DateField, FormBar } from '@ebpls/ui/forms';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm } from 'react-hook-form';

import { useWords } from '../projects.messages.ts';
import { KeywordChips } from '../keyword-chips.tsx';
import { createDetailsRules } from './create-rules.ts';
import type { ProjectDraft } from './project-draft.ts';

type Details = Pick<ProjectDraft, 'name' | 'tags' | 'startDate' | 'endDate'>;

interface DetailsStepProps {
  readonly draft: ProjectDraft;
  readonly onBack: (written: Details) => void;
  readonly onNext: (written: Details) => void;
}

/** Second step: name, tags and days. */
export function DetailsStep({ draft, onBack, onNext }: DetailsStepProps) {
  const t = useWords();
  const { name, tags, startDate, endDate } = draft;
  const { register, control, handleSubmit, formState, getValues } = useForm({
    resolver: valibotResolver(createDetailsRules(t)),
    // Otherwise the rule over both days is not checked while the name is wrong.
    criteriaMode: 'all',
    defaultValues: { name, tags: [...tags], startDate, endDate },
  });
  const { errors } = formState;
  return (
    <form onSubmit={(event) => void handleSubmit(onNext)(event)} noValidate>
      <Stack gap={6}>
        <TextField {...register('name')} label={t('name')} error={errors.name?.message} autoComplete="off" />
        <Controller
          name="tags"
          control={control}
          render={({ field }) => (
            <KeywordChips
              name="tag"
              label={t('tags')}
              help={t('tags.help')}
              words={field.value}
              onChange={(words) => field.onChange([...words])}
            />
          )}
        />
        <FieldRow>
          <DateField {...register('startDate')} label={t('start')} error={errors.startDate?.message} />
          <DateField {...register('endDate')} label={t('end')} error={errors.endDate?.message} />
        </FieldRow>
        <FormBar back={<Button onClick={() => onBack(getValues())}>{t('back')}</Button>}>
          <Button type="submit" kind="primary">
            {t('next')}
          </Button>
        </FormBar>
      </Stack>
    </form>
  );
}
