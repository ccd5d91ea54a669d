// Values and schemas of the changes of a business: the former ones from the registration, and the draft of a change.

import {
  type AssessmentReply,
  BusinessChange,
  type Company,
  type FormMeasure,
  MeasuredValues,
  normaliseAmount,
} from '@ebpls/contracts';
import * as v from 'valibot';

import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { checkAskedMeasures } from '../../shared/measures/measure-values.ts';
import { toIssuePath } from '../../shared/steps/issue-path.ts';

export type ChangeKind = BusinessChange['kind'];

export function getChangeKind({
  amendment,
  application_type,
}: Pick<AssessmentReply, 'amendment' | 'application_type'>): ChangeKind {
  if (application_type === 'SPECIAL') return 'SPECIAL';
  return amendment === null || amendment === 'DEATH' ? 'RETIREMENT' : amendment;
}

function recordIn(value: unknown): DraftValues {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const toShownAmount = (savedAmount: unknown): unknown =>
  typeof savedAmount === 'string' ? (normaliseAmount(savedAmount) ?? savedAmount) : '';

/** Returns a section of the registration, with amounts in the format of their fields. */
export function toSectionValues({ form }: Company, section: string): DraftValues {
  const values = recordIn(form?.[section]);
  const amounts = ['total_assets', 'monthly_rental'].filter((field) => field in values);
  return { ...values, ...Object.fromEntries(amounts.map((field) => [field, toShownAmount(values[field])])) };
}

interface ChangeContext {
  readonly assessment: AssessmentReply;
  readonly company: Company;
  /** Values typed last. */
  readonly draft: DraftValues;
}

const FIRST: Readonly<Record<ChangeKind, (context: ChangeContext) => DraftValues>> = {
  CHANGE_LOCATION: ({ company, draft }) => ({ ...toSectionValues(company, 'place'), ...recordIn(draft['place']) }),
  CHANGE_ORG_TYPE: ({ company, draft }) => ({
    ...toSectionValues(company, 'identity'),
    ...recordIn(draft['identity']),
  }),
  CHANGE_NAME: ({ company, draft }) => {
    const { company_name, trade_name } = toSectionValues(company, 'identity');
    return { company_name, trade_name, registration_no: '', registration_date: '', registration_expiry: '', ...draft };
  },
  CHANGE_AREA: ({ company, draft }) => ({
    business_area_sqm: toSectionValues(company, 'place')['business_area_sqm'],
    ...draft,
  }),
  CHANGE_CAPITAL: ({ company, draft }) => ({
    ...draft,
    total_assets: toShownAmount(draft['total_assets'] ?? toSectionValues(company, 'activity')['total_assets']),
  }),
  ADD_LINE: ({ draft }) => ({
    lines: findLines(draft) ?? [{ line: '', products: '', capitalization: '' }],
    ...('measures' in draft && { measures: draft['measures'] }),
  }),
  DROP_LINE: ({ draft }) => ({
    lines: findLines(draft) ?? [],
    dropped: recordIn(findLines(draft)?.[0])['line'] ?? '',
  }),
  RETIREMENT: ({ assessment, draft }) => ({
    closure_date: '',
    reason: '',
    ...draft,
    lines: listClosedLines(assessment, findLines(draft) ?? []),
  }),
  TRANSFER_OWNERSHIP: () => ({}),
  SPECIAL: ({ company, draft }) => ({
    event_name: '',
    venue: '',
    brgycode: toSectionValues(company, 'place')['brgycode'] ?? '',
    starts_on: '',
    ends_on: '',
    ...draft,
  }),
};

/** Returns the initial values: those typed, else those of the registration. */
export function toChangeValues(assessment: AssessmentReply, company: Company): DraftValues {
  return FIRST[getChangeKind(assessment)]({ assessment, company, draft: assessment.draft });
}

function findLines({ lines }: DraftValues): readonly DraftValues[] | undefined {
  return Array.isArray(lines) && lines.length > 0 ? lines.map(recordIn) : undefined;
}

/** Returns one row for each line of the business, two where it is taxed in two ways; typed values stay. */
export function listClosedLines(
  { lines }: Pick<AssessmentReply, 'lines'>,
  typedRows: readonly DraftValues[],
): DraftValues[] {
  return lines.flatMap(({ line, categories }) =>
    (categories.length > 1 ? categories : [undefined]).map((category) => {
      const typedRow = typedRows.find(
        (row) => row['line'] === line && (category === undefined || row['category'] === category),
      );
      return {
        line,
        ...(category !== undefined && { category }),
        gross_current_year: toShownAmount(typedRow?.['gross_current_year']),
        ...(typeof typedRow?.['gross_current_year_essential'] === 'string' && {
          gross_current_year_essential: toShownAmount(typedRow['gross_current_year_essential']),
        }),
      };
    }),
  );
}

/** Returns the typed values as the draft stores them: the change without its kind. */
export function toChangeDraft(kind: ChangeKind, values: DraftValues): DraftValues {
  if (kind === 'CHANGE_LOCATION') return { place: values };
  if (kind === 'CHANGE_ORG_TYPE') return { identity: values };
  const { dropped, ...typed } = values;
  if (kind !== 'DROP_LINE' || dropped === undefined) return typed;
  const lines = Array.isArray(values['lines']) ? values['lines'].map(recordIn) : [];
  return { lines: lines.filter(({ line }) => line === dropped) };
}

const toOption = (kind: ChangeKind) => {
  const option = BusinessChange.options.find(({ entries }) => entries.kind.literal === kind);
  if (option === undefined) throw new Error(`there is no change ${kind}`);
  return option;
};

const MeasuredLines = v.object({
  measures: v.optional(MeasuredValues),
  lines: v.array(v.object({ line: v.string(), measures: v.optional(MeasuredValues) })),
});

/** Returns the schema for the fields of a change; of an added line with the measures that the revenue code asks. */
export function createChangeSchema(
  kind: ChangeKind,
  measures: readonly FormMeasure[],
): v.GenericSchema<DraftValues, DraftValues> {
  if (kind !== 'ADD_LINE' || measures.length === 0) return getFieldSchema(kind);
  return v.pipe(
    getFieldSchema(kind),
    v.rawCheck(({ dataset, addIssue }) => {
      const result = v.safeParse(MeasuredLines, dataset.value);
      if (!result.success) return;
      for (const [path, message] of Object.entries(checkAskedMeasures(result.output, measures)))
        addIssue({ message, path: toIssuePath(result.output, path) });
    }),
  );
}

/** Returns the schema for the fields of a change, which are typed at the top level of the form. */
function getFieldSchema(kind: ChangeKind): v.GenericSchema<DraftValues, DraftValues> {
  const { kind: _kind, ...entries } = toOption(kind).entries as Record<string, v.GenericSchema>;
  const [own] = Object.values(entries);
  const isSection = kind === 'CHANGE_LOCATION' || kind === 'CHANGE_ORG_TYPE';
  return (isSection && own ? own : v.object(entries)) as v.GenericSchema<DraftValues, DraftValues>;
}
