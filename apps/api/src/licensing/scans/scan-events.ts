import { defineEvent } from '../../domain/notifications/events/events.ts';

interface CodeCopied {
  readonly permit_no: string;
  readonly company_name: string;
  /** Distance of the two places. */
  readonly kilometres: number;
}

/** The code of a permit was scanned at two places too far apart for the time between the scans. */
export const codeCopied = defineEvent<CodeCopied>('code_copied');
