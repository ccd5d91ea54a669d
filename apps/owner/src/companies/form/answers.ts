// Formats the answers of the business form for its summary.

import {
  AGENCY_BY_ORGANISATION,
  parseCentavos,
  FORM_SECTIONS,
  type FormSection,
  normaliseMobile,
  type OrgType,
  type Reference,
  UNIT_KEYS,
} from '@ebpls/contracts';
import { findBarangayAt, type PartField } from '@ebpls/rules';
import { dayWritten, type Fact, formatPesos, useLocale } from '@ebpls/ui';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { findPoint } from '../../shared/place/points.ts';
import { useBusinessSentences } from './business-sentences.ts';
import { type FormFieldRow, type FieldKind, listFields } from './field-table.ts';
import { useWords, type FormTextKey } from './form.messages.ts';

/** Formats one field's answer, for a field on the form or off it. */
export function useFieldAnswer(reference: Reference): (field: PartField, values: DraftValues) => Fact {
  const formatAnswer = useAnswer(reference);
  const { label } = useBusinessSentences(undefined);
  const f = useFormWords();
  return ({ part, path }, values) => {
    const section = FORM_SECTIONS.find((one) => one === part) ?? 'identity';
    const field = listFields(section, values).find(({ name }) => name === path);
    const value = toText(values[path]);
    return field ? formatAnswer(field, values) : { label: label(path) ?? path, value: value || f('not_provided') };
  };
}

/**
 * Lists the answers of a step as pairs for a summary: optional fields without an answer are left out, and a pin is named
 * by its barangay.
 */
export function useAnswers(reference: Reference): (section: FormSection, values: DraftValues) => Fact[] {
  const t = useWords();
  const formatAnswer = useAnswer(reference);
  return (section, values) =>
    listFields(section, values)
      .filter((field) => !isLeftOut(field, values))
      .map((field) => {
        const barangay = field.kind === 'point' ? findPinBarangay(values, reference) : undefined;
        const fact = formatAnswer(field, values);
        return barangay === undefined ? fact : { ...fact, value: t('pin_barangay', { barangay }) };
      });
}

/** An optional field without an answer, or a mark that says something only where it is ticked. */
function isLeftOut({ name, is_optional, is_shown_if_yes }: FormFieldRow, values: DraftValues): boolean {
  if (is_shown_if_yes) return values[name] !== true;
  return is_optional === true && toText(values[name]) === '';
}

function findPinBarangay(values: DraftValues, { barangays }: Reference): string | undefined {
  const point = findPoint(values);
  const lies_in = point && findBarangayAt(point, barangays);
  return barangays.find(({ brgycode }) => brgycode === lies_in)?.name;
}

/** Formats an answer with its label: names for codes, amounts with their sign, dates as dates. */
function useAnswer(reference: Reference): (field: FormFieldRow, values: DraftValues) => Fact {
  const t = useWords();
  const f = useFormWords();
  const formatters = useWritten(reference);
  return ({ name, kind }, values) => {
    const value = kind === 'point' ? formatPoint(values) : values[name];
    const text = Array.isArray(value) ? formatLines(value, reference, t) : toText(value);
    return {
      label: t(kind === 'point' ? 'pin' : name, {
        agency: AGENCY_BY_ORGANISATION[values['org_type'] as OrgType] ?? 'DTI',
      }),
      value: (text === '' ? undefined : formatters[kind](text)) ?? f('not_provided'),
    };
  };
}

/** Returns the formatter of each kind of answer. */
function useWritten(reference: Reference): Readonly<Record<FieldKind, (answer: string) => string | undefined>> {
  const t = useWords();
  const f = useFormWords();
  const locale = useLocale();
  const formatChoice = (answer: string): string => t(answer as FormTextKey); // the contract's picklists are words here
  return {
    text: formatTyped,
    long_text: formatTyped,
    address: formatTyped,
    mobile: (answer) => normaliseMobile(answer) ?? answer,
    tin: formatTyped,
    area: formatTyped,
    count: formatTyped,
    point: formatTyped,
    lines: formatTyped,
    amount: formatAnswerAmount,
    day: (answer) => dayWritten(answer, locale),
    check: (answer) => f(answer === 'true' ? 'yes' : 'no'),
    radio: formatChoice,
    select: formatChoice,
    organization: formatChoice,
    barangay: (answer) => reference.barangays.find(({ brgycode }) => brgycode === answer)?.name,
  };
}

function formatLines(lines: readonly DraftValues[], reference: Reference, t: ReturnType<typeof useWords>): string {
  const formattedLines = lines.map(({ line, products, units }) => {
    const name = reference.lines.find((one) => one.line === line)?.name ?? '';
    const unitCounts = UNIT_KEYS.flatMap((unit) => (isCounted(units, unit) ? [`${t(unit)}: ${units[unit]}`] : []));
    return [name, products, ...unitCounts].filter(Boolean).join(' · ');
  });
  return formattedLines.filter(Boolean).join('; ');
}

function formatTyped(value: string): string {
  return value;
}

function toText(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}

function formatPoint({ geo_lat, geo_lng }: DraftValues): string {
  return typeof geo_lat === 'number' ? `${geo_lat}, ${String(geo_lng)}` : '';
}

function isCounted(units: unknown, unit: string): units is Record<string, number> {
  return typeof units === 'object' && units !== null && Number((units as DraftValues)[unit]) > 0;
}

function formatAnswerAmount(text: string): string {
  const amount = parseCentavos(text);
  return amount === undefined ? text : formatPesos(amount);
}
