import type { ClearingOffice } from '@ebpls/contracts';

import { defineEvent } from '../../domain/notifications/events/events.ts';
import type { NotifiedPerson } from '../../domain/notifications/notify.ts';

export interface HandedOverCase {
  readonly office: ClearingOffice;
  readonly brgycode: string;
  readonly assessment_code: string;
}

interface ClearancesHandedOver {
  /** Cases that another person has now, or nobody. */
  readonly cases: readonly HandedOverCase[];
  /** The colleague who has them; undefined where they are in the queue. */
  readonly colleague?: NotifiedPerson & {
    readonly office: ClearingOffice;
    readonly cases: number;
    readonly note: string;
  };
}

/** A person reassigned their cases to a colleague. */
export const clearancesHandedOver = defineEvent<ClearancesHandedOver>('clearances_handed_over');
