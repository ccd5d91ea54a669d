// Dialog with the form of an action on a case; it stays open with the server's message when the action is refused.

import { createMessageGetter } from '@ebpls/remote-kit';
import { Button, lazyWithRetry, Row, Stack, Text } from '@ebpls/ui';
import { type FormEvent, Suspense, useEffect, useEffectEvent, useId } from 'react';

import { useWords } from '../messages/desk.messages.ts';
import { ActFieldInput } from './act-fields.tsx';
import { type ActField, type ActForm, listFormMessages, readActForm } from './act-form.ts';
import type { ActAnswer } from './acts.ts';
import { useAct } from './use-act.ts';

/** Loads the dialog with the form of an action and its checks, so that a connection lost meanwhile loses no input. */
const fetchDialog = () =>
  Promise.all([import('@ebpls/ui/overlays'), import('@ebpls/remote-kit/forms')]).then(([overlays]) => overlays.Dialog);
const LazyDialog = lazyWithRetry(fetchDialog);
const IDLE_TIMEOUT_MS = 2_000;

/**
 * Loads the dialog in the idle time after the first press on a desk. The dialog is the longest task of a slow machine
 * there, and most acts have a form; the first view does not wait for it.
 */
export function useDialogPrefetch(): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const leave = (): void => {
      removeEventListener('keydown', prefetch);
      removeEventListener('pointerdown', prefetch);
    };
    const prefetch = (): void => {
      leave();
      requestIdleCallback(() => void fetchDialog().catch(() => undefined), { timeout: IDLE_TIMEOUT_MS });
    };
    addEventListener('keydown', prefetch);
    addEventListener('pointerdown', prefetch);
    return leave;
  }, []);
}

interface ActDialogProps {
  readonly form: ActForm;
  readonly onClose: () => void;
  readonly onDone?: ((answer: ActAnswer) => void) | undefined;
}

/** Shows the fields of an act; stays open with the server's answer when the act was refused. */
export function ActDialog({ form, onClose, onDone }: ActDialogProps) {
  const t = useWords();
  const id = useId();
  const { busy, answer, run } = useAct();
  const finish = useEffectEvent((reply: ActAnswer) => {
    onClose();
    onDone?.(reply);
  });
  const { fields } = form;

  useEffect(() => {
    if (answer?.done) finish(answer);
    // The refusal is shown at its field, so the focus moves there.
    else if (answer?.fields) document.querySelector<HTMLElement>(`[id="${id}"] [aria-invalid="true"]`)?.focus();
  }, [answer, id]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    run(form.act, form.on, readActForm(fields, new FormData(event.currentTarget)));
  };
  const elsewhere = listFormMessages(fields, answer?.fields);
  const isMessageShown = answer?.message !== undefined && Object.keys(answer.fields ?? {}).length === elsewhere.length;

  return (
    <Suspense>
      <LazyDialog
        open
        onClose={onClose}
        title={form.title}
        actions={
          <Row justify="end">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={id} kind={form.is_danger ? 'danger' : 'primary'} busy={busy}>
              {form.confirm}
            </Button>
          </Row>
        }
        focusFirst={() =>
          document.querySelector<HTMLElement>(
            isReady(fields) ? `button[form="${id}"]` : `[id="${id}"] :is(textarea, input:not([type="hidden"]), select)`,
          )
        }
      >
        <form id={id} onSubmit={submit} noValidate>
          <Stack gap={4}>
            {form.lead && <Text>{form.lead}</Text>}
            {fields.map((field) => (
              <ActFieldInput key={field.name} field={field} errorAt={createMessageGetter(answer?.fields)} />
            ))}
            {(isMessageShown || elsewhere.length > 0) && (
              <div role="alert">
                <Text tone="danger" weight="bold">
                  {[isMessageShown ? answer.message : '', ...elsewhere].filter(Boolean).join(' ')}
                </Text>
              </div>
            )}
          </Stack>
        </form>
      </LazyDialog>
    </Suspense>
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
