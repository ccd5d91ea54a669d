// Lists the measures that offices find of an application, and records those of the office that reads it.

import {
  type AssessmentReply,
  type FoundMeasure,
  formatMeasuredValue,
  formatMeasureName,
  type Locale,
} from '@ebpls/contracts';
import { Button, MomentText, Row, RowItem, Rows, Section, Text, useLocale } from '@ebpls/ui';
import { useState } from 'react';

import { ActDialog } from '../../acts/act-dialog.tsx';
import type { ActField, ActForm } from '../../acts/act-form.ts';
import { useWords } from './fees.messages.ts';

type Words = ReturnType<typeof useWords>;

function getTitle({ line, ...measure }: FoundMeasure, locale: Locale): string {
  const name = formatMeasureName(measure, locale);
  return line === null ? name : `${name}, ${line.name}`;
}

const toEntered = (value: string | boolean): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value);

/** From which year the figure is, and how several are entered. */
function getTextHelp({ found, former, is_several }: FoundMeasure, t: Words): { readonly help?: string } {
  const help = [
    ...(found === null && former !== undefined ? [t('former', { year: former.tax_year })] : []),
    ...(is_several === true ? [t('several_help')] : []),
  ];
  return help.length === 0 ? {} : { help: help.join(' ') };
}

/** The field for the finding: filled in with the newest one, else with that of the year before. */
function toValueField(measure: FoundMeasure, t: Words, locale: Locale): ActField {
  const { kind, values, found, former } = measure;
  const newestValue = found?.value ?? former?.value;
  const field = { name: 'value', label: getTitle(measure, locale) };
  const initialChoice = newestValue === undefined ? '' : toEntered(newestValue);
  if (kind === 'YES_NO') {
    const options = (['yes', 'no'] as const).map((value) => ({ value, label: t(value) }));
    return { ...field, kind: 'choice', options, initialChoice };
  }
  if (kind === 'CHOICE') {
    const options = values.map(({ code, name }) => ({ value: code, label: name[locale] }));
    return { ...field, kind: 'list', options, initialChoice, placeholder: t('choose') };
  }
  return { ...field, kind: 'text', initialText: initialChoice, ...getTextHelp(measure, t) };
}

interface FoundMeasuresProps {
  readonly assessment: Pick<AssessmentReply, 'found_measures' | 'assessment_code'>;
}

/** Measures that offices find, each with its finding or the office that records it; nothing where there are none. */
export function FoundMeasures({ assessment: { found_measures = [], assessment_code } }: FoundMeasuresProps) {
  const t = useWords();
  const locale = useLocale();
  const [actForm, setActForm] = useState<ActForm>();
  if (found_measures.length === 0) return null;
  const open = (measure: FoundMeasure): void =>
    setActForm({
      act: 'record_measure',
      on: assessment_code,
      title: t('dialog_measure'),
      lead: t('measure_lead'),
      confirm: t('save'),
      fields: [
        { kind: 'given', name: 'code', value: measure.code },
        { kind: 'given', name: 'line', value: measure.line?.code ?? '' },
        toValueField(measure, t, locale),
      ],
    });
  return (
    <Section title={t('measures')} level={3}>
      <Rows label={t('measures')}>
        {found_measures.map((measure) => (
          <MeasureRow
            key={`${measure.code} ${measure.line?.code ?? ''}`}
            measure={measure}
            onRecord={() => open(measure)}
          />
        ))}
      </Rows>
      {actForm && <ActDialog form={actForm} onClose={() => setActForm(undefined)} />}
    </Section>
  );
}

interface MeasureRowProps {
  readonly measure: FoundMeasure;
  readonly onRecord: () => void;
}

function MeasureRow({ measure, onRecord }: MeasureRowProps) {
  const t = useWords();
  const locale = useLocale();
  const { found, office, found_for, is_required, is_recordable } = measure;
  const title = getTitle(measure, locale);
  const recorder = office.toUpperCase();
  const officeName = found_for === undefined ? recorder : t('found_for', { office: t(found_for), recorder });
  const value = found && formatMeasuredValue(measure, found.value, { locale, yes: t('yes'), no: t('no') });
  return (
    <RowItem
      title={`${title} · ${officeName}`}
      note={
        found && (
          <>
            {found.found_by}, <MomentText at={found.found_at} year={false} />
          </>
        )
      }
      status={<Text size="secondary">{value ?? t(is_required ? 'measure_required' : 'measure_open')}</Text>}
      end={
        is_recordable && (
          <Row gap={2}>
            <Button size="desk" aria-label={t('record_of', { name: title })} onClick={onRecord}>
              {t(found === null ? 'record' : 'change')}
            </Button>
          </Row>
        )
      }
    />
  );
}
