// The fields of a row of a revenue code, each by its kind.

import { Button, Field, Row, Stack } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';

import { ConditionFindings, ConditionList } from '../tariff-charges/condition-list.tsx';
import { readAt, writeAt } from '../tariff-sheets/sheet.ts';
import * as styles from '../tariff/tariff.module.css';
import {
  type BlockRecordField,
  joinPath,
  type ListRecordField,
  type RecordField,
  type TestsRecordField,
  writeList,
} from './record-field.ts';
import { RecordRows } from './record-rows.tsx';
import { type OneFieldProps, type RecordEditing, useFieldContext } from './use-field-context.ts';
import { OneValue } from './value-fields.tsx';

interface RecordFieldsProps extends RecordEditing {
  /** Path of the row in the document. */
  readonly path: string;
  readonly fields: readonly RecordField[];
}

export function RecordFields({ path, fields, ...editing }: RecordFieldsProps) {
  const context = useFieldContext(editing);
  return (
    <fieldset disabled={editing.isLocked} className={styles['fields']}>
      <Stack gap={6}>
        {fields
          .filter(({ isFor }) => isFor === undefined || isFor(context.document, path))
          .map((field) => (
            <OneField
              key={field.field}
              {...editing}
              context={context}
              row={path}
              path={joinPath(path, field.field)}
              field={field}
            />
          ))}
      </Stack>
    </fieldset>
  );
}

function OneField(props: OneFieldProps) {
  const { field, path, findings } = props;
  return (
    <div>
      <FieldByKind {...props} />
      {field.kind !== 'tests' && <ConditionFindings findings={findings.filter(({ path: at }) => at === path)} />}
    </div>
  );
}

function FieldByKind({ field, ...props }: OneFieldProps) {
  switch (field.kind) {
    case 'tests':
      return <OneTests {...props} field={field} />;
    case 'block':
      return <OneBlock {...props} field={field} />;
    case 'list':
      return <OneList {...props} field={field} />;
    case 'rows':
      return <RecordRows {...props} field={field} />;
    default:
      return <OneValue {...props} field={field} />;
  }
}

function OneTests({ context: { t }, path, field, store, findings, problems }: OneFieldProps<TestsRecordField>) {
  return (
    <ConditionList
      store={store}
      findings={findings}
      problems={problems}
      path={path}
      title={t(field.label)}
      help={t(field.help)}
      isOptional={field.isOptional === true}
    />
  );
}

function OneBlock({ row: _row, context, path, field, ...editing }: OneFieldProps<BlockRecordField>) {
  const { t, document } = context;
  const isPresent = readAt(document, path) !== undefined;
  return (
    <Stack gap={4}>
      <CheckField
        label={t(field.label)}
        help={field.help && t(field.help)}
        checked={isPresent}
        onChange={({ target: { checked } }) =>
          editing.store.getState().change((target) => writeAt(target, path, checked ? field.blank : undefined))
        }
      />
      {isPresent && (
        <div className={styles['nested']}>
          <RecordFields {...editing} path={path} fields={field.fields} />
        </div>
      )}
    </Stack>
  );
}

function OneList({ row: _row, context, path, field, ...editing }: OneFieldProps<ListRecordField>) {
  const { t, document } = context;
  const entries = (readAt(document, path) ?? []) as readonly unknown[];
  const put = (next: (entries: readonly unknown[]) => readonly unknown[]): void =>
    editing.store.getState().change((target) => {
      const values = next((readAt(target, path) ?? []) as readonly unknown[]);
      return writeList(target, path, { values, isOptional: field.isOptional });
    });
  return (
    <Field group label={t(field.label)} help={field.help && t(field.help)}>
      <Stack gap={4}>
        {entries.map((_, index) => (
          // Entries keep their places.
          <Field key={index} group label={t(field.entry, { number: index + 1 })}>
            <Stack gap={4}>
              <RecordFields {...editing} path={`${path}.${index}`} fields={field.fields} />
              <Row>
                <Button size="desk" onClick={() => put((all) => all.toSpliced(index, 1))}>
                  {t(field.remove, { number: index + 1 })}
                </Button>
              </Row>
            </Stack>
          </Field>
        ))}
        <Row>
          <Button size="desk" icon="plus" onClick={() => put((all) => [...all, field.blank])}>
            {t(field.add)}
          </Button>
        </Row>
      </Stack>
    </Field>
  );
}
