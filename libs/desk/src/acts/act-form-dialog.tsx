// Dialog with the form of an action on a case; it stays open with the server's message when the action is refused.

import { Button, Row, Stack, Text } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { useEffect, useEffectEvent, useId } from 'react';
import { FormProvider } from 'react-hook-form';

import { useWords } from '../messages/desk.messages.ts';
import { type ActField, type ActForm, listFormMessages } from './act-form.ts';
import type { ActAnswer } from './acts.ts';
import { useAct } from './use-act.ts';
import { ActFieldInput } from './fields/act-fields.tsx';
import { useActValues, useTypedValues } from './fields/use-act-values.ts';

export interface ActFormDialogProps {
  readonly form: ActForm;
  readonly onClose: () => void;
  readonly onDone?: ((answer: ActAnswer) => void) | undefined;
}

/** Shows the fields of an act; stays open with the server's answer when the act was refused. */
export function ActFormDialog({ form, onClose, onDone }: ActFormDialogProps) {
  const t = useWords();
  const id = useId();
  const { busy, answer, run } = useAct();
  const { fields } = form;
  const values = useActValues(fields, answer?.fields);
  const { isRestored, forget } = useTypedValues(values, form);
  const close = (): void => {
    forget();
    onClose();
  };
  const finish = useEffectEvent((reply: ActAnswer) => {
    close();
    onDone?.(reply);
  });
  useEffect(() => {
    if (answer?.done) finish(answer);
  }, [answer]);

  return (
    <Dialog
      open
      onClose={close}
      title={form.title}
      actions={
        <Row justify="end">
          <Button onClick={close}>{t('cancel')}</Button>
          <Button type="submit" form={id} kind={form.is_danger ? 'danger' : 'primary'} busy={busy}>
            {form.confirm}
          </Button>
        </Row>
      }
      focusFirst={() =>
        document.querySelector<HTMLElement>(
          isReady(fields) ? `button[form="${id}"]` : `[id="${id}"] :is(textarea, input, select):not([id$=".template"])`,
        )
      }
    >
      <FormProvider {...values}>
        <form id={id} onSubmit={values.handleSubmit((body) => run(form.act, form.on, body))} noValidate>
          <Stack gap={4}>
            {form.lead && <Text>{form.lead}</Text>}
            {isRestored && <Text tone="muted">{t('typed_before')}</Text>}
            {fields.map((field) => (
              <ActFieldInput key={field.name} field={field} />
            ))}
            <FormMessages fields={fields} answer={answer} />
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
}

interface FormMessagesProps {
  readonly fields: readonly ActField[];
  readonly answer: ActAnswer | undefined;
}

/** The messages of a refusal that belong to no field. */
function FormMessages({ fields, answer }: FormMessagesProps) {
  const formMessages = listFormMessages(fields, answer?.fields);
  const hasFieldMessages = Object.keys(answer?.fields ?? {}).length > formMessages.length;
  const messages = [hasFieldMessages ? '' : (answer?.message ?? ''), ...formMessages].filter(Boolean);
  if (messages.length === 0) return null;
  return (
    <div role="alert">
      <Text tone="danger" weight="bold">
        {messages.join(' ')}
      </Text>
    </div>
  );
}

/** Nothing has to be filled in, so that Enter alone confirms. */
function isReady(fields: readonly ActField[]): boolean {
  return fields.every(
    (field) =>
      field.kind === 'given' ||
      ('is_optional' in field && field.is_optional) ||
      (field.kind === 'choice' && field.initialChoice !== ''),
  );
}
