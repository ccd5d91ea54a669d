import { formatDayInWords, type Locale, type MessageParams } from '@ebpls/contracts';
import { manilaDay, manilaStamp } from '@ebpls/rules';

import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { letterhead } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { A4, bytesOf, INK, openPdf, type Pdf, write } from '../../platform/pdf/pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { type ApplicationRow, codeOf, getApplication } from '../../domain/applications/find-application.ts';
import { inLocale, type ReferenceRows, referenceRows } from '../../domain/reference/reference-rows.ts';
import type { Tables } from '../../tables/tables.ts';
import type { Selectable } from 'kysely';

type Outcome = Selectable<Tables['silence_outcome']>;

const LEFT = 56;
const WIDTH = A4.width - LEFT * 2;
const BOTTOM = A4.height - 64;
const LABEL = 150;

interface EvidenceReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
}

type Fact = readonly [label: string, value: string];

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
  const title = say(reader, `evidence.title.${outcome.outcome}`);
  const pdf = openPdf(`${title} ${codeOf(application)}`, `Municipality of ${rows.issuer.name}`);
  const head = { office: 'Business Permits and Licensing Office', x: LEFT, y: 40, width: WIDTH };
  let y = letterhead(pdf, rows.issuer, head);
  const across = { x: LEFT, width: WIDTH, align: 'center' as const };
  y = write(pdf, title, { ...across, y: y + 18, size: 18, bold: true, color: INK.primary });
  y = write(pdf, say(reader, `evidence.law.${outcome.outcome}`), { ...across, y: y + 4, size: 10.5 });
  const next = () => addPage(pdf, { issuer: rows.issuer, title: codeOf(application), x: LEFT, width: WIDTH });
  drawFacts(pdf, factsOf({ application, outcome }, reader), { y: y + 18, next });
  return bytesOf(pdf);
}

type EvidenceKey = Extract<Parameters<typeof messageText>[0], `evidence.${string}`>;

function say({ locale }: EvidenceReader, key: EvidenceKey, params: MessageParams = {}): string {
  return messageText(key, params, locale);
}

interface Proven {
  readonly application: ApplicationRow;
  readonly outcome: Outcome;
}

function factsOf({ application, outcome }: Proven, reader: EvidenceReader): readonly Fact[] {
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
    [say(reader, 'evidence.pauses'), pausesText(outcome, reader) || none],
    [say(reader, 'evidence.reminders'), remindersText(outcome, reader) || say(reader, 'evidence.no_reminder')],
    [say(reader, 'evidence.holds_from'), day(outcome.decided_on)],
  ];
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

function drawFacts(pdf: Pdf, facts: readonly Fact[], { y, next }: { readonly y: number; readonly next: () => number }) {
  let top = y;
  for (const [label, value] of facts)
    for (const [index, paragraph] of value.split('\n').entries()) {
      const height = pdf
        .font('regular')
        .fontSize(11)
        .heightOfString(paragraph, { width: WIDTH - LABEL, lineGap: 2 });
      if (top + Math.min(height, 120) > BOTTOM) top = next();
      if (index === 0) write(pdf, label, { x: LEFT, y: top, width: LABEL - 10, size: 10, color: INK.muted });
      top = write(pdf, paragraph, { x: LEFT + LABEL, y: top, width: WIDTH - LABEL, size: 11 }) + 8;
    }
}
