// Creates the number of the permit or certificate that is issued for an application.

import { allocateNumber } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { PermitContent, PermitKind } from '../../tables/money.ts';

export interface IssuedNumber {
  readonly permit_no: string;
  readonly kind: PermitKind;
  readonly version: number;
  /** Content of the permit that is amended. */
  readonly formerContent: PermitContent | undefined;
}

const PERMIT_NO_DIGITS = 5;

const PERMIT = { kind: 'PERMIT', prefix: 'MP', series: 'permit' } as const;
const PAPERS = {
  NEW: PERMIT,
  RENEWAL: PERMIT,
  RETIREMENT: { kind: 'RETIREMENT', prefix: 'CR', series: 'retirement' },
  SPECIAL: { kind: 'TEMPORARY', prefix: 'TP', series: 'temporary' },
} as const;

/**
 * The number of the paper that an application ends in: a permit of its year, the next version of the amended permit, a
 * temporary permit, or a certificate of retirement (domain reference 6.1). Refused: conflict when no permit is in force
 * that could be amended.
 */
export async function createIssuedNumber(tx: Transaction, application: ApplicationRow): Promise<IssuedNumber> {
  const { application_type, tax_year } = application;
  if (application_type === 'AMENDMENT') return getNextVersion(tx, application);
  const { kind, prefix, series } = PAPERS[application_type];
  const number = await allocateNumber(tx.trx, series, tax_year);
  const permit_no = `${prefix}-${tax_year}-${String(number).padStart(PERMIT_NO_DIGITS, '0')}`;
  return { permit_no, kind, version: 1, formerContent: undefined };
}

/** `MP-2026-00045`, then `MP-2026-00045-A1`: the number stays and the version increases, also past an unsigned one. */
async function getNextVersion(
  { trx, today }: Transaction,
  { business_id, tax_year }: ApplicationRow,
): Promise<IssuedNumber> {
  // A change paid in its year and released after it amends the permit of that year, for the record.
  const yearEnd = `${tax_year}-12-31`;
  const isOver = yearEnd < today;
  const formerPermit = await trx
    .selectFrom('permit')
    .select(['permit_no', 'content'])
    .where('business_id', '=', business_id)
    .where('kind', '=', 'PERMIT')
    .where('state', 'in', isOver ? ['ACTIVE', 'EXPIRED'] : ['ACTIVE'])
    .where('expires_on', '>=', isOver ? yearEnd : today)
    .orderBy('permit_id', 'desc')
    .executeTakeFirst();
  if (!formerPermit) throw new Refused('conflict', 'change.no_permit_in_force');
  const number = formerPermit.permit_no.replace(/-A\d+$/, '');
  const { newest } = await trx
    .selectFrom('permit')
    .select(({ fn }) => fn.max('version').as('newest'))
    .where((where) => where.or([where('permit_no', '=', number), where('permit_no', 'like', `${number}-A%`)]))
    .executeTakeFirstOrThrow();
  const version = Number(newest) + 1;
  return { permit_no: `${number}-A${version - 1}`, kind: 'PERMIT', version, formerContent: formerPermit.content };
}
