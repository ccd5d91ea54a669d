import type { Assessment, Bill } from '@ebpls/contracts';

/** The application that the address names, with its newest bill. */
export interface OpenedTransaction {
  readonly assessment: Assessment;
  readonly bill: Bill | undefined;
}
