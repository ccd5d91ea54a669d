// Reads the newest rehearsal of a draft revenue code as a reply.

import {
  type ReplyBody,
  type Centavos,
  type getOrdinance,
  type Locale,
  type OrdinanceText,
  formatPesosText,
  toReadableParams,
} from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { BillShares } from './rehearsal-tally.ts';
import { isMessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import {
  type BilledBusiness,
  findNewestRehearsal,
  listBilledBusinesses,
  type RehearsalRow,
} from './rehearsals.queries.ts';

type RehearsalReply = NonNullable<ReplyBody<typeof getOrdinance>['rehearsal']>;

interface RehearsalReader {
  readonly content: OrdinanceText;
  readonly revision: number;
  readonly locale: Locale;
  readonly rows: Pick<ReferenceRows, 'lines' | 'barangays'>;
  /** Names of lines of business that the draft has and no version in force. */
  readonly lineNames: ReadonlyMap<string, string>;
}

const UNKNOWN: BilledBusiness = { assessment_code: '', company_code: '', company_name: '' };

/** Reply of the newest rehearsal of a draft; null when there was none. */
export async function readRehearsal(
  db: Database,
  ordinance_version_id: number,
  reader: RehearsalReader,
): Promise<RehearsalReply | null> {
  const rehearsal = await findNewestRehearsal(db, ordinance_version_id);
  return rehearsal ? toRehearsalReply(db, rehearsal, reader) : null;
}

async function toRehearsalReply(
  db: Database,
  rehearsal: RehearsalRow,
  { content, revision, locale, rows, lineNames }: RehearsalReader,
): Promise<RehearsalReply> {
  const { tally, rehearsal_id, state, tax_year, assessments, done, asked_at, finished_at } = rehearsal;
  const businesses = await listBilledBusinesses(
    db,
    [...tally.most, ...tally.refusals].map(({ bill_id }) => bill_id),
  );
  const getBusiness = (bill_id: number): BilledBusiness => businesses.get(bill_id) ?? UNKNOWN;
  const { more, less, same, refused } = tally;
  return {
    rehearsal_id,
    state,
    tax_year,
    assessments,
    done,
    more,
    less,
    same,
    refused,
    asked_at,
    finished_at,
    is_current: rehearsal.revision === revision,
    asked_by: rehearsal.asked_by_name,
    ...toComparison(tally.before, tally.after),
    accounts: toAccountReplies(tally, content, locale),
    lines: toShareReplies(tally.lines, (code) => lineNames.get(code) ?? rows.lines.get(code)?.name[locale] ?? code),
    barangays: toShareReplies(tally.barangays, (code) => rows.barangays.get(code)?.name ?? code),
    most_affected: tally.most.map(({ bill_id, before, after }) => ({
      ...getBusiness(bill_id),
      ...toComparison(before, after),
      percent: formatPercentChange(before, after),
    })),
    refusals: tally.refusals.map((refusal) => toRefusalReply(refusal, getBusiness(refusal.bill_id), locale)),
  };
}

/** The share with the largest change first. */
function toShareReplies(shares: BillShares = {}, getName: (code: string) => string) {
  return Object.entries(shares)
    .toSorted(([one, [, was, is]], [other, [, before, after]]) => {
      const change = Math.abs(after - before) - Math.abs(is - was);
      return change === 0 ? one.localeCompare(other) : change;
    })
    .map(([code, [bills, before, after]]) => ({ code, name: getName(code), bills, ...toComparison(before, after) }));
}

function toAccountReplies(
  { accounts }: RehearsalRow['tally'],
  content: OrdinanceText,
  locale: Locale,
): RehearsalReply['accounts'] {
  return Object.entries(accounts)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([account_code, [before, after]]) => ({
      account_code,
      name: getAccountName(content, account_code, locale),
      ...toComparison(before, after),
    }));
}

function toRefusalReply(
  { version, field, message_key, params }: RehearsalRow['tally']['refusals'][number],
  { assessment_code, company_name }: BilledBusiness,
  locale: Locale,
): RehearsalReply['refusals'][number] {
  return {
    assessment_code,
    company_name,
    version,
    reason: isMessageKey(message_key) ? getMessageText(message_key, toReadableParams(params, locale), locale) : field,
  };
}

function toComparison(before: number, after: number): { before: string; after: string; difference: string } {
  const [was, becomes, difference] = [before, after, after - before].map((amount) =>
    formatPesosText(amount as Centavos),
  );
  return { before: was ?? '', after: becomes ?? '', difference: difference ?? '' };
}

/** Change in per cent with one decimal, half away from zero; null without a former amount. */
export function formatPercentChange(before: number, after: number): string | null {
  if (before === 0) return null;
  const tenths = (BigInt(Math.abs(after - before)) * 2_000n + BigInt(before)) / (2n * BigInt(before));
  return `${after < before ? '-' : ''}${tenths / 10n}.${tenths % 10n}`;
}

/** Name of an account: everything that is collected under it, by the names of the code. */
function getAccountName({ business_tax, fees, late }: OrdinanceText, account_code: string, locale: Locale): string {
  const rows = [...business_tax.rows, business_tax.barangay_tax, business_tax.deficiency, ...fees];
  const essential = business_tax.rows.flatMap(({ name, essential: share }) =>
    share?.account_code === account_code
      ? [`${name[locale]}, ${getMessageText('ordinance.term.essential', {}, locale)}`]
      : [],
  );
  const names = [
    ...rows.filter((row) => row.account_code === account_code).map(({ name }) => name[locale]),
    ...essential,
  ];
  const penalties = [late.tax_account_code, late.fee_account_code].includes(account_code)
    ? [getMessageText('ordinance.late_charges', {}, locale)]
    : [];
  return [...new Set([...names, ...penalties])].join('; ');
}
