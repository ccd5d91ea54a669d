import { messagesAt } from '@ebpls/remote-kit';
import {
  Button,
  CheckField,
  DateField,
  Grid,
  Heading,
  RadioField,
  Row,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@ebpls/ui';
import { type FormEvent, lazy, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';

import { useWords } from '../messages/desk.ts';
import { type ActField, type ActForm, messagesElsewhere, readActForm } from './act-form.ts';
import { useAct } from './use-act.ts';

const Dialog = lazy(() => import('@ebpls/ui/overlays').then((module) => ({ default: module.Dialog })));

interface ActDialogProps {
  readonly form: ActForm;
  readonly onClose: () => void;
}

/** Asks what an act needs; stays open with the server's answer when it was refused. */
export function ActDialog({ form, onClose }: ActDialogProps) {
  const t = useWords();
  const id = useId();
  const { busy, answer, run } = useAct();
  const finish = useEffectEvent(onClose);
  const { fields } = form;

  useEffect(() => {
    if (answer?.done) finish();
  }, [answer]);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    run(form.act, form.on, readActForm(fields, new FormData(event.currentTarget)));
  };
  const elsewhere = messagesElsewhere(fields, answer?.fields);
  const isSaid = answer?.message !== undefined && Object.keys(answer.fields ?? {}).length === elsewhere.length;

  return (
    <Suspense>
      <Dialog
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
            isReady(fields) ? `button[form="${id}"]` : `[id="${id}"] :is(textarea, input, select)`,
          )
        }
      >
        <form id={id} onSubmit={submit} noValidate>
          <Stack gap={4}>
            {form.lead && <Text>{form.lead}</Text>}
            {fields.map((field) => (
              <OneField key={field.name} field={field} errorAt={messagesAt(answer?.fields)} />
            ))}
            {(isSaid || elsewhere.length > 0) && (
              <div role="alert">
                <Text tone="danger" weight="bold">
                  {[isSaid ? answer.message : '', ...elsewhere].filter(Boolean).join(' ')}
                </Text>
              </div>
            )}
          </Stack>
        </form>
      </Dialog>
    </Suspense>
  );
}

/** Nothing has to be filled in, so that Enter alone confirms. */
function isReady(fields: readonly ActField[]): boolean {
  return fields.every((field) => 'is_optional' in field && field.is_optional);
}

type ErrorAt = (name: string) => string | undefined;

function OneField({ field, errorAt }: { readonly field: ActField; readonly errorAt: ErrorAt }) {
  const error = errorAt(field.name);
  switch (field.kind) {
    case 'lines':
      return (
        <TextArea
          name={field.name}
          label={field.label}
          help={field.help}
          optional={field.is_optional}
          error={error}
          rows={4}
        />
      );
    case 'text':
      return (
        <TextField
          name={field.name}
          label={field.label}
          help={field.help}
          optional={field.is_optional}
          defaultValue={field.typed}
          error={error}
        />
      );
    case 'email':
      return (
        <TextField
          type="email"
          autoComplete="off"
          name={field.name}
          label={field.label}
          help={field.help}
          error={error}
        />
      );
    case 'list':
      return (
        <SelectField
          name={field.name}
          label={field.label}
          help={field.help}
          options={field.options}
          placeholder={field.placeholder}
          defaultValue={field.chosen}
          error={error}
        />
      );
    case 'day':
      return <DateField name={field.name} label={field.label} help={field.help} error={error} />;
    case 'time':
      return (
        <TextField type="time" width="short" name={field.name} label={field.label} help={field.help} error={error} />
      );
    case 'choice':
      return (
        <RadioField
          name={field.name}
          label={field.label}
          options={field.options}
          defaultValue={field.chosen}
          error={error}
        />
      );
    case 'checks':
      return <Checks field={field} error={error} />;
    case 'conditions':
      return <Conditions name={field.name} errorAt={errorAt} />;
  }
}

function Checks({
  field,
  error,
}: {
  readonly field: Extract<ActField, { kind: 'checks' }>;
  readonly error: string | undefined;
}) {
  return (
    <Stack gap={1}>
      <Heading level={3} size="secondary">
        {field.label}
      </Heading>
      {error !== undefined && (
        <Text tone="danger" size="secondary">
          {error}
        </Text>
      )}
      {field.options.map(({ value, label }) => (
        <CheckField
          key={value}
          name={field.name}
          id={`${field.name}.${value}`}
          value={value}
          label={label}
          defaultChecked={field.chosen?.includes(value)}
        />
      ))}
    </Stack>
  );
}

const MOST_CONDITIONS = 10;

function Conditions({ name, errorAt }: { readonly name: string; readonly errorAt: ErrorAt }) {
  const t = useWords();
  const [keys, setKeys] = useState([0]);
  return (
    <Stack gap={4}>
      {errorAt(name) !== undefined && (
        <Text tone="danger" size="secondary">
          {errorAt(name)}
        </Text>
      )}
      {keys.map((key, place) => (
        <Grid key={key} columns={2} gap={4}>
          <TextField
            name={`${name}.text`}
            id={`${name}.${key}.text`}
            label={t('condition', { number: place + 1 })}
            error={errorAt(`${name}.${place}.text`)}
          />
          <DateField
            name={`${name}.due_on`}
            id={`${name}.${key}.due_on`}
            label={t('condition_due')}
            error={errorAt(`${name}.${place}.due_on`)}
          />
        </Grid>
      ))}
      <Row>
        {keys.length < MOST_CONDITIONS && (
          <Button size="desk" icon="plus" onClick={() => setKeys([...keys, Math.max(...keys) + 1])}>
            {t('condition_more')}
          </Button>
        )}
        {keys.length > 1 && (
          <Button size="desk" kind="quiet" icon="minus" onClick={() => setKeys(keys.slice(0, -1))}>
            {t('condition_less')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
