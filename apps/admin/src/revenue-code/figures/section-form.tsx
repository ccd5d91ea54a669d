import type { OrdinanceVersion, SectionName } from '@ebpls/contracts';
import { listRefusedProblems, useAct, useRefusedFields } from '@ebpls/desk';
import type { FieldMessages } from '@ebpls/remote-kit';
import { Button, Stack, Text, useLocale } from '@ebpls/ui';
import { ErrorSummary, FormBar } from '@ebpls/ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, FormProvider, useForm, useFormContext, useFormState } from 'react-hook-form';

import { useWords } from '../code.messages.ts';
import { Leaving } from './unsaved-warning.tsx';
import { MatterFields } from './matter-fields.tsx';
import { NewRow } from './new-row.tsx';
import { listMatters } from './list-matters.ts';
import { getSectionValues } from './section-values.ts';

interface SectionFormProps {
  readonly version: OrdinanceVersion;
  readonly section: SectionName;
  readonly onSaved: () => void;
  readonly leave: string;
}

/**
 * The form of one section of a draft. The input stays until it is saved or discarded on purpose; a save names the revision
 * from which it began.
 */
export function SectionForm({ version, section, onSaved, leave }: SectionFormProps) {
  const t = useWords();
  const locale = useLocale();
  const { busy, answer, run } = useAct();
  const { form, base, again } = useSectionValues(version, section);
  const isSaved = answer?.done === true;
  const finish = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSaved) finish();
  }, [isSaved]);
  useRefusedFields(form.setError, answer?.fields, { hasSummary: true });

  const submit = form.handleSubmit(({ values }) =>
    run('save', version.ordinance_version_id, { section, revision: base.revision, values }),
  );
  const isOvertaken = version.revision !== base.revision && !busy && !isSaved;
  const values: unknown = form.getValues('values');
  return (
    <FormProvider {...form}>
      <Stack gap={8}>
        <NewRow
          section={section}
          values={values}
          savedValues={base.values}
          change={(next) => form.reset({ values: next(form.getValues('values')) }, { keepDefaultValues: true })}
        />
        <form noValidate onSubmit={submit}>
          <Stack gap={8}>
            <SectionRefusal message={answer?.message} fields={answer?.fields} />
            {isOvertaken && (
              <Text as="div" tone="warning">
                {t('conflict')}{' '}
                <Button size="desk" onClick={again}>
                  {t('take_saved')}
                </Button>
              </Text>
            )}
            {listMatters(section, values, locale).map((matter) => (
              <MatterFields key={matter.path} section={section} matter={matter} />
            ))}
            <FormBar back={<Button to={leave}>{t('back')}</Button>}>
              <Button type="submit" kind="primary" busy={busy}>
                {t('save')}
              </Button>
            </FormBar>
          </Stack>
          <UnsavedInput isSaved={isSaved} />
        </form>
      </Stack>
    </FormProvider>
  );
}

/** The form of a section, and the revision and the values from which it began. */
function useSectionValues(version: OrdinanceVersion, section: SectionName) {
  const read = () => ({ revision: version.revision, values: getSectionValues(version.content, section) });
  const [base, setBase] = useState(read);
  const form = useForm<FieldValues>({
    defaultValues: { values: base.values },
    resolver: (values) => ({ values, errors: {} }),
  });
  const takeSaved = (): void => {
    const savedValues = read();
    setBase(savedValues);
    form.reset({ values: savedValues.values });
  };
  return { form, base, again: takeSaved };
}

/** Reads the state of the form apart from it, so that a keystroke does not render its hundreds of fields. */
function UnsavedInput({ isSaved }: { readonly isSaved: boolean }) {
  const { isDirty } = useFormState();
  return <Leaving isTyped={isDirty && !isSaved} />;
}

interface SectionRefusalProps {
  readonly message: string | undefined;
  readonly fields: FieldMessages | undefined;
}

/** The fields that are wrong, or the sentence of a refusal that belongs to none. */
function SectionRefusal({ message, fields }: SectionRefusalProps) {
  const { getFieldState } = useFormContext();
  const formState = useFormState();
  if (message !== undefined && Object.keys(fields ?? {}).length === 0)
    return (
      <div role="alert">
        <Text tone="danger" weight="bold">
          {message}
        </Text>
      </div>
    );
  return <ErrorSummary errors={listRefusedProblems({ getFieldState, formState }, fields)} />;
}
