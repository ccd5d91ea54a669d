import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { ownedBy } from '../../domain/delegations/owned-by.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { letterhead } from '../../platform/pdf/letterhead.ts';
import { bytesOf, INK, openPdf, type Pdf, write } from '../../platform/pdf/pdf.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { type IssuedStatement, LEFT, type Next, sayIn, WIDTH } from './statement-layout.ts';
import { drawParts, drawReceipts } from './statement-tables.ts';
import { drawFoot, drawTotals } from './statement-totals.ts';
import type { StatementContent } from '../../tables/ledger.ts';

/**
 * An issued statement of account as it was issued, with the code that opens the payment. Another owner's is missing.
 */
export async function statementPdf(api: Api, actor: Actor, soa_no: string): Promise<Buffer> {
  const issued = await findIssued(api, soa_no, actor);
  if (!issued) throw new Refused('missing', 'thing.missing');
  const { issuer: municipality } = await referenceRows(api.db);
  const { content } = issued;
  const title = `${sayIn(content.locale)('statement.title')} ${soa_no}`;
  const pdf = openPdf(title, `Municipality of ${municipality.name}`);
  const next: Next = () => addPage(pdf, { issuer: municipality, title, x: LEFT, width: WIDTH });
  let y = letterhead(pdf, municipality, {
    office: 'Office of the Municipal Treasurer',
    x: LEFT,
    y: 36,
    width: WIDTH,
  });
  y = drawTitle(pdf, issued, y + 10);
  y = drawFacts(pdf, content, y + 10);
  y = drawParts(pdf, content, { y: y + 8, next });
  y = drawTotals(pdf, content, { y: y + 10, next });
  y = drawReceipts(pdf, content, { y: y + 8, next });
  drawFoot(pdf, issued, { y, next, public_url: api.config.public_url });
  return bytesOf(pdf);
}

async function findIssued({ db }: Api, soa_no: string, actor: Actor): Promise<IssuedStatement | undefined> {
  return db
    .selectFrom('statement_paper')
    .innerJoin('business', 'business.business_id', 'statement_paper.business_id')
    .select(['soa_no', 'as_of', 'issued_at', 'content'])
    .where('soa_no', '=', soa_no)
    .where(ownedBy(actor, 'business'))
    .executeTakeFirst();
}

function drawTitle(pdf: Pdf, { soa_no, as_of, content: { locale } }: IssuedStatement, top: number): number {
  const say = sayIn(locale);
  const y = write(pdf, say('statement.title'), {
    x: LEFT,
    y: top,
    width: WIDTH,
    size: 20,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  return write(pdf, `${soa_no} · ${say('statement.as_of', { day: as_of })}`, {
    x: LEFT,
    y: y + 2,
    width: WIDTH,
    size: 11,
    align: 'center',
  });
}

function drawFacts(pdf: Pdf, content: StatementContent, top: number): number {
  const say = sayIn(content.locale);
  const rows = [
    [say('statement.business'), `${content.company_name} · ${content.company_code}`],
    [say('statement.owner'), content.owner_name],
    [say('statement.address'), content.address],
    ...(content.issued_to === undefined ? [] : [[say('statement.issued_to'), content.issued_to] as const]),
  ] as const;
  let y = top;
  for (const [label, value] of rows) {
    write(pdf, label, { x: LEFT, y, width: 70, size: 10, color: INK.muted });
    y = write(pdf, value, { x: LEFT + 72, y, width: WIDTH - 72, size: 10 }) + 3;
  }
  return y;
}
