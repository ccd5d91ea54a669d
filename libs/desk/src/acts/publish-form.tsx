import { Button, Row, Stack, Text } from '@ebpls/ui';
import type { ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';

import { useRefusedFields } from './fields/use-refused-fields.ts';
import { useAct } from './use-act.ts';

interface PublishFormProps<V extends FieldValues> {
  readonly defaultValues: DefaultValues<V>;
  /** Body of the act `publish`. */
  readonly toBody: (values: V) => object;
  readonly publishLabel: string;
  readonly children: ReactNode;
}

/** Form of a list that an office publishes as its next version; a refusal is shown above the button. */
export function PublishForm<V extends FieldValues>({
  defaultValues,
  toBody,
  publishLabel,
  children,
}: PublishFormProps<V>) {
  const { busy, answer, run } = useAct();
  const form = useForm<V, unknown, V>({ defaultValues, resolver: (values) => ({ values, errors: {} }) });
  useRefusedFields(form.setError, answer?.fields);
  const submit = form.handleSubmit((values) => run('publish', '-', toBody(values)));
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap={6}>
          {children}
          {answer !== undefined && answer.done === undefined && (
            <div role="alert">
              <Text tone="danger" weight="bold">
                {answer.message ?? Object.values(answer.fields ?? {})[0]?.[0]}
              </Text>
            </div>
          )}
          <Row>
            <Button type="submit" kind="primary" busy={busy}>
              {publishLabel}
            </Button>
          </Row>
        </Stack>
      </form>
    </FormProvider>
  );
}
