// Column types of the table of client satisfaction surveys.

import type { ApplicationType } from '@ebpls/contracts';

import type { Generated, RowId } from '../columns/columns.ts';

/** From 5 strongly agree to 1 strongly disagree; null where the question does not apply. */
type SatisfactionRating = number | null;

interface SatisfactionResponseTable {
  response_id: RowId;
  assessment_id: number;
  /** The service availed. */
  service: ApplicationType;
  client_type: string;
  sex: string | null;
  age: number | null;
  region: Generated<string>;
  cc1: number;
  cc2: number;
  cc3: number;
  /** Nine ratings in their order. */
  sqd: SatisfactionRating[];
  suggestions: Generated<string>;
  email: Generated<string>;
  answered_on: string;
}

export interface SatisfactionTables {
  satisfaction_response: SatisfactionResponseTable;
}
