import { formatDayInWords, type Locale, type SanctionState } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';

import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { letterhead } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { A4, bytesOf, INK, openPdf, type Pdf, write } from '../../platform/pdf/pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { closureState, officeName, stateOn } from './sanction-reply.ts';
import { findSanction, type SanctionCase } from './sanctions.queries.ts';

const LEFT = 56;
const WIDTH = A4.width - LEFT * 2;
const BOTTOM = A4.height - 64;
const LABEL = 130;

type Fact = readonly [label: string, value: string];

/** The notice of a case as it stands, in the reader’s language. Refused: missing (another’s). */
export async function sanctionNotice(api: Api, sanction_no: string, actor: Actor): Promise<Buffer> {
  const found = await findSanction(api.db, sanction_no, actor);
  if (!found) throw new Refused('missing', 'thing.missing');
  const rows = await referenceRows(api.db);
  const { issuer: municipality } = rows;
  const { locale } = actor;
  const state = stateOn(found, api.clock.today());
  const { title, next_step } = wordsOf(found, state, locale);
  const pdf = openPdf(`${title} ${sanction_no}`, `Municipality of ${municipality.name}`);
  let y = letterhead(pdf, municipality, { office: 'Office of the Municipal Mayor', x: LEFT, y: 40, width: WIDTH });
  const across = { x: LEFT, width: WIDTH, align: 'center' as const };
  y = write(pdf, title, { ...across, y: y + 18, size: 20, bold: true, color: INK.primary });
  y = write(pdf, `${sanction_no} · ${formatDayInWords(api.clock.today(), locale)}`, { ...across, y: y + 2, size: 11 });
  const next = () => addPage(pdf, { issuer: municipality, title: `${title} ${sanction_no}`, x: LEFT, width: WIDTH });
  const facts = factsOf(found, { locale, office: officeName(found, rows, locale) });
  const last: Fact = [word('next', locale), next_step];
  drawFacts(pdf, [...facts, last], { y: y + 20, next });
  return bytesOf(pdf);
}

/** Title and next step; of a closure for want of a permit without the words of a permit. */
function wordsOf(found: SanctionCase, state: SanctionState, locale: Locale) {
  const params = { answer_by: dayOf(found.answer_by, locale) };
  const closing = closureState(found, state);
  if (closing === undefined)
    return {
      title: messageText(`sanction.notice.${state}`, {}, locale),
      next_step: messageText(`sanction.next.${state}`, params, locale),
    };
  return {
    title: messageText(`sanction.closure.notice.${closing}`, {}, locale),
    next_step: messageText(`sanction.closure.next.${closing}`, params, locale),
  };
}

function word(
  name: 'business' | 'ground' | 'finding' | 'officer' | 'on' | 'answer_by' | 'next',
  locale: Locale,
): string {
  return messageText(`sanction.fact.${name}`, {}, locale);
}

function dayOf(day: string | null, locale: Locale): string {
  return day === null ? '' : formatDayInWords(day, locale);
}

function factsOf(
  found: SanctionCase,
  { locale, office }: { readonly locale: Locale; readonly office: string },
): readonly Fact[] {
  const { ground, finding, recommender, answer_by, answer, decision, reinstatement, permit_nos } = found;
  const facts: readonly Fact[] = [
    [word('business', locale), `${found.company_name} · ${found.company_code}`],
    [word('ground', locale), messageText(`sanction.ground.${ground}`, {}, locale)],
    [word('finding', locale), finding],
    [word('officer', locale), `${recommender}, ${office}`],
    [word('on', locale), dayOf(manilaDay(found.recommended_at), locale)],
    [word('answer_by', locale), dayOf(answer_by, locale)],
    [messageText('sanction.fact.answer', {}, locale), answer],
    [messageText('sanction.fact.decision', {}, locale), decision],
    [messageText('sanction.fact.permits', {}, locale), permit_nos.join(', ')],
    [messageText('sanction.fact.reinstatement', {}, locale), reinstatement],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** A long text goes on over the pages that it needs. */
function drawFacts(pdf: Pdf, facts: readonly Fact[], { y, next }: { readonly y: number; readonly next: () => number }) {
  let top = y;
  for (const [label, value] of facts)
    for (const [index, paragraph] of value.split(/\n+/).entries()) {
      const text = { width: WIDTH - LABEL, lineGap: 2 };
      if (top + Math.min(pdf.font('regular').fontSize(11).heightOfString(paragraph, text), 120) > BOTTOM) top = next();
      if (index === 0) write(pdf, label, { x: LEFT, y: top, width: LABEL - 10, size: 10, color: INK.muted });
      top = write(pdf, paragraph, { x: LEFT + LABEL, y: top, width: WIDTH - LABEL, size: 11 }) + 8;
    }
}
