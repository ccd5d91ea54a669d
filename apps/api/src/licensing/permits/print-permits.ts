// Prints the permits of several applications in one file.

import type { FastifyReply } from 'fastify';

import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { getApplication, refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { getPrint } from '../../domain/applications/papers/print-rows.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { joinPapers } from '../permit-pdf/draw-permit.ts';
import { renderPermit } from './download-permit.ts';
import { findNewestPaper } from './permits.queries.ts';

/**
 * The newest permit or certificate of an application. Refused: missing, forbidden on an own business, conflict before
 * its release.
 */
export async function getPermitToPrint(tx: ActorTransaction, assessment_code: string): Promise<string> {
  const { assessment_id, business_id } = await getApplication(tx.trx, assessment_code, tx.actor);
  await refuseOwnBusiness(tx, business_id, assessment_id);
  const permitNo = await findNewestPaper(tx.trx, assessment_id);
  if (permitNo === undefined) throw new Refused('conflict', 'permit.nothing_to_print');
  return permitNo;
}

interface PrintDownload {
  readonly actor: Actor;
  readonly params: { readonly print_id: string };
  readonly reply: FastifyReply;
}

/** The prepared permits as one file, each as of the day of the download; rendered one after the other. */
export async function sendPrintedPermits(api: Api, { actor, params, reply }: PrintDownload): Promise<void> {
  const permitNos = await getPrint(api, { actor, kind: 'permit', ...params });
  const files: Buffer[] = [];
  for (const permitNo of permitNos) files.push(await renderPermit(api, actor, permitNo));
  const { issuer } = await loadReferenceRows(api.db);
  await sendPdf(reply, 'permits', await joinPapers({ title: 'Business permits', issuer, files }));
}
