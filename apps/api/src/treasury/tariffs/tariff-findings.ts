// Judges the tariff of a draft: what refuses its publication, and what needs a reason of the drafter.

import { createHash } from 'node:crypto';

import { LOCAL_GOVERNMENT_NAMES, type Locale, type TariffFindingReply } from '@ebpls/contracts';
import { Tariff, type TariffMeasure } from '@ebpls/contracts/tariff';
import { formatTariffRefusal, judgeTariff, listUnsortedBarangays, type TariffFinding } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import type { Database, Trx } from '../../platform/database/database.ts';
import { getMessageText, type MessageKey } from '../../platform/messages/catalogue.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { listLineUses } from './line-uses.queries.ts';

/** A version with its tariff, as stored. */
export interface StoredTariff {
  readonly effective_on: string;
  readonly tariff: unknown;
  readonly tariff_reasons: Readonly<Record<string, string>>;
}

interface JudgementReader {
  readonly rows: Pick<ReferenceRows, 'ordinances' | 'lines' | 'barangays' | 'municipality'>;
  readonly locale: Locale;
}

interface TariffJudgement {
  readonly tariff: Tariff;
  readonly findings: readonly TariffFinding[];
}

/** Documents whose findings are cached; of a code of 1,000 lines and 400 charges reading and checking take half a second. */
const MAX_JUDGEMENTS = 4;
const NO_FORMER = {};
/** Judgements of documents by their text, for each version before: published ones never change. */
const judgements = new WeakMap<object, Map<string, TariffJudgement>>();

/** The document and its findings; the same text is checked once against each version. */
function checkDocument(document: unknown, formerTariff: Tariff | undefined): TariffJudgement {
  const byText = judgements.get(formerTariff ?? NO_FORMER) ?? new Map<string, TariffJudgement>();
  judgements.set(formerTariff ?? NO_FORMER, byText);
  const text = createHash('sha256').update(JSON.stringify(document)).digest('base64');
  const storedFindings = byText.get(text);
  if (storedFindings !== undefined) return storedFindings;
  const tariff = v.parse(Tariff, document);
  const judgement = { tariff, findings: judgeTariff(tariff, formerTariff) };
  byText.set(text, judgement);
  for (const oldestText of [...byText.keys()].slice(0, -MAX_JUDGEMENTS)) byText.delete(oldestText);
  return judgement;
}

/** The published tariff before a version; versions are sorted newest first. */
function findFormer({ effective_on }: StoredTariff, { ordinances }: JudgementReader['rows']): Tariff | undefined {
  return ordinances.find((version) => version.effective_on < effective_on)?.tariff?.tariff;
}

/** Findings in a tariff against the law and against the published tariff before it, each with its reason. */
export function listTariffFindings(
  storedTariff: StoredTariff,
  { rows, locale }: JudgementReader,
): TariffFindingReply[] {
  const { findings } = checkDocument(storedTariff.tariff, findFormer(storedTariff, rows));
  return findings.map((finding) => ({
    path: finding.path,
    section: finding.section,
    law: finding.law,
    weight: finding.weight,
    message: formatTariffRefusal(finding, locale),
    reason: storedTariff.tariff_reasons[finding.path] ?? null,
  }));
}

/**
 * All findings in a draft: those in its document, another kind of local government than the set-up has, the barangays
 * that its groups leave out, and the lines of business that businesses use and nothing in it takes the place of.
 */
export async function listDraftFindings(
  db: Database | Trx,
  storedTariff: StoredTariff,
  { rows, locale }: JudgementReader,
): Promise<TariffFindingReply[]> {
  const { tariff } = checkDocument(storedTariff.tariff, findFormer(storedTariff, rows));
  const { lines, measures } = tariff;
  const next = new Set(lines.flatMap(({ code, was = [] }) => [code, ...was]));
  const goneLines = (await listLineUses(db, [...next])).map(({ line, businesses }) => {
    const path = `was.${line}`;
    const name = rows.lines.get(line)?.name[locale] ?? line;
    return {
      path,
      section: '',
      weight: 'REASON' as const,
      message: getMessageText('ordinance.tariff_line_gone', { line: name, code: line, count: businesses }, locale),
      reason: storedTariff.tariff_reasons[path] ?? null,
    };
  });
  return [
    ...listTariffFindings(storedTariff, { rows, locale }),
    ...listGovernmentFindings(tariff, storedTariff, { rows, locale }),
    ...listBarangayFindings(measures, { rows, locale }),
    ...goneLines,
  ];
}

/** A code is checked against the ceilings of the kind that it names, whatever the local government is. */
function listGovernmentFindings(
  { government }: Tariff,
  { tariff_reasons }: StoredTariff,
  { rows: { municipality }, locale }: JudgementReader,
): TariffFindingReply[] {
  if (government === municipality.government) return [];
  const params = {
    written: LOCAL_GOVERNMENT_NAMES[government][locale],
    place: LOCAL_GOVERNMENT_NAMES[municipality.government][locale],
  };
  const message = getMessageText('ordinance.tariff_government', params, locale);
  const reason = tariff_reasons['government'] ?? null;
  return [{ path: 'government', section: '', law: 'LGC s.144, 151', weight: 'REASON', message, reason }];
}

/** Barangays of the municipality where a measure has no value, so that no business there could be billed. */
function listBarangayFindings(
  measures: readonly TariffMeasure[],
  { rows, locale }: JudgementReader,
): TariffFindingReply[] {
  const barangays = [...rows.barangays.values()];
  const unsortedBarangays = listUnsortedBarangays(
    measures,
    barangays.map(({ brgycode }) => brgycode),
  );
  return unsortedBarangays.map(({ index, measure, brgycodes }) => {
    const names = barangays.filter(({ brgycode }) => brgycodes.includes(brgycode)).map(({ name }) => name);
    const params = { measure: measure.name[locale], barangays: names.join(', ') };
    const message = getMessageText('ordinance.tariff_barangays', params, locale);
    return { path: `measures.${index}.values`, section: '', weight: 'REFUSED', message, reason: null };
  });
}

/** Why findings forbid publication; undefined where none is refused and each other one has its reason. */
export function findTariffRefusal(findings: readonly TariffFindingReply[]): MessageKey | undefined {
  if (findings.some(({ weight }) => weight === 'REFUSED')) return 'ordinance.tariff_refused';
  return findings.some(({ reason }) => reason === null) ? 'ordinance.tariff_reasons' : undefined;
}
