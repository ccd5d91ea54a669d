// Prepares the prints of several rows in one file and records each print in the audit.

import { randomUUID } from 'node:crypto';

import type { ReplyBody, printPermits } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Api } from '../../../platform/http/api.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { recordAudit } from '../../../platform/identity/audit.ts';
import { Refused } from '../../../platform/refused.ts';
import { runForEachRow } from '../../../platform/transactions/for-each-row.ts';
import type { ActorTransaction } from '../../../platform/transactions/transaction.ts';

type PaperKind = 'permit' | 'inspection';

interface Print<Row> {
  readonly actor: Actor;
  readonly kind: PaperKind;
  readonly rows: readonly Row[];
  /** Number of the row's paper, refused like the single paper. */
  readonly getPaper: (tx: ActorTransaction, row: Row) => Promise<string>;
}

/**
 * Prepares the prints of several rows. Each is recorded as printed by itself; the recorded ones form a list under its
 * own id, which is stored in the audit and from which the file is rendered (decision 0061).
 */
export async function printEachRow<Row extends string | number>(
  api: Api,
  { actor, kind, rows, getPaper }: Print<Row>,
): Promise<ReplyBody<typeof printPermits>> {
  const papers = new Map<string, string>();
  const { data } = await runForEachRow(api, {
    actor,
    rows,
    act: async (tx, row) => {
      const paper_no = await getPaper(tx, row);
      await recordAudit(tx.trx, actor, { act: `${kind}.print`, object_kind: kind, object_id: paper_no });
      papers.set(String(row), paper_no);
    },
  });
  const paper_nos = data.flatMap(({ code, outcome }) => (outcome === 'done' ? (papers.get(code) ?? []) : []));
  if (paper_nos.length === 0) return { data, print_id: null };
  const print_id = randomUUID();
  await recordAudit(api.db, actor, {
    act: `${kind}.print_several`,
    object_kind: 'print',
    object_id: print_id,
    detail: { paper_nos },
  });
  return { data, print_id };
}

/** Numbers of the papers that the person prepared in the last ten minutes. Refused: missing. */
export async function getPrint(
  { db }: Pick<Api, 'db'>,
  { actor, kind, print_id }: Pick<Print<never>, 'actor' | 'kind'> & { readonly print_id: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ paper_nos: string[] }>`
    select detail -> 'paper_nos' as paper_nos
    from audit_entry
    where object_kind = 'print'
      and object_id = ${print_id}
      and act = ${`${kind}.print_several`}
      and account_id = ${actor.account_id}::bigint
      and at > now() - interval '10 minutes'`.execute(db);
  const [print] = rows;
  if (!print) throw new Refused('missing', 'print.expired');
  return print.paper_nos;
}
