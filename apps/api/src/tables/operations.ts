// Column types of the tables for operating the product: releases, stored files, rate limits.

import type { ReleaseStage } from '@ebpls/contracts';
import type { ColumnType, Generated } from 'kysely';

import type { Json, Moment, MomentByDefault } from './columns/columns.ts';

interface ReleaseFailureTable {
  release_failure_id: Generated<number>;
  release_no: number;
  slot: string;
  version: string;
  stage: ReleaseStage;
  message: string;
  first_at: Moment;
  last_at: Moment;
}

/** Accounts that reported a failure, with the last time. */
interface ReleaseFailurePersonTable {
  release_failure_id: number;
  account_id: number;
  last_at: Moment;
}

/** Properties of each file in folder or bucket when it was stored; the key is its random name. */
interface StoredFileTable {
  storage_key: string;
  size: number;
  sha256: string;
}

/** The version of the product that changed the tables; written by the owner alone. */
interface SchemaChangeTable {
  change_id: Generated<number>;
  product_version: string;
  migrations: string[];
  took_ms: number;
  backup: string | null;
  changed_at: Generated<Moment>;
}

/** An act that others are notified of; its parameters are typed by its kind. */
interface ActEventTable {
  event_id: Generated<number>;
  kind: string;
  acted_at: Moment;
  actor_id: number | null;
  delegation_id: Generated<number | null>;
  params: Json<object>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: MomentByDefault;
  delivered_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
}

/** Consumers that had an event already. */
interface ActEventDeliveryTable {
  event_id: number;
  consumer: string;
  delivered_at: MomentByDefault;
}

interface LimitCountTable {
  rule: string;
  key: Buffer;
  count: number;
  refused: number;
  ends_at: Moment;
}

/** Tables for operating the product. */
export interface OperationsTables {
  act_event: ActEventTable;
  act_event_delivery: ActEventDeliveryTable;
  release_failure: ReleaseFailureTable;
  release_failure_person: ReleaseFailurePersonTable;
  stored_file: StoredFileTable;
  limit_count: LimitCountTable;
  schema_change: SchemaChangeTable;
}
