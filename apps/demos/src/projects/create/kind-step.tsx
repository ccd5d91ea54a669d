import { Button, Stack } from '@ebpls/ui';
import { FormBar, RadioField } from '@ebpls/ui/forms';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';

import { KINDS } from '../project.ts';
import { useWords } from '../projects.messages.ts';
import { createKindRules } from './create-rules.ts';
import type { ProjectDraft } from './project-draft.ts';

interface KindStepProps {
  readonly draft: ProjectDraft;
  readonly onNext: (written: Pick<ProjectDraft, 'kind'>) => void;
}

/** First step of the wizard: whether the person is a freelancer, an owner or an affiliate. */
export function KindStep({ draft, onNext }: KindStepProps) {
  const t = useWords();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(createKindRules(t)),
    ...(draft.kind !== '' && { defaultValues: { kind: draft.kind } }),
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onNext)(event)} noValidate>
      <Stack gap={6}>
        <RadioField
          {...register('kind')}
          label={t('step.kind')}
          error={formState.errors.kind?.message}
          options={KINDS.map((kind) => ({ value: kind, label: t(kind), help: t(`${kind}.more`) }))}
        />
        <FormBar>
          <Button type="submit" kind="primary">
            {t('next')}
          </Button>
        </FormBar>
      </Stack>
    </form>
  );
}
