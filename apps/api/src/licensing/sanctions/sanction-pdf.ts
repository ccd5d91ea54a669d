import { formatDayInWords, type Locale, type SanctionState } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { drawLetterhead } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { A4, toPdfBytes, PRINT_COLORS, openPdf, type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { findClosureState, getOfficeName, getSanctionState } from './sanction-reply.ts';
import { findSanction, type SanctionCase } from './sanctions.queries.ts';

const NOTICE_LEFT = 56;
const NOTICE_WIDTH = A4.width - NOTICE_LEFT * 2;
const NOTICE_BOTTOM = A4.height - 64;
const LABEL = 130;

type NoticeFact = readonly [label: string, value: string];

/** Renders the notice of a case in its present state, in the reader’s language. Refused: missing (another’s). */
export async function renderSanctionNotice(api: Api, sanction_no: string, actor: Actor): Promise<Buffer> {
  const sanction = await findSanction(api.db, sanction_no, actor);
  if (!sanction) throw new Refused('missing', 'resource.missing');
  const rows = await loadReferenceRows(api.db);
  const { issuer: municipality } = rows;
  const { locale } = actor;
  const state = getSanctionState(sanction, api.clock.today());
  const { title, next_step } = getNoticeTexts(sanction, state, locale);
  const pdf = openPdf(`${title} ${sanction_no}`, municipality);
  let y = drawLetterhead(pdf, municipality, {
    office: 'Office of the Municipal Mayor',
    x: NOTICE_LEFT,
    y: 40,
    width: NOTICE_WIDTH,
  });
  const centredText = { x: NOTICE_LEFT, width: NOTICE_WIDTH, align: 'center' as const };
  y = writeText(pdf, title, { ...centredText, y: y + 18, size: 20, bold: true, color: PRINT_COLORS.primary });
  y = writeText(pdf, `${sanction_no} · ${formatDayInWords(api.clock.today(), locale)}`, {
    ...centredText,
    y: y + 2,
    size: 11,
  });
  const addNoticePage = () =>
    addPage(pdf, { issuer: municipality, title: `${title} ${sanction_no}`, x: NOTICE_LEFT, width: NOTICE_WIDTH });
  const facts = listNoticeFacts(sanction, { locale, office: getOfficeName(sanction, rows, locale) });
  const last: NoticeFact = [getNoticeText('next', locale), next_step];
  drawNoticeFacts(pdf, [...facts, last], { y: y + 20, next: addNoticePage });
  return toPdfBytes(pdf);
}

/** Title and next step; a closure for want of a permit has texts that mention no permit. */
function getNoticeTexts(sanction: SanctionCase, state: SanctionState, locale: Locale) {
  const params = { answer_by: formatNoticeDay(sanction.answer_by, locale) };
  const closing = findClosureState(sanction, state);
  if (closing === undefined)
    return {
      title: getMessageText(`sanction.notice.${state}`, {}, locale),
      next_step: getMessageText(`sanction.next.${state}`, params, locale),
    };
  return {
    title: getMessageText(`sanction.closure.notice.${closing}`, {}, locale),
    next_step: getMessageText(`sanction.closure.next.${closing}`, params, locale),
  };
}

function getNoticeText(
  name: 'business' | 'ground' | 'finding' | 'officer' | 'on' | 'answer_by' | 'next',
  locale: Locale,
): string {
  return getMessageText(`sanction.fact.${name}`, {}, locale);
}

function formatNoticeDay(day: string | null, locale: Locale): string {
  return day === null ? '' : formatDayInWords(day, locale);
}

function listNoticeFacts(
  sanction: SanctionCase,
  { locale, office }: { readonly locale: Locale; readonly office: string },
): readonly NoticeFact[] {
  const { ground, finding, recommender, answer_by, answer, decision, reinstatement, permit_nos } = sanction;
  const facts: readonly NoticeFact[] = [
    [getNoticeText('business', locale), `${sanction.company_name} · ${sanction.company_code}`],
    [getNoticeText('ground', locale), getMessageText(`sanction.ground.${ground}`, {}, locale)],
    [getNoticeText('finding', locale), finding],
    [getNoticeText('officer', locale), `${recommender}, ${office}`],
    [getNoticeText('on', locale), formatNoticeDay(toManilaDay(sanction.recommended_at), locale)],
    [getNoticeText('answer_by', locale), formatNoticeDay(answer_by, locale)],
    [getMessageText('sanction.fact.answer', {}, locale), answer],
    [getMessageText('sanction.fact.decision', {}, locale), decision],
    [getMessageText('sanction.fact.permits', {}, locale), permit_nos.join(', ')],
    [getMessageText('sanction.fact.reinstatement', {}, locale), reinstatement],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** A long text continues over the pages that it needs. */
function drawNoticeFacts(
  pdf: Pdf,
  facts: readonly NoticeFact[],
  { y, next }: { readonly y: number; readonly next: () => number },
) {
  let top = y;
  for (const [label, value] of facts)
    for (const [index, paragraph] of value.split(/\n+/).entries()) {
      const text = { width: NOTICE_WIDTH - LABEL, lineGap: 2 };
      if (top + Math.min(pdf.font('regular').fontSize(11).heightOfString(paragraph, text), 120) > NOTICE_BOTTOM)
        top = next();
      if (index === 0)
        writeText(pdf, label, { x: NOTICE_LEFT, y: top, width: LABEL - 10, size: 10, color: PRINT_COLORS.muted });
      top = writeText(pdf, paragraph, { x: NOTICE_LEFT + LABEL, y: top, width: NOTICE_WIDTH - LABEL, size: 11 }) + 8;
    }
}
