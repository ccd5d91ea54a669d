import { formatDayInWords, type LegalExtension, type Locale, type MessageParams } from '@ebpls/contracts';
import { manilaDay, manilaStamp } from '@ebpls/rules';

import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, codeOf, getApplication } from '../../domain/applications/find-application.ts';
import { inLocale, type ReferenceRows, referenceRows } from '../../domain/reference/reference-rows.ts';
import { findLegalExtension } from '../../domain/silence/legal-extension.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Selectable } from 'kysely';
import { type Fact, renderFactsPaper } from './facts-paper.ts';

type Outcome = Selectable<Tables['silence_outcome']>;

interface EvidenceReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
}

/**
 * The paper that proves an approval or extension by law: acknowledgement, receipts, days counted, pauses and reminders
 * as they were kept on the day of the outcome. Refused: missing (another's, or nothing was decided by law).
 */
export async function renderSilenceEvidence(api: Api, assessment_code: string, actor: Actor): Promise<Buffer> {
  const application = await getApplication(api.db, assessment_code, actor);
  const outcome = await api.db
    .selectFrom('silence_outcome')
    .selectAll()
    .where('assessment_id', '=', application.assessment_id)
    .executeTakeFirst();
  if (!outcome) throw new Refused('missing', 'thing.missing');
  const rows = await referenceRows(api.db);
  const reader = { rows, locale: actor.locale };
  const extension = await findLegalExtension(api.db, application.assessment_id);
  return renderFactsPaper(rows.issuer, {
    title: say(reader, `evidence.title.${outcome.outcome}`),
    law: say(reader, `evidence.law.${outcome.outcome}`),
    code: codeOf(application),
    facts: factsOf({ application, outcome, extension }, reader),
  });
}

type EvidenceKey = Extract<Parameters<typeof messageText>[0], `evidence.${string}`>;

function say({ locale }: EvidenceReader, key: EvidenceKey, params: MessageParams = {}): string {
  return messageText(key, params, locale);
}

interface Proven {
  readonly application: ApplicationRow;
  readonly outcome: Outcome;
  readonly extension: LegalExtension | undefined;
}

function factsOf({ application, outcome, extension }: Proven, reader: EvidenceReader): readonly Fact[] {
  const day = (one: string) => formatDayInWords(one, reader.locale);
  const none = say(reader, 'evidence.none');
  return [
    [say(reader, 'evidence.business'), `${application.company_name} · ${application.company_code}`],
    [
      say(reader, 'evidence.acknowledgement'),
      say(reader, 'evidence.acknowledged', {
        code: codeOf(application),
        filed: application.submitted_at === null ? none : day(manilaDay(application.submitted_at)),
        complete: day(outcome.complete_on),
      }),
    ],
    [
      say(reader, 'evidence.receipts'),
      outcome.receipt_nos.length === 0
        ? none
        : `${outcome.receipt_nos.join(' · ')}${outcome.paid_on === null ? '' : ` (${day(outcome.paid_on)})`}`,
    ],
    [say(reader, 'evidence.permit'), outcome.permit_no ?? none],
    [
      say(reader, 'evidence.days'),
      say(reader, outcome.days_limit === 1 ? 'evidence.counted_one' : 'evidence.counted', {
        limit: outcome.days_limit,
        last: day(outcome.last_day),
        days: outcome.counted_days.map(day).join('; '),
      }),
    ],
    ...(extension === undefined
      ? []
      : [[say(reader, 'evidence.extension'), extensionText(extension, reader)] as const]),
    [say(reader, 'evidence.pauses'), pausesText(outcome, reader) || none],
    [say(reader, 'evidence.reminders'), remindersText(outcome, reader) || say(reader, 'evidence.no_reminder')],
    [say(reader, 'evidence.holds_from'), day(outcome.decided_on)],
  ];
}

function extensionText({ days, extended_on, reason }: LegalExtension, reader: EvidenceReader): string {
  const on = formatDayInWords(extended_on, reader.locale);
  return say(reader, days === 1 ? 'evidence.extended_one' : 'evidence.extended', { days, on, reason });
}

function pausesText({ pauses }: Outcome, reader: EvidenceReader): string {
  return pauses
    .map(({ office, from, until }) =>
      say(reader, 'evidence.pause', {
        by: officeName(office, reader),
        from: formatDayInWords(from, reader.locale),
        until: until === null ? '…' : formatDayInWords(until, reader.locale),
      }),
    )
    .join('\n');
}

function remindersText({ reminders }: Outcome, reader: EvidenceReader): string {
  return reminders
    .map(({ office, stage, at }) =>
      say(reader, 'evidence.reminder', {
        to: officeName(office ?? 'bplo', reader),
        stage: stage === '50' || stage === '80' ? `${stage}%` : say(reader, 'evidence.past_limit'),
        at: manilaStamp(at),
      }),
    )
    .join('\n');
}

function officeName(office: Outcome['pauses'][number]['office'], { rows, locale }: EvidenceReader): string {
  if (office === null) return messageText('evidence.payment', {}, locale);
  const title = rows.offices.get(office)?.title;
  return title === undefined ? office : inLocale(title, locale);
}
