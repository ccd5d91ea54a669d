import type { ReleaseStage } from '@ebpls/contracts';
import type { Generated } from 'kysely';

import type { Moment } from './columns/columns.ts';

interface ReleaseFailureTable {
  release_failure_id: Generated<number>;
  release_no: number;
  slot: string;
  version: string;
  stage: ReleaseStage;
  message: string;
  times: Generated<number>;
  first_at: Moment;
  last_at: Moment;
}

export interface ReleaseTables {
  release_failure: ReleaseFailureTable;
}
