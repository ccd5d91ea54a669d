import { buffer } from 'node:stream/consumers';

import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { whereVisibleTo } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { drawPermit } from '../permit-pdf/draw-permit.ts';
import { findEstate, findPermit } from './permits.queries.ts';

interface PermitDownload {
  readonly actor: Actor;
  readonly params: { readonly permit_no: string };
  readonly reply: FastifyReply;
}

/** The permit as PDF, for readers of its application. An owner gets it once it is signed. */
export async function sendPermit(api: Api, { actor, params, reply }: PermitDownload): Promise<void> {
  const file = await renderPermit(api, actor, params.permit_no);
  await sendPdf(reply, params.permit_no, file);
}

/** The permit as it is now. Refused: missing, and conflict to its owner before it is signed. */
export async function renderPermit(api: Api, actor: Actor, permit_no: string): Promise<Buffer> {
  const permit = await findPermit(api.db, permit_no);
  if (!permit || !(await canSee(api, actor, permit.assessment_id))) throw new Refused('missing', 'resource.missing');
  if (actor.role === 'user' && permit.signed_at === null) throw new Refused('conflict', 'permit.not_signed_yet');
  const { issuer } = await loadReferenceRows(api.db);
  const fileId = permit.signatory?.signature;
  const signature = fileId === undefined ? undefined : await buffer(api.storage.read(fileId));
  const estate_of = await findEstate(api.db, permit.business_id);
  return drawPermit({
    permit: { ...permit, estate_of },
    municipality: issuer,
    public_url: api.config.public_url,
    signature,
  });
}

async function canSee({ db }: Api, actor: Actor, assessment_id: number): Promise<boolean> {
  const { rows } = await sql`
      select 1 from application a where a.assessment_id = ${assessment_id}::bigint and ${whereVisibleTo(actor)}`.execute(
    db,
  );
  return rows.length > 0;
}
