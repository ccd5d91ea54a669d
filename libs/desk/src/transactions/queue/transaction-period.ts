import {
  APPLICATION_STAGES,
  type ApplicationStage,
  ARTA_CLASSES,
  type ArtaClass,
  isDay,
  TRANSACTION_DATES,
  type TransactionDate,
} from '@ebpls/contracts';

import type { DeskAddress } from '../../frame/desk-address.ts';

/** The dates, the legal class and the stage by which the list of applications is narrowed. */
export interface TransactionPeriod {
  readonly dated_by: TransactionDate;
  readonly from: string;
  readonly to: string;
  readonly arta_class?: ArtaClass | undefined;
  readonly stage?: ApplicationStage | undefined;
}

/** The period in an address, as the dashboard links to it; one that is incomplete or no date narrows nothing. */
export function findPeriod({ dated_by, from, to, arta_class, stage }: DeskAddress): TransactionPeriod | undefined {
  const date = TRANSACTION_DATES.find((candidate) => candidate === dated_by);
  if (date === undefined || from === undefined || to === undefined || !isDay(from) || !isDay(to)) return undefined;
  return {
    dated_by: date,
    from,
    to,
    arta_class: ARTA_CLASSES.find((candidate) => candidate === arta_class),
    stage: APPLICATION_STAGES.find((candidate) => candidate === stage),
  };
}
