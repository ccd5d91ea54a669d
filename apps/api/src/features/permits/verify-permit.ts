import type { Answer, PermitState, verifyPermit as verifyPermitEndpoint } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';

import type { Database } from '../../database.ts';
import type { Api } from '../../http/api.ts';
import { referenceRows } from '../../licensing/reference-rows.ts';
import { findPermit, type PermitRow } from './permits.queries.ts';
import { type PermitKeys, readToken } from './permit-token.ts';

export type Verified = Answer<typeof verifyPermitEndpoint>;

const VERDICTS: Readonly<Record<PermitState, Verified['verdict']>> = {
  GENERATED: 'unknown',
  SIGNED: 'unknown',
  ACTIVE: 'genuine',
  EXPIRED: 'expired',
  SUSPENDED: 'suspended',
  REVOKED: 'revoked',
  SURRENDERED: 'revoked',
  SUPERSEDED: 'superseded',
};

type Checked = { readonly answer: Verified; readonly permit_id: number | null };

/** Checks a code as printed, or the address that the QR code holds. A code that we did not sign is forged, whatever number it shows. */
export async function checkToken(api: Pick<Api, 'db' | 'clock'>, keys: PermitKeys, code: string): Promise<Checked> {
  const token = code.split('/').at(-1)?.trim() ?? '';
  const read = readToken(keys, token);
  if (!read) return { answer: nothing(api, 'forged'), permit_id: null };
  const permit = await findPermit(api.db, read.permit_no);
  // Our signature over a number whose permit carries another code: the paper was replaced.
  const replaced = permit !== undefined && permit.token !== token;
  return checked(api, permit, replaced);
}

/** Checks a number that was typed. */
export async function checkNumber(api: Pick<Api, 'db' | 'clock'>, permit_no: string): Promise<Verified> {
  return (await checked(api, await findPermit(api.db, permit_no), false)).answer;
}

async function checked(
  api: Pick<Api, 'db' | 'clock'>,
  permit: PermitRow | undefined,
  replaced: boolean,
): Promise<Checked> {
  const verdict = permit ? verdictOf(permit, api.clock.today(), replaced) : 'unknown';
  if (!permit || verdict === 'unknown')
    return { answer: nothing(api, 'unknown'), permit_id: permit?.permit_id ?? null };
  return { answer: { ...nothing(api, verdict), permit: await shown(api.db, permit) }, permit_id: permit.permit_id };
}

function verdictOf({ state, expires_on }: PermitRow, today: string, replaced: boolean): Verified['verdict'] {
  if (replaced) return 'superseded';
  return state === 'ACTIVE' && expires_on < today ? 'expired' : VERDICTS[state];
}

function nothing({ clock }: Pick<Api, 'clock'>, verdict: Verified['verdict']): Verified {
  return { verdict, checked_at: clock.now().toISOString(), permit: null };
}

/** Only what anyone may see: no owner, no contact, no amounts (domain reference 6.2). */
async function shown(
  db: Database,
  { content, permit_no, expires_on, signed_at }: PermitRow,
): Promise<NonNullable<Verified['permit']>> {
  const { municipality } = await referenceRows(db);
  return {
    permit_no,
    company_name: content.company_name,
    barangay_name: content.barangay_name,
    lines: [...content.lines],
    issued_on: signed_at === null ? null : manilaDay(signed_at),
    valid_until: expires_on,
    municipality: `${municipality.name}, ${municipality.province}`,
  };
}
