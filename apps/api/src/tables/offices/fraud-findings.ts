// Column types of the table of fraud findings.

import type { FraudFindingState, FraudGround } from '@ebpls/contracts';

import type { Generated, Moment, RowId } from '../columns/columns.ts';

interface FraudFindingTable {
  finding_id: RowId;
  finding_no: string;
  business_id: number;
  state: Generated<FraudFindingState>;
  ground: FraudGround;
  evidence: string;
  evidence_no: string;
  discovered_on: string;
  tax_years: number[];
  proposed_by: number;
  proposed_at: Moment;
  decision: Generated<string>;
  decided_by: Generated<number | null>;
  decided_at: Moment | null;
  withdrawal_reason: Generated<string>;
  withdrawal_proposed_by: Generated<number | null>;
  withdrawal_proposed_at: Moment | null;
  withdrawal_decision: Generated<string>;
  withdrawal_decided_by: Generated<number | null>;
  withdrawal_decided_at: Moment | null;
}

export interface FraudTables {
  fraud_finding: FraudFindingTable;
}
