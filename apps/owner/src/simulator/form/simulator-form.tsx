import type { RevenueCode } from '@ebpls/contracts';
import { Button, EmptyState, ErrorSummary, Stack } from '@ebpls/ui';
import { useRef } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Resolver,
  set,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';

import { useWords as useFrameWords } from '../../owner-words.ts';
import { problemsOf } from '../../step-form.tsx';
import { readFigures, type Simulated, type TypedFigures } from '../figures.ts';
import { Outcome } from '../outcome/outcome.tsx';
import { useWords } from '../simulator-words.ts';
import { BusinessFields } from './business-fields.tsx';
import { Lines } from './lines.tsx';

interface SimulatorFormProps {
  readonly code: RevenueCode;
  readonly figures: TypedFigures;
}

/** The figures, checked by the contract and by the rules themselves, and what they come to: from the first computation on with every key. */
export function SimulatorForm({ code, figures }: SimulatorFormProps) {
  const t = useWords();
  const f = useFrameWords();
  const outcome = useRef<HTMLDivElement>(null);
  const resolver: Resolver<FieldValues, unknown, FieldValues> = (typed) =>
    answerOf(readFigures(typed as TypedFigures, code));
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: figures,
    resolver,
    shouldFocusError: false,
  });
  const { errors } = form.formState;

  return (
    <FormProvider {...form}>
      <Stack gap={12}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(() => outcome.current?.focus())(event)}>
          <Stack gap={8}>
            <ErrorSummary title={f('problems')} errors={problemsOf(errors)} />
            <BusinessFields code={code} />
            <Lines code={code} />
            <div>
              <Button type="submit" kind="primary">
                {t('compute')}
              </Button>
            </div>
          </Stack>
        </form>
        <div ref={outcome} tabIndex={-1}>
          <Live code={code} />
        </div>
      </Stack>
    </FormProvider>
  );
}

/** Follows every key after the first computation, apart from the fields, so that typing stays quick. */
function Live({ code }: { readonly code: RevenueCode }) {
  const t = useWords();
  const { control, setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  // What the form holds is what its fields are named after.
  const typed = useWatch({ control }) as TypedFigures;
  if (!isSubmitted) return null;
  const { asked } = readFigures(typed, code);
  if (asked) return <Outcome asked={asked} code={code} onMode={(mode) => setValue('payment_mode', mode)} />;
  return (
    <EmptyState icon="alert" title={t('outcome_wrong')}>
      {t('outcome_wrong_more')}
    </EmptyState>
  );
}

function answerOf({ problems }: Simulated) {
  if (problems === undefined) return { values: {}, errors: {} };
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(problems)) set(errors, name, { type: 'simulated', message });
  return { values: {}, errors };
}
