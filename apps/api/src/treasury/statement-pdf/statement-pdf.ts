// Renders an issued statement of account as a PDF.

import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { drawLetterhead } from '../../platform/pdf/letterhead.ts';
import { toPdfBytes, PRINT_COLORS, openPdf, type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import {
  type IssuedStatement,
  STATEMENT_LEFT,
  type NextSheet,
  createTextGetter,
  STATEMENT_WIDTH,
} from './statement-layout.ts';
import { drawParts, drawReceipts } from './statement-tables.ts';
import { drawFoot, drawTotals } from './statement-totals.ts';
import type { StatementContent } from '../../tables/ledger.ts';
import { whereOwnedBy } from '../../domain/access/delegations/authority.ts';

/**
 * An issued statement of account as stored, with the code that opens the payment. Refused: missing for another owner's.
 */
export async function renderStatementPdf(api: Api, actor: Actor, soa_no: string): Promise<Buffer> {
  const statement = await findIssued(api, soa_no, actor);
  if (!statement) throw new Refused('missing', 'resource.missing');
  const { issuer: municipality } = await loadReferenceRows(api.db);
  const { content } = statement;
  const title = `${createTextGetter(content.locale)('statement.title')} ${soa_no}`;
  const pdf = openPdf(title, municipality);
  const addSheet: NextSheet = () =>
    addPage(pdf, { issuer: municipality, title, x: STATEMENT_LEFT, width: STATEMENT_WIDTH });
  let y = drawLetterhead(pdf, municipality, {
    office: 'Office of the Municipal Treasurer',
    x: STATEMENT_LEFT,
    y: 36,
    width: STATEMENT_WIDTH,
  });
  y = drawTitle(pdf, statement, y + 10);
  y = drawStatementFacts(pdf, content, y + 10);
  y = drawParts(pdf, content, { y: y + 8, next: addSheet });
  y = drawTotals(pdf, content, { y: y + 10, next: addSheet });
  y = drawReceipts(pdf, content, { y: y + 8, next: addSheet });
  drawFoot(pdf, statement, { y, next: addSheet, public_url: api.config.public_url });
  return toPdfBytes(pdf);
}

async function findIssued({ db }: Api, soa_no: string, actor: Actor): Promise<IssuedStatement | undefined> {
  return db
    .selectFrom('statement_paper')
    .innerJoin('business', 'business.business_id', 'statement_paper.business_id')
    .select(['soa_no', 'as_of', 'issued_at', 'content'])
    .where('soa_no', '=', soa_no)
    .where(whereOwnedBy(actor, 'business'))
    .executeTakeFirst();
}

function drawTitle(pdf: Pdf, { soa_no, as_of, content: { locale } }: IssuedStatement, top: number): number {
  const getText = createTextGetter(locale);
  const y = writeText(pdf, getText('statement.title'), {
    x: STATEMENT_LEFT,
    y: top,
    width: STATEMENT_WIDTH,
    size: 20,
    bold: true,
    color: PRINT_COLORS.primary,
    align: 'center',
  });
  return writeText(pdf, `${soa_no} · ${getText('statement.as_of', { day: as_of })}`, {
    x: STATEMENT_LEFT,
    y: y + 2,
    width: STATEMENT_WIDTH,
    size: 11,
    align: 'center',
  });
}

function drawStatementFacts(pdf: Pdf, content: StatementContent, top: number): number {
  const getText = createTextGetter(content.locale);
  const rows = [
    [getText('statement.business'), `${content.company_name} · ${content.company_code}`],
    [getText('statement.owner'), content.owner_name],
    [getText('statement.address'), content.address],
    ...(content.issued_to === undefined ? [] : [[getText('statement.issued_to'), content.issued_to] as const]),
  ] as const;
  let y = top;
  for (const [label, value] of rows) {
    writeText(pdf, label, { x: STATEMENT_LEFT, y, width: 70, size: 10, color: PRINT_COLORS.muted });
    y = writeText(pdf, value, { x: STATEMENT_LEFT + 72, y, width: STATEMENT_WIDTH - 72, size: 10 }) + 3;
  }
  return y;
}
