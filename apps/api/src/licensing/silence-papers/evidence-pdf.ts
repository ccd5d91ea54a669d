import { formatDayInWords, type LegalExtension, type Locale, type MessageParams } from '@ebpls/contracts';
import { toManilaDay, formatManilaStamp } from '@ebpls/rules';

import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, getApplicationCode, getApplication } from '../../domain/applications/find-application.ts';
import { getLocaleText, type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { findLegalExtension } from '../../domain/applications/deemed-approval/legal-extension.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Selectable } from 'kysely';
import { type EvidenceFact, renderFactsPaper } from './facts-paper.ts';

type SilenceOutcome = Selectable<Tables['silence_outcome']>;

interface EvidenceReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
}

/**
 * Renders the document that proves a deemed approval or an extension by law: acknowledgement, receipts, days counted, pauses and reminders
 * as stored on the day of the outcome. Refused: missing (another's, or nothing was decided by law).
 */
export async function renderSilenceEvidence(api: Api, assessment_code: string, actor: Actor): Promise<Buffer> {
  const application = await getApplication(api.db, assessment_code, actor);
  const outcome = await api.db
    .selectFrom('silence_outcome')
    .selectAll()
    .where('assessment_id', '=', application.assessment_id)
    .executeTakeFirst();
  if (!outcome) throw new Refused('missing', 'resource.missing');
  const rows = await loadReferenceRows(api.db);
  const reader = { rows, locale: actor.locale };
  const extension = await findLegalExtension(api.db, application.assessment_id);
  return renderFactsPaper(rows.issuer, {
    title: getEvidenceText(reader, `evidence.title.${outcome.outcome}`),
    law: getEvidenceText(reader, `evidence.law.${outcome.outcome}`),
    code: getApplicationCode(application),
    facts: listEvidenceFacts({ application, outcome, extension }, reader),
  });
}

type EvidenceKey = Extract<Parameters<typeof getMessageText>[0], `evidence.${string}`>;

function getEvidenceText({ locale }: EvidenceReader, key: EvidenceKey, params: MessageParams = {}): string {
  return getMessageText(key, params, locale);
}

interface ProofContext {
  readonly application: ApplicationRow;
  readonly outcome: SilenceOutcome;
  readonly extension: LegalExtension | undefined;
}

function listEvidenceFacts(
  { application, outcome, extension }: ProofContext,
  reader: EvidenceReader,
): readonly EvidenceFact[] {
  const getText = (key: EvidenceKey, params?: MessageParams) => getEvidenceText(reader, key, params);
  const formatDay = (one: string) => formatDayInWords(one, reader.locale);
  const none = getText('evidence.none');
  return [
    [getText('evidence.business'), `${application.company_name} · ${application.company_code}`],
    [
      getText('evidence.acknowledgement'),
      getText('evidence.acknowledged', {
        code: getApplicationCode(application),
        filed: application.submitted_at === null ? none : formatDay(toManilaDay(application.submitted_at)),
        complete: formatDay(outcome.complete_on),
      }),
    ],
    [
      getText('evidence.receipts'),
      outcome.receipt_nos.length === 0
        ? none
        : `${outcome.receipt_nos.join(' · ')}${outcome.paid_on === null ? '' : ` (${formatDay(outcome.paid_on)})`}`,
    ],
    [getText('evidence.permit'), outcome.permit_no ?? none],
    [
      getText('evidence.days'),
      getText(outcome.days_limit === 1 ? 'evidence.counted_one' : 'evidence.counted', {
        limit: outcome.days_limit,
        last: formatDay(outcome.last_day),
        days: outcome.counted_days.map(formatDay).join('; '),
      }),
    ],
    ...(extension === undefined ? [] : [[getText('evidence.extension'), formatExtension(extension, reader)] as const]),
    [getText('evidence.pauses'), formatPauses(outcome, reader) || none],
    [getText('evidence.reminders'), formatReminders(outcome, reader) || getText('evidence.no_reminder')],
    [getText('evidence.valid_from'), formatDay(outcome.decided_on)],
  ];
}

function formatExtension({ days, extended_on, reason }: LegalExtension, reader: EvidenceReader): string {
  const extendedOn = formatDayInWords(extended_on, reader.locale);
  return getEvidenceText(reader, days === 1 ? 'evidence.extended_one' : 'evidence.extended', {
    days,
    on: extendedOn,
    reason,
  });
}

function formatPauses({ pauses }: SilenceOutcome, reader: EvidenceReader): string {
  return pauses
    .map(({ office, from, until }) =>
      getEvidenceText(reader, 'evidence.pause', {
        by: getOfficeText(office, reader),
        from: formatDayInWords(from, reader.locale),
        until: until === null ? '…' : formatDayInWords(until, reader.locale),
      }),
    )
    .join('\n');
}

function formatReminders({ reminders }: SilenceOutcome, reader: EvidenceReader): string {
  return reminders
    .map(({ office, stage, at }) =>
      getEvidenceText(reader, 'evidence.reminder', {
        to: getOfficeText(office ?? 'bplo', reader),
        stage: stage === '50' || stage === '80' ? `${stage}%` : getEvidenceText(reader, 'evidence.past_limit'),
        at: formatManilaStamp(at),
      }),
    )
    .join('\n');
}

function getOfficeText(office: SilenceOutcome['pauses'][number]['office'], { rows, locale }: EvidenceReader): string {
  if (office === null) return getMessageText('evidence.payment', {}, locale);
  const title = rows.offices.get(office)?.title;
  return title === undefined ? office : getLocaleText(title, locale);
}
