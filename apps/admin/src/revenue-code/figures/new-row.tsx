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
import { findTerm } from './term.ts';

interface NewRowProps {
  readonly section: SectionName;
  readonly values: unknown;
  /** As it was read; what is not in it was added here. */
  readonly saved: unknown;
  readonly change: (next: (former: unknown) => unknown) => void;
}

/**
 * A fee or a tax that the code did not have: what decides is asked first, its words and amounts are then written in its
 * own fields.
 */
export function NewRow(props: NewRowProps) {
  const t = useWords();
  const [isOpen, open] = useState(false);
  const [added, setAdded] = useState<string>();
  const { section } = props;
  // On to the first field of what was added, once it is drawn.
  useEffect(() => {
    if (added !== undefined) document.querySelector<HTMLElement>(`[id="${added}"]`)?.focus();
  }, [added]);
  const done = (field_id?: string): void => {
    open(false);
    setAdded(field_id);
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
          {section === 'fees' ? <FeeForm {...props} onDone={done} /> : <TaxForm {...props} onDone={done} />}
        </Section>
      )}
    </Stack>
  );
}

/** What was added here and is not saved may be taken away again. */
function AddedFees({ values, saved, change }: NewRowProps) {
  const t = useWords();
  const before = new Set(listCodes(saved));
  const added = listCodes(values).filter((code) => !before.has(code));
  if (added.length === 0) return null;
  return (
    <Row gap={2}>
      {added.map((code) => (
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
    const typed = new FormData(event.currentTarget);
    const code = String(typed.get('code') ?? '')
      .trim()
      .toUpperCase();
    const wrong = findCodeProblem(code, listCodes(values));
    setProblem(wrong);
    if (wrong !== undefined) return;
    const when = FEE_CONDITIONS.find((known) => known === typed.get('when')) ?? 'always';
    const rule = NEW_RULES.find((known) => known === typed.get('rule')) ?? 'FIXED';
    const applies_to = CHARGED_TYPES.filter((type) => typed.getAll('applies_to').includes(type));
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
        <Acts onDone={onDone} />
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
    const typed = new FormData(event.currentTarget);
    const category = TAX_CATEGORIES.find((known) => known === typed.get('category'));
    const schedule = NEW_SCHEDULES.find((known) => known === typed.get('schedule'));
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
        <Acts onDone={onDone} />
      </Stack>
    </form>
  );
}

function Acts({ onDone }: { readonly onDone: () => void }) {
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

function findCodeProblem(code: string, known: readonly string[]): string | undefined {
  if (code === '') return getInputText('field.required');
  return known.includes(code) ? getInputText('ordinance.twice') : undefined;
}
