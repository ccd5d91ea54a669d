// Form that adds a fee or a tax row to a draft of the revenue code; its amounts are then typed in the table.

import { CHARGED_TYPES, FEE_CONDITIONS, type SectionName, TAX_CATEGORIES } from '@ebpls/contracts';
import { getInputText } from '@ebpls/remote-kit/forms';
import { Button, Row, Section, SelectField, Stack, Text, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { type FormEvent, useEffect, useState } from 'react';

import { useWords } from '../code.messages.ts';
import {
  listUnusedCategories,
  listCodes,
  NEW_RULES,
  NEW_SCHEDULES,
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
  readonly saved: unknown; // The values as they were read; a row that is missing in them was added here.
  readonly change: (next: (former: unknown) => unknown) => void;
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
function AddedFees({ values, saved, change }: NewRowProps) {
  const t = useWords();
  const before = new Set(listCodes(saved));
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
          onClick={() => change((former) => withoutFee(former, code))}
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
  const [problem, setProblem] = useState<string>();
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const code = String(formData.get('code') ?? '')
      .trim()
      .toUpperCase();
    const wrong = findCodeProblem(code, listCodes(values));
    setProblem(wrong);
    if (wrong !== undefined) return;
    const when = FEE_CONDITIONS.find((candidate) => candidate === formData.get('when')) ?? 'always';
    const rule = NEW_RULES.find((candidate) => candidate === formData.get('rule')) ?? 'FIXED';
    const applies_to = CHARGED_TYPES.filter((type) => formData.getAll('applies_to').includes(type));
    change((former) => withFee(former, { code, rule, when, applies_to }));
    onDone(`values.${placeOfFee(values)}.name.en`);
  };
  return (
    <form noValidate onSubmit={add}>
      <Stack gap={4}>
        <TextField
          name="code"
          label={t('new_code')}
          help={t('new_code_help')}
          error={problem}
          width="short"
          autoComplete="off"
          maxLength={20}
        />
        <SelectField
          name="rule"
          label={t('new_rule')}
          options={NEW_RULES.map((value) => ({ value, label: t(`rule_${value}`) }))}
        />
        <SelectField
          name="when"
          label={t('new_when')}
          options={FEE_CONDITIONS.map((value) => ({ value, label: t(`when_${value}`) }))}
        />
        <Stack gap={1}>
          <Text weight="bold">{t('new_applies_to')}</Text>
          {CHARGED_TYPES.map((type) => (
            <CheckField key={type} name="applies_to" id={`new.${type}`} value={type} label={findTerm(type) ?? type} />
          ))}
          <Text size="caption" tone="muted">
            {t('new_applies_help')}
          </Text>
        </Stack>
        <NewRowActs onDone={onDone} />
      </Stack>
    </form>
  );
}

function TaxForm({ values, change, onDone }: FormProps) {
  const t = useWords();
  const left = listUnusedCategories(values);
  if (left.length === 0)
    return (
      <Stack gap={3} align="start">
        <Text reading>{t('no_category_left')}</Text>
        <Button size="desk" onClick={() => onDone()}>
          {t('close_new')}
        </Button>
      </Stack>
    );
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const category = TAX_CATEGORIES.find((candidate) => candidate === formData.get('category'));
    const schedule = NEW_SCHEDULES.find((candidate) => candidate === formData.get('schedule'));
    if (!category || !schedule) return;
    change((former) => withTax(former, category, schedule));
    onDone(`values.rows.${placeOfTax(values)}.name.en`);
  };
  return (
    <form noValidate onSubmit={add}>
      <Stack gap={4}>
        <SelectField
          name="category"
          label={t('new_category')}
          help={t('new_category_help')}
          options={left.map((value) => ({ value, label: value }))}
        />
        <SelectField
          name="schedule"
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
