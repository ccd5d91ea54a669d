import { AGENCY_BY_ORGANISATION, ORG_TYPES, type Reference } from '@ebpls/contracts';
import { SelectField } from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';

import { useFields } from '../../shared/fields/form-fields.ts';
import { PlainInput } from '../../shared/fields/plain-input.tsx';
import type { FormFieldRow, FieldKind } from '../form/field-table.ts';
import { useWords } from '../form/form.messages.ts';
import { listOrganizations } from '../form/organizations.ts';
import { BarangayField } from './barangay-field.tsx';
import { LinesField } from './lines-field.tsx';
import { OwnerAddressField } from './owner-address-field.tsx';
import { PointField } from './point-field.tsx';

interface InputProps {
  readonly field: FormFieldRow;
  readonly reference: Reference;
}

const INPUTS: Readonly<Record<FieldKind, (of: Inputs) => ReactNode>> = {
  text: ({ text, field }) => (
    <PlainInput
      kind="text"
      field={text()}
      line={{
        ...(field.type && { type: field.type }),
        ...(field.inputMode && { inputMode: field.inputMode }),
        ...(field.is_short && { width: 'short' }),
      }}
    />
  ),
  long_text: ({ text }) => <PlainInput kind="long_text" field={text()} />,
  address: ({ text }) => <OwnerAddressField field={text()} />,
  mobile: ({ text }) => <PlainInput kind="mobile" field={text()} />,
  tin: ({ text }) => <PlainInput kind="tin" field={text()} />,
  day: ({ text }) => <PlainInput kind="day" field={text()} />,
  amount: ({ text }) => <PlainInput kind="amount" field={text()} />,
  area: ({ count }) => <PlainInput kind="area" field={count()} />,
  count: ({ count }) => <PlainInput kind="count" field={count()} />,
  check: ({ text }) => <PlainInput kind="check" field={text()} />,
  radio: ({ text, options, field }) => <RadioField {...text()} options={options()} inline={field.is_inline} />,
  select: ({ text, options }) => <SelectField {...text()} options={options()} placeholder="–" />,
  organization: ({ text, organizations }) => <RadioField {...text()} options={organizations()} />,
  barangay: ({ reference }) => <BarangayField reference={reference} />,
  point: ({ reference }) => <PointField reference={reference} />,
  lines: ({ reference }) => <LinesField reference={reference} />,
};

/** Input of one field of the business form, by its kind in the table of fields. */
export function FieldInput(props: InputProps) {
  const inputs = useInputs(props);
  return INPUTS[props.field.kind](inputs);
}

type Inputs = ReturnType<typeof useInputs>;

/** Builds the kinds of input; a field is registered as text or as a count, never as both. */
function useInputs({ field, reference }: InputProps) {
  const t = useWords();
  const fields = useFields();
  const org_type: unknown = useWatch({ name: 'org_type' });
  const { name, help, is_optional, autoComplete } = field;
  const about = {
    label: t(name, { agency: AGENCY_BY_ORGANISATION[ORG_TYPES.find((one) => one === org_type) ?? 'SOLE'] }),
    ...(help && { help: t(help) }),
    ...(is_optional && { optional: true }),
    ...(autoComplete && { autoComplete }),
  };
  return {
    field,
    reference,
    text: () => ({ ...fields.text(name), ...about }),
    count: () => ({ ...fields.count(name), ...about }),
    options: () => (field.options ?? []).map((value) => ({ value, label: t(value) })),
    organizations: () => listOrganizations(t),
  };
}
