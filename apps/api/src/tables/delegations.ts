import type { DelegateScope, DelegationState } from '@ebpls/contracts';

import type { Generated, Moment, RowId } from './columns.ts';

interface DelegationTable {
  delegation_id: RowId;
  delegation_no: string;
  business_id: number;
  owner_id: number;
  delegate_email: string;
  delegate_id: number | null;
  scope: DelegateScope[];
  state: Generated<Exclude<DelegationState, 'EXPIRED'>>;
  offered_at: Moment;
  answer_by: string;
  ends_on: string;
  answered_at: Moment | null;
  ended_at: Moment | null;
  ended_by: number | null;
}

export interface DelegationTables {
  delegation: DelegationTable;
}
