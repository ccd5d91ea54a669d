// Records every SQL statement that goes through a connection pool.

import { createHash } from 'node:crypto';

import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

/** One SQL statement of a recorded payment, with the values that the database returned. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Row by row. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Statements that one notification made the product send to the database, and the payment that it was for. */
export interface Recording {
  readonly statements: readonly Statement[];
  /** Rows of the recorded payment; those of another payment lie a fixed distance away. */
  readonly ids: readonly number[];
  /** Words of the recorded payment: request number, codes, names. */
  readonly words: readonly string[];
}

type RecordingAnswer = (error: Error | undefined, result: QueryResult) => void;

/** A pool that writes down what goes through it; it looks to the product like its own. */
export function recordPayments(pool: Pool, statements: Statement[]): Pool {
  const wrap = (client: PoolClient) => ({
    query: (config: QueryConfig, answer: RecordingAnswer) =>
      client.query(config, (error: Error | undefined, result: QueryResult) => {
        statements.push({
          text: config.text,
          values: [...(config.values ?? [])] as unknown[],
          rows: error ? [] : (result.rows as Record<string, unknown>[]),
        });
        answer(error, result);
      }),
    release: (isBroken?: boolean) => client.release(isBroken),
  });
  const source = { options: pool.options, connect: async () => wrap(await pool.connect()), end: () => pool.end() };
  return source as unknown as Pool;
}

/** Statement names as the product gives them: each is planned once for a connection. */
export function toRecordingName(text: string): string {
  return `k${createHash('sha1').update(text).digest('hex')}`;
}
