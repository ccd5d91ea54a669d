// Fields of one step of the business form, section by section, in the table's order.

import type { FormSection, Reference } from '@ebpls/contracts';
import { Grid, Section, Stack, useNarrow } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { useFields } from '../../shared/fields/form-fields.ts';
import { type FormFieldRow, listFields, FORM_PARTS } from '../form/field-table.ts';
import { useWords } from '../form/form.messages.ts';
import { FieldInput } from './field-input.tsx';
import { BusinessAddressContext } from './owner-address-field.tsx';
import { useZeroResidents } from './use-zero-residents.ts';

/** Fields that decide which other fields there are. */
const DECIDING = [
  'org_type',
  'activity_of_place',
  'premises',
  'has_one_name',
  'employees_female',
  'employees_male',
] as const;

interface StepFieldsProps {
  readonly section: FormSection;
  readonly reference: Reference;
  /** Address of the business, which may be the owner's as well. */
  readonly business_address?: string;
  /** Names of the fields on the visible screen; without it all of the step. */
  readonly names?: readonly string[] | undefined;
}

/** The fields of one step, part by part, in the table's order. */
export function StepFields({ section, reference, business_address = '', names }: StepFieldsProps) {
  const t = useWords();
  const answers: unknown[] = useWatch({ name: [...DECIDING] });
  const deciding: DraftValues = Object.fromEntries(DECIDING.map((name, at) => [name, answers[at]]));
  useZeroResidents('residents_female', deciding['employees_female']);
  useZeroResidents('residents_male', deciding['employees_male']);
  const fields = listFields(section, deciding).filter(({ name }) => names?.includes(name) ?? true);
  const parts = [...new Set(fields.map(({ part }) => part))];
  return (
    <BusinessAddressContext value={business_address}>
      <Stack gap={8}>
        {parts.map((part) => {
          const { title } = FORM_PARTS[part];
          const inputs = <PartInputs fields={fields.filter((field) => field.part === part)} reference={reference} />;
          return title === undefined ? (
            <div key={part}>{inputs}</div>
          ) : (
            <Section key={part} title={t(title)} level={3}>
              {inputs}
            </Section>
          );
        })}
      </Stack>
    </BusinessAddressContext>
  );
}

interface InputsProps {
  readonly fields: readonly FormFieldRow[];
  readonly reference: Reference;
}

/** On a phone the optional fields of a part are folded below the required ones, so that more of a step fits a screen. */
function PartInputs({ fields, reference }: InputsProps) {
  const isNarrow = useNarrow();
  const optionalFields = isNarrow ? fields.filter(({ is_optional }) => is_optional === true) : [];
  const rows = toRows(fields.filter((field) => !optionalFields.includes(field)));
  const inputs = <Stack gap={6}>{rows.map((row) => renderInputs(row, reference))}</Stack>;
  if (optionalFields.length === 0) return inputs;
  return (
    <>
      {inputs}
      <OptionalInputs fields={optionalFields} reference={reference} />
    </>
  );
}

/** Folded while none of them has an answer or an error. */
function OptionalInputs({ fields, reference }: InputsProps) {
  const t = useWords();
  const { getError } = useFields();
  const { getValues } = useFormContext();
  const names = fields.map(({ name }) => name);
  const [isOpen, setOpen] = useState(() => getValues(names).some(Boolean));
  if (!isOpen && names.some((name) => getError(name).error !== undefined)) setOpen(true);
  return (
    <Section title={t('optional_part')} brief={fields.length} level={3} folds="always" startsOpen={isOpen}>
      <Stack gap={6}>{toRows(fields).map((row) => renderInputs(row, reference))}</Stack>
    </Section>
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
