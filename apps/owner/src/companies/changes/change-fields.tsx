import {
  type AssessmentReply,
  CLOSURE_REASONS,
  type Company,
  type FormMeasure,
  type Reference,
} from '@ebpls/contracts';
import { Section, SelectField, Stack, TextField } from '@ebpls/ui';
import { AmountField, AreaField, DateField, RadioField } from '@ebpls/ui/forms';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFields } from '../../shared/fields/form-fields.ts';
import { StepFields } from '../steps/step-fields.tsx';
import { AddedLine } from './added-line.tsx';
import { useWords } from './change.messages.ts';
import { type ChangeKind, listClosedLines } from './change-values.ts';
import { EventFormFields } from './event-fields.tsx';
import { useCategoryName } from './use-category-name.ts';

interface ChangeFieldsProps {
  readonly kind: ChangeKind;
  readonly assessment: AssessmentReply;
  readonly reference: Reference;
  readonly bounds: Company['can_hold_event']; // Days that an event may have.
  readonly measures: readonly FormMeasure[]; // What the revenue code asks for the added line.
}

/** Form fields of one kind of change of a business. */
export function ChangeFields({ kind, assessment, reference, bounds, measures }: ChangeFieldsProps): ReactNode {
  switch (kind) {
    case 'CHANGE_LOCATION':
      return <StepFields section="place" reference={reference} />;
    case 'CHANGE_ORG_TYPE':
      return <StepFields section="identity" reference={reference} />;
    case 'CHANGE_NAME':
      return <NameFields />;
    case 'CHANGE_AREA':
    case 'CHANGE_CAPITAL':
      return <OneField kind={kind} />;
    case 'ADD_LINE':
      return <AddedLine reference={reference} measures={measures} />;
    case 'DROP_LINE':
      return <DroppedLine assessment={assessment} reference={reference} />;
    case 'RETIREMENT':
      return <Closing assessment={assessment} reference={reference} />;
    case 'SPECIAL':
      return <EventFormFields reference={reference} bounds={bounds} />;
    default:
      return null;
  }
}

function OneField({ kind }: { readonly kind: 'CHANGE_AREA' | 'CHANGE_CAPITAL' }) {
  const t = useWords();
  const { text, count } = useFields();
  return kind === 'CHANGE_AREA' ? (
    <AreaField {...count('business_area_sqm')} label={t('area')} />
  ) : (
    <AmountField {...text('total_assets')} label={t('capital')} />
  );
}

function NameFields() {
  const t = useWords();
  const { text } = useFields();
  return (
    <Stack gap={6}>
      <TextField {...text('company_name')} label={t('company_name')} autoComplete="organization" />
      <TextField {...text('trade_name')} label={t('trade_name')} optional />
      <TextField {...text('registration_no')} label={t('registration_no')} />
      <DateField {...text('registration_date')} label={t('registration_date')} />
      <DateField {...text('registration_expiry')} label={t('registration_expiry')} optional />
    </Stack>
  );
}

type OfBusiness = Omit<ChangeFieldsProps, 'kind' | 'bounds' | 'measures'>;

/** The line that ends, and its gross; a line taxed in two ways has both. */
function DroppedLine({ assessment, reference }: OfBusiness) {
  const t = useWords();
  const { text } = useFields();
  const { setValue } = useFormContext();
  const droppedLine: unknown = useWatch({ name: 'dropped' });
  const chosenLines = assessment.lines.filter(({ line }) => line === droppedLine);
  const field = text('dropped');
  return (
    <Stack gap={6}>
      <SelectField
        {...field}
        label={t('line_to_drop')}
        placeholder="–"
        options={assessment.lines.map(({ line, name }) => ({ value: line, label: name }))}
        onChange={(event) => {
          const line = event.target.value;
          setValue('lines', listClosedLines({ lines: assessment.lines.filter((one) => one.line === line) }, []));
          return field.onChange(event);
        }}
      />
      {chosenLines.length > 0 && <GrossFields lines={chosenLines} reference={reference} />}
    </Stack>
  );
}

function GrossFields({
  lines,
  reference,
}: {
  readonly lines: AssessmentReply['lines'];
  readonly reference: Reference;
}) {
  const t = useWords();
  const { text } = useFields();
  const categoryName = useCategoryName();
  const rows = lines.flatMap(({ line, name, categories }) =>
    (categories.length > 1 ? categories : [undefined]).map((category) => ({
      line,
      title: category === undefined ? name : `${name}, ${categoryName(category)}`,
      is_essential: reference.lines.find((one) => one.line === line)?.is_essential === true,
    })),
  );
  return (
    <Section title={t('gross_title')} hint={t('gross_hint')} level={3}>
      <Stack gap={6}>
        {rows.map(({ line, title, is_essential }, place) => (
          <Stack key={`${line} ${title}`} gap={6}>
            <AmountField {...text(`lines.${place}.gross_current_year`)} label={t('gross', { line: title })} />
            {is_essential && (
              <AmountField
                {...text(`lines.${place}.gross_current_year_essential`)}
                label={t('gross_essential', { line: title })}
                optional
              />
            )}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

function Closing({ assessment, reference }: OfBusiness) {
  const t = useWords();
  const { text } = useFields();
  return (
    <Stack gap={8}>
      <DateField {...text('closure_date')} label={t('closure_date')} />
      <RadioField
        {...text('reason')}
        label={t('reason')}
        options={CLOSURE_REASONS.map((value) => ({ value, label: t(value) }))}
      />
      <GrossFields lines={assessment.lines} reference={reference} />
    </Stack>
  );
}
