// Loads the report of client satisfaction (ARTA Memorandum Circular 2022-05).

import { CHARTER_CHOICES, CHARTER_QUESTIONS, type Locale, SERVICE_QUESTIONS } from '@ebpls/contracts';
import { computeSatisfaction, type RatingCounts, sumRatings } from '@ebpls/rules';

import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow } from '../../platform/spreadsheets/sheet.ts';
import { formatPeriod, type ReportContext } from '../reports/report-period.ts';
import { listCharterAnswers, listRatings, listSuggestions, type RatingRow } from './satisfaction.queries.ts';

const ANSWER_COUNTS = [
  'strongly_agree',
  'agree',
  'neither',
  'disagree',
  'strongly_disagree',
  'not_applicable',
  'responses',
] as const;

/** The first question is overall satisfaction; the overall score is of the eight dimensions (ARTA MC 2022-05). */
const OVERALL = SERVICE_QUESTIONS[0];

/**
 * The anonymous client satisfaction measurement of ARTA Memorandum Circular 2022-05: by question of each service, by
 * service with its overall score, on the Citizen's Charter, or the suggestions.
 */
export async function loadSatisfactionReport(reading: ReportContext): Promise<Sheet> {
  switch (reading.by) {
    case 'service':
      return loadByService(reading);
    case 'charter':
      return loadCharterSheet(reading);
    case 'suggestion':
      return loadSuggestions(reading);
    default:
      return loadByQuestion(reading);
  }
}

type SheetBody = Pick<Sheet, 'columns' | 'rows'> & Partial<Pick<Sheet, 'foot'>>;

function toSheet(reading: ReportContext, { columns, rows, foot = null }: SheetBody): Sheet {
  return {
    title: 'report.satisfaction',
    note: 'report.satisfaction.note',
    subtitle: formatPeriod(reading, reading.locale),
    columns,
    rows,
    foot,
    sums: [],
  };
}

const getReportText = (key: string, locale: Locale): string => getMessageText(key as MessageKey, {}, locale);
const toService = (service: string, locale: Locale): string => getReportText(`report.service.${service}`, locale);

async function loadByQuestion(reading: ReportContext): Promise<Sheet> {
  const { locale } = reading;
  const rows = await listRatings(reading);
  const services = [...new Set(rows.map(({ service }) => service))];
  return toSheet(reading, {
    columns: [
      defineColumn(locale, 'service', 'text'),
      defineColumn(locale, 'question', 'text'),
      ...ANSWER_COUNTS.map((key) => defineColumn(locale, key, 'count')),
      defineColumn(locale, 'agree_share', 'share'),
    ],
    rows: services.flatMap((service) =>
      rows
        .filter((row) => row.service === service)
        .map((row) => ({
          key: `${service} ${row.question}`,
          texts: {
            service: toService(service, locale),
            question: getReportText(`report.question.${row.question}`, locale),
            agree_share: computeSatisfaction(row) ?? '',
          },
          counts: toCounts(row),
        })),
    ),
  });
}

async function loadByService(reading: ReportContext): Promise<Sheet> {
  const { locale } = reading;
  const rows = await listRatings(reading);
  const services = [...new Set(rows.map(({ service }) => service))];
  const toServiceRow = (key: string, service: string, of: readonly RatingRow[]): SheetRow => ({
    key,
    texts: {
      service,
      satisfied_share: computeSatisfaction(sumRatings(of.filter(({ question }) => question === OVERALL))) ?? '',
      overall_share: computeSatisfaction(sumRatings(of.filter(({ question }) => question !== OVERALL))) ?? '',
    },
    counts: { responses: sumRatings(of.filter(({ question }) => question === OVERALL)).responses },
  });
  return toSheet(reading, {
    columns: [
      defineColumn(locale, 'service', 'text'),
      defineColumn(locale, 'responses', 'count'),
      defineColumn(locale, 'satisfied_share', 'share'),
      defineColumn(locale, 'overall_share', 'share'),
    ],
    rows: services.map((service) =>
      toServiceRow(
        service,
        toService(service, locale),
        rows.filter((row) => row.service === service),
      ),
    ),
    foot: rows.length === 0 ? null : toServiceRow('total', getReportText('report.total', locale), rows),
  });
}

function toCounts(row: RatingCounts): Record<(typeof ANSWER_COUNTS)[number], number> {
  return Object.fromEntries(ANSWER_COUNTS.map((key) => [key, row[key]])) as Record<
    (typeof ANSWER_COUNTS)[number],
    number
  >;
}

async function loadCharterSheet(reading: ReportContext): Promise<Sheet> {
  const { locale } = reading;
  const answers = await listCharterAnswers(reading);
  const countChoices = (question: string, choice: string): number =>
    answers.find((row) => row.question === question && String(row.choice) === choice)?.answers ?? 0;
  return toSheet(reading, {
    columns: [
      defineColumn(locale, 'question', 'text'),
      defineColumn(locale, 'answer', 'text'),
      defineColumn(locale, 'answers', 'count'),
    ],
    rows:
      answers.length === 0
        ? []
        : CHARTER_QUESTIONS.flatMap((question) =>
            CHARTER_CHOICES[question].map((choice) => ({
              key: `${question} ${choice}`,
              texts: {
                question: getReportText(`report.question.${question}`, locale),
                answer: getReportText(`report.answer.${question}.${choice}`, locale),
              },
              counts: { answers: countChoices(question, choice) },
            })),
          ),
  });
}

async function loadSuggestions(reading: ReportContext): Promise<Sheet> {
  const { locale } = reading;
  const rows = await listSuggestions(reading);
  return toSheet(reading, {
    columns: [
      defineColumn(locale, 'day', 'day'),
      defineColumn(locale, 'service', 'text'),
      defineColumn(locale, 'suggestion', 'text'),
      defineColumn(locale, 'email', 'text'),
    ],
    rows: rows.map(({ response_id, answered_on, service, suggestions: suggestion, email }) => ({
      key: String(response_id),
      texts: { day: answered_on, service: toService(service, locale), suggestion, email },
    })),
  });
}
