import type { Messages } from './merge.ts';

/** Refusals of a report's filters. */
export const messages = {
  'report.unknown': { en: 'This report does not exist.', fil: 'Walang ganitong ulat.' },
  'report.unknown_grouping': {
    en: 'This report cannot be grouped that way.',
    fil: 'Hindi maigugrupo ang ulat na ito sa ganoong paraan.',
  },
  'form.unknown_format': { en: 'Choose PDF or XLSX.', fil: 'Pumili ng PDF o XLSX.' },
  'report.unknown_format': { en: 'Choose XLSX or CSV.', fil: 'Pumili ng XLSX o CSV.' },
  'year.format': { en: 'A year has four digits, like 2026.', fil: 'Apat na numero ang taon, gaya ng 2026.' },
} satisfies Messages;
