import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ExportMade {
  readonly account_id: number;
  /** Last day on which the file can be downloaded. */
  readonly until: string;
}

/** The export of the personal data of a person is ready. */
export const exportMade = defineEvent<ExportMade>('export_made');
