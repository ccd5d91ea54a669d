import type { Client } from 'pg';

/** One SQL statement of a screen, measured on generated data. */
export interface ReadStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface StatementCost {
  readonly text: string;
  readonly milliseconds: number;
  /** Rows that its scans read, those included that a condition left out. */
  readonly rows_read: number;
  readonly blocks: number;
  /** Tables that it read from the first row to the last. */
  readonly scanned: readonly string[];
  readonly plan: PlanNode;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** Cost of a read with these values, by EXPLAIN ANALYZE in a transaction that is rolled back. */
export async function explainStatement(client: Client, { text, values }: ReadStatement): Promise<StatementCost> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
      `explain (analyze, buffers, format json) ${text}`,
      [...values],
    );
    const [planRow] = rows[0]?.['QUERY PLAN'] ?? [];
    if (!planRow) throw new Error(`no plan of ${text}`);
    const { Plan: plan } = planRow;
    const scans = listNodes(plan).filter((node) => node['Relation Name'] !== undefined);
    return {
      text,
      milliseconds: planRow['Execution Time'],
      rows_read: scans.reduce((sum, node) => sum + countRows(node), 0),
      blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      scanned: scans
        .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0)
        .map((node) => node['Relation Name'] ?? ''),
      plan,
    };
  } finally {
    await client.query('rollback');
  }
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

function countRows(node: PlanNode): number {
  const left_out = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + left_out) * node['Actual Loops'];
}

/** The plan as lines: the kind of each read, without the rows and milliseconds, which differ on another machine. */
export function formatPlan(node: PlanNode, depth = 1): string {
  const of = [node['Relation Name'], node['Index Name']].filter(Boolean).join(' by ');
  const own = `${'  '.repeat(depth)}${node['Node Type']} ${of} × ${node['Actual Loops']}: ${countRows(node)} rows`;
  return [own, ...(node.Plans ?? []).map((part) => formatPlan(part, depth + 1))].join('\n');
}
