// Fields of one step of the business form, section by section, in the table's order.

import type { FormSection, Reference } from '@ebpls/contracts';
import { Grid, Section, Stack } from '@ebpls/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { type FormFieldRow, listFields, FORM_PARTS } from '../form/field-table.ts';
import { useWords } from '../form/form.messages.ts';
import { FieldInput } from './field-input.tsx';

/** Fields that decide which other fields there are. */
const DECIDING = ['org_type', 'activity_of_place', 'premises', 'has_one_name'] as const;

interface StepFieldsProps {
  readonly section: FormSection;
  readonly reference: Reference;
  /** Names of the fields on the visible screen; without it all of the step. */
  readonly names?: readonly string[] | undefined;
}

/** The fields of one step, part by part, in the table's order. */
export function StepFields({ section, reference, names }: StepFieldsProps) {
  const t = useWords();
  const [org_type, activity_of_place, premises, has_one_name]: unknown[] = useWatch({ name: [...DECIDING] });
  const fields = listFields(section, { org_type, activity_of_place, premises, has_one_name }).filter(
    ({ name }) => names?.includes(name) ?? true,
  );
  const parts = [...new Set(fields.map(({ part }) => part))];
  return (
    <Stack gap={8}>
      {parts.map((part) => {
        const { title } = FORM_PARTS[part];
        const rows = toRows(fields.filter((field) => field.part === part));
        const inputs = <Stack gap={6}>{rows.map((row) => renderInputs(row, reference))}</Stack>;
        return title === undefined ? (
          <div key={part}>{inputs}</div>
        ) : (
          <Section key={part} title={t(title)} level={3}>
            {inputs}
          </Section>
        );
      })}
    </Stack>
  );
}

/** Groups consecutive half fields in a grid; every other field has a row of its own. */
function toRows(fields: readonly FormFieldRow[]): FormFieldRow[][] {
  const rows: FormFieldRow[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (field.is_half && last?.[0]?.is_half) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function renderInputs(row: readonly FormFieldRow[], reference: Reference): ReactNode {
  const inputs = row.map((field) => <FieldInput key={field.name} field={field} reference={reference} />);
  return row[0]?.is_half ? (
    <Grid key={row[0].name} columns={2} gap={6}>
      {inputs}
    </Grid>
  ) : (
    inputs
  );
}
