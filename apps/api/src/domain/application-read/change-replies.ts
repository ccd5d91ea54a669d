import {
  type ReplyBody,
  type BusinessFormInput,
  parseCentavos,
  type BusinessChangeInput,
  formatDayInWords,
  formatMeasuredValue,
  formatMeasureName,
  type getAssessment,
} from '@ebpls/contracts';
import { applyChange, formatBusinessAddress } from '@ebpls/rules';

import { formatPeso } from '../../platform/format.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { getLocaleText } from '../../platform/reference/reference-rows.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import type { CaseReader } from '../applications/cases/case-reader.ts';
import { listFormMeasures } from '../applications/cases/assess-case.ts';
import { getChange } from '../applications/cases/declared-changes.ts';

type ChangeReply = ReplyBody<typeof getAssessment>['changes'][number];
type ClosingChange = Extract<BusinessChangeInput, { kind: 'RETIREMENT' | 'DROP_LINE' }>;

/**
 * Old and new values of an amendment, a retirement or an event, in the reader's language; empty until the change is
 * complete.
 */
export function toChangeReplies(application: ApplicationRow, reader: CaseReader): ChangeReply[] {
  const change = getChange(application);
  const before = application.snapshot?.before ?? application.form;
  if (change === undefined || before === null) return [];
  const after = applyChange(before, change);
  return [
    ...toFormReplies(before, after, reader),
    ...toMeasureReplies(change, application.tax_year, reader),
    ...toClosingReplies(change, reader),
    ...toEventReplies(change, reader),
  ];
}

function toFormReplies(before: BusinessFormInput, after: BusinessFormInput, reader: CaseReader): ChangeReply[] {
  const { locale } = reader.actor;
  const rows = [
    ['address', (form: BusinessFormInput) => formatFormAddress(form, reader)],
    ['area', ({ place }: BusinessFormInput) => `${place.business_area_sqm} m²`],
    ['company_name', ({ identity }: BusinessFormInput) => identity.company_name],
    ['trade_name', ({ identity }: BusinessFormInput) => identity.trade_name ?? ''],
    ['org_type', ({ identity }: BusinessFormInput) => getMessageText(`changed.${identity.org_type}`, {}, locale)],
    ['registration', ({ identity }: BusinessFormInput) => identity.registration_no],
    ['capital', ({ activity }: BusinessFormInput) => formatAmountText(activity.total_assets)],
    [
      'lines',
      ({ activity }: BusinessFormInput) => activity.lines.map(({ line }) => getLineName(line, reader)).join(', '),
    ],
  ] as const;
  return rows
    .map(([field, read]) => ({
      label: getMessageText(`changed.${field}`, {}, locale),
      was: read(before),
      becomes: read(after),
    }))
    .filter(({ was, becomes }) => was !== becomes);
}

/** The measures of the added lines and of the business, by their names. */
function toMeasureReplies(change: BusinessChangeInput, tax_year: number, reader: CaseReader): ChangeReply[] {
  if (change.kind !== 'ADD_LINE') return [];
  const { locale } = reader.actor;
  const lines = change.lines.map(({ line }) => line);
  const formMeasures = listFormMeasures(reader.rows, { application_type: 'AMENDMENT', tax_year, lines });
  const words = {
    locale,
    yes: getMessageText('changed.yes', {}, locale),
    no: getMessageText('changed.no', {}, locale),
  };
  return [change, ...change.lines].flatMap(({ measures: values = {} }) =>
    formMeasures.flatMap((measure): ChangeReply[] => {
      const value = Object.hasOwn(values, measure.code) ? values[measure.code] : undefined;
      const label = formatMeasureName(measure, locale);
      return value === undefined ? [] : [{ label, was: '', becomes: formatMeasuredValue(measure, value, words) }];
    }),
  );
}

function toClosingReplies(change: BusinessChangeInput, reader: CaseReader): ChangeReply[] {
  if (change.kind !== 'RETIREMENT' && change.kind !== 'DROP_LINE') return [];
  const { locale } = reader.actor;
  const toAddedReply = (label: ChangeReply['label'], becomes: string): ChangeReply => ({ label, was: '', becomes });
  const closingReplies =
    change.kind === 'RETIREMENT'
      ? [
          toAddedReply(
            getMessageText('changed.closure_date', {}, locale),
            formatDayInWords(change.closure_date, locale),
          ),
          toAddedReply(
            getMessageText('changed.reason', {}, locale),
            getMessageText(`changed.${change.reason}`, {}, locale),
          ),
        ]
      : [];
  return [
    ...closingReplies,
    ...change.lines.map((line) => toAddedReply(formatGrossLabel(line, reader), sumClosingGross(line))),
  ];
}

function toEventReplies(change: BusinessChangeInput, { actor: { locale }, rows }: CaseReader): ChangeReply[] {
  if (change.kind !== 'SPECIAL') return [];
  const { event_name, venue, brgycode, starts_on, ends_on } = change;
  const days = [...new Set([starts_on, ends_on])].map((day) => formatDayInWords(day, locale)).join(' – ');
  return [
    { label: getMessageText('changed.event', {}, locale), was: '', becomes: event_name },
    {
      label: getMessageText('changed.venue', {}, locale),
      was: '',
      becomes: [venue, rows.barangays.get(brgycode)?.name].filter(Boolean).join(', '),
    },
    { label: getMessageText('changed.days', {}, locale), was: '', becomes: days },
  ];
}

function formatGrossLabel({ line, category }: ClosingChange['lines'][number], reader: CaseReader): string {
  const name = [getLineName(line, reader), category].filter(Boolean).join(', ');
  return getMessageText('changed.gross', { line: name }, reader.actor.locale);
}

function sumClosingGross({
  gross_current_year,
  gross_current_year_essential = '0.00',
}: ClosingChange['lines'][number]): string {
  const essential = formatAmountText(gross_current_year_essential);
  return gross_current_year_essential === '0.00'
    ? formatAmountText(gross_current_year)
    : `${formatAmountText(gross_current_year)} + ${essential}`;
}

function formatAmountText(text: string): string {
  const amount = parseCentavos(text);
  return amount === undefined ? text : formatPeso(amount);
}

function getLineName(line: string, { rows, actor }: CaseReader): string {
  const lineRow = rows.lines.get(line);
  return lineRow === undefined ? line : getLocaleText(lineRow.name, actor.locale);
}

function formatFormAddress({ place }: BusinessFormInput, { rows }: CaseReader): string {
  return formatBusinessAddress(place, rows.barangays.get(place.brgycode)?.name ?? '');
}
