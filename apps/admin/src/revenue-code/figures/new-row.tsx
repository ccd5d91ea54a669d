// Form that adds a fee or a tax row to a draft of the revenue code; its amounts are then typed in the table.

import { CHARGED_TYPES, FEE_CONDITIONS, type SectionName, type TaxCategory } from '@ebpls/contracts';
import { CheckGroup } from '@ebpls/desk';
import { getInputText } from '@ebpls/remote-kit/forms';
import { Button, Row, Section, SelectField, Stack, Text, TextField } from '@ebpls/ui';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { useWords } from '../code.messages.ts';
import {
  listUnusedCategories,
  listCodes,
  NEW_RULES,
  NEW_SCHEDULES,
  type NewFee,
  type NewSchedule,
  placeOfFee,
  placeOfTax,
  withFee,
  withoutFee,
  withTax,
} from './new-rows.ts';
import { findTerm } from './find-term.ts';

interface NewRowProps {
  readonly section: SectionName;
  readonly values: unknown;
  readonly savedValues: unknown; // The values as they were read; a row that is missing in them was added here.
  readonly change: (next: (formerValues: unknown) => unknown) => void;
}

/**
 * Dialog for a fee or a tax that the revenue code did not have: the deciding fields come first; texts and amounts
 * follow in its own fields.
 */
export function NewRow(props: NewRowProps) {
  const t = useWords();
  const [isOpen, open] = useState(false);
  const [addedId, setAddedId] = useState<string>();
  const { section } = props;
  // Focuses the first field of the added row, once it is rendered.
  useEffect(() => {
    if (addedId !== undefined) document.querySelector<HTMLElement>(`[id="${addedId}"]`)?.focus();
  }, [addedId]);
  const close = (field_id?: string): void => {
    open(false);
    setAddedId(field_id);
  };
  if (section !== 'fees' && section !== 'business_tax') return null;
  return (
    <Stack gap={4} align="start">
      {section === 'fees' && <AddedFees {...props} />}
      {!isOpen && (
        <Button size="desk" icon="plus" onClick={() => open(true)}>
          {t(`add_${section}`)}
        </Button>
      )}
      {isOpen && (
        <Section level={3} title={t(`add_${section}`)}>
          {section === 'fees' ? <FeeForm {...props} onDone={close} /> : <TaxForm {...props} onDone={close} />}
        </Section>
      )}
    </Stack>
  );
}

/** A row that was added here and is not saved may be removed again. */
function AddedFees({ values, savedValues, change }: NewRowProps) {
  const t = useWords();
  const before = new Set(listCodes(savedValues));
  const addedCodes = listCodes(values).filter((code) => !before.has(code));
  if (addedCodes.length === 0) return null;
  return (
    <Row gap={2}>
      {addedCodes.map((code) => (
        <Button
          key={code}
          size="desk"
          kind="quiet"
          icon="minus"
          onClick={() => change((formerValues) => withoutFee(formerValues, code))}
        >
          {t('drop_line', { name: code })}
        </Button>
      ))}
    </Row>
  );
}

interface FormProps extends NewRowProps {
  /** With the first field of what was added, or without when nothing was. */
  readonly onDone: (field_id?: string) => void;
}

function FeeForm({ values, change, onDone }: FormProps) {
  const t = useWords();
  const form = useForm<NewFee>({
    defaultValues: { code: '', rule: NEW_RULES[0], when: FEE_CONDITIONS[0], applies_to: [] },
    resolver: (fee) => {
      const code = fee.code.trim().toUpperCase();
      const message = findCodeProblem(code, listCodes(values));
      if (message !== undefined) return { values: {}, errors: { code: { type: 'invalid', message } } };
      return { values: { ...fee, code }, errors: {} };
    },
  });
  const { register, formState } = form;
  const add = form.handleSubmit((fee) => {
    change((formerValues) => withFee(formerValues, fee));
    onDone(`values.${placeOfFee(values)}.name.en`);
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={add}>
        <Stack gap={4}>
          <TextField
            {...register('code')}
            label={t('new_code')}
            help={t('new_code_help')}
            error={formState.errors.code?.message}
            width="short"
            autoComplete="off"
            maxLength={20}
          />
          <SelectField
            {...register('rule')}
            label={t('new_rule')}
            options={NEW_RULES.map((value) => ({ value, label: t(`rule_${value}`) }))}
          />
          <SelectField
            {...register('when')}
            label={t('new_when')}
            options={FEE_CONDITIONS.map((value) => ({ value, label: t(`when_${value}`) }))}
          />
          <Stack gap={1}>
            <Text weight="bold">{t('new_applies_to')}</Text>
            <CheckGroup
              name="applies_to"
              options={CHARGED_TYPES.map((type) => ({ value: type, label: findTerm(type) ?? type }))}
            />
            <Text size="caption" tone="muted">
              {t('new_applies_help')}
            </Text>
          </Stack>
          <NewRowActs onDone={onDone} />
        </Stack>
      </form>
    </FormProvider>
  );
}

interface NewTax {
  readonly category: TaxCategory;
  readonly schedule: NewSchedule;
}

function TaxForm({ values, change, onDone }: FormProps) {
  const t = useWords();
  const unusedCategories = listUnusedCategories(values);
  const [category] = unusedCategories;
  const { register, handleSubmit } = useForm<NewTax>({
    defaultValues: { schedule: NEW_SCHEDULES[0], ...(category !== undefined && { category }) },
  });
  if (category === undefined)
    return (
      <Stack gap={3} align="start">
        <Text reading>{t('no_category_left')}</Text>
        <Button size="desk" onClick={() => onDone()}>
          {t('close_new')}
        </Button>
      </Stack>
    );
  const add = handleSubmit((tax) => {
    change((formerValues) => withTax(formerValues, tax.category, tax.schedule));
    onDone(`values.rows.${placeOfTax(values)}.name.en`);
  });
  return (
    <form noValidate onSubmit={add}>
      <Stack gap={4}>
        <SelectField
          {...register('category')}
          label={t('new_category')}
          help={t('new_category_help')}
          options={unusedCategories.map((value) => ({ value, label: value }))}
        />
        <SelectField
          {...register('schedule')}
          label={t('new_rule')}
          options={NEW_SCHEDULES.map((value) => ({ value, label: t(`schedule_${value}`) }))}
        />
        <NewRowActs onDone={onDone} />
      </Stack>
    </form>
  );
}

function NewRowActs({ onDone }: { readonly onDone: () => void }) {
  const t = useWords();
  return (
    <Row gap={2}>
      <Button type="submit" size="desk">
        {t('add_new')}
      </Button>
      <Button size="desk" kind="quiet" onClick={() => onDone()}>
        {t('close_new')}
      </Button>
    </Row>
  );
}

function findCodeProblem(code: string, usedCodes: readonly string[]): string | undefined {
  if (code === '') return getInputText('field.required');
  return usedCodes.includes(code) ? getInputText('ordinance.duplicate') : undefined;
}
