import type { RevenueCode } from '@ebpls/contracts';
import { estimateTexts, useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { Button, EmptyState, Stack, Text } from '@ebpls/ui';
import { ErrorSummary } from '@ebpls/ui/forms';
import { useMemo, useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  get,
  type Resolver,
  set,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';

import { type FieldSentences, listProblems, SentencesContext } from '../../shared/fields/form-fields.ts';
import { useWords as useFrameWords } from '../../owner.messages.ts';
import { readFigures, type SimulationResult, type TypedFigures } from '../simulator-figures.ts';
import { SimulatorOutcome } from '../outcome/outcome.tsx';
import { useWords } from '../simulator.messages.ts';
import { findLabelKey } from './simulator-fields.ts';
import { BusinessFields } from './business-fields.tsx';

interface SimulatorFormProps {
  readonly code: RevenueCode;
  readonly figures: TypedFigures;
}

/** Form of the tax simulator with the result of its figures, computed at every key after the first computation. */
export function SimulatorForm({ code, figures }: SimulatorFormProps) {
  const t = useEstimateWords();
  const f = useFrameWords();
  const outcome = useRef<HTMLDivElement>(null);
  const resolver: Resolver<FieldValues, unknown, FieldValues> = (values) =>
    toResolverResult(readFigures(values as TypedFigures, code), values);
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: figures,
    resolver,
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const sentences = useSimulatorSentences();

  return (
    <FormProvider {...form}>
      <SentencesContext value={sentences}>
        <Stack gap={12}>
          <form noValidate onSubmit={(event) => void form.handleSubmit(() => outcome.current?.focus())(event)}>
            <Stack gap={8}>
              <ErrorSummary title={f('problems')} errors={listProblems(errors, sentences)} />
              <BusinessFields code={code} />
              <div>
                <Button type="submit" kind="primary">
                  {t('compute')}
                </Button>
              </div>
              <Text tone="muted" size="secondary">
                {t('note')}
              </Text>
            </Stack>
          </form>
          <div ref={outcome} tabIndex={-1}>
            <Live code={code} />
          </div>
        </Stack>
      </SentencesContext>
    </FormProvider>
  );
}

/**
 * Returns the sentences by the last part of a path; sales and capital are named with their year and line by the page.
 */
function useSimulatorSentences(): FieldSentences {
  const t = useEstimateWords();
  return useMemo(() => {
    const label = (path: string): string | undefined => {
      const key = findLabelKey(path);
      return key === undefined || estimateTexts[key].en.includes('{') ? undefined : t(key);
    };
    return { getQuestion: () => undefined, label };
  }, [t]);
}

/** Recomputes at every key after the first computation, outside the fields' component, so that typing stays quick. */
function Live({ code }: { readonly code: RevenueCode }) {
  const t = useWords();
  const { control, setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  // The form's values have the shape of its field names.
  const figures = useWatch({ control }) as TypedFigures;
  if (!isSubmitted) return null;
  const { assessCase } = readFigures(figures, code);
  if (assessCase)
    return <SimulatorOutcome assessCase={assessCase} code={code} onMode={(mode) => setValue('payment_mode', mode)} />;
  return (
    <EmptyState icon="alert" title={t('outcome_wrong')}>
      {t('outcome_wrong_more')}
    </EmptyState>
  );
}

function toResolverResult({ problems }: SimulationResult, values: FieldValues) {
  if (problems === undefined) return { values: {}, errors: {} };
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(problems))
    set(errors, name, { type: 'simulated', message, typedValue: get(values, name) });
  return { values: {}, errors };
}
