// Checks that a moved database has the row counts and sums of amounts of the original.

import type { Client } from 'pg';

import { Refusal } from '../refusal.ts';
import type { RowMove } from './copy-rows.ts';
import type { Table } from './list-tables.ts';

/** Row counts and sums of amounts by table, or by table and column, of a moved database. */
type TableMeasures = ReadonlyMap<string, string>;

/**
 * Counts the rows of every table and adds up every amount, on both sides. Answers the comparison as lines; throws a
 * Refusal with what is not the same.
 */
export async function compareRows({ from, to, tables }: RowMove): Promise<readonly string[]> {
  const [sourceRows, targetRows] = [await measure(from, tables), await measure(to, tables)];
  const unequal = [...sourceRows].filter(([what, value]) => targetRows.get(what) !== value);
  if (unequal.length > 0)
    throw new Refusal(
      `The copy is not the same; nothing of it was kept.\n${unequal
        .map(([what, value]) => `${what}: ${value} here, ${targetRows.get(what)} there`)
        .join('\n')}`,
    );
  const filledColumns = [...sourceRows].filter(([, value]) => Number(value) !== 0);
  const width = Math.max(...filledColumns.map(([what]) => what.length));
  const rows = tables.reduce((sum, { name }) => sum + Number(sourceRows.get(name)), 0);
  return [
    ...filledColumns.map(([what, value]) => `${what.padEnd(width)}  ${value} = ${targetRows.get(what)}`),
    `${rows.toLocaleString('en-PH')} rows of ${tables.length} tables; ` +
      `${sourceRows.size} counts and sums are the same on both sides, ${sourceRows.size - filledColumns.length} of them are 0.`,
  ];
}

async function measure(client: Client, tables: readonly Table[]): Promise<TableMeasures> {
  const measures = new Map<string, string>();
  for (const { name, amounts } of tables) {
    const sums = amounts.map((column) => `coalesce(sum(${column}), 0)::text`);
    const { rows } = await client.query<string[]>({
      text: `select ${['count(*)::text', ...sums].join(', ')} from ${name}`,
      rowMode: 'array',
    });
    const [count = '', ...totals] = rows[0] ?? [];
    measures.set(name, count);
    for (const [place, column] of amounts.entries()) measures.set(`${name}.${column}`, totals[place] ?? '');
  }
  return measures;
}
