import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the tools beside a list: its columns, its files, its forms. */
export const texts = {
  columns: { en: 'Columns', fil: 'Mga hanay' },
  columns_text: {
    en: 'Choose the columns to show. This setting applies only to you.',
    fil: 'Piliin ang mga hanay na ipapakita. Para sa iyo lamang ang setting na ito.',
  },
  density: { en: 'Rows', fil: 'Mga hilera' },
  comfortable: { en: 'Comfortable', fil: 'Maluwag' },
  compact: { en: 'Compact', fil: 'Dikit-dikit' },
  save: { en: 'Apply', fil: 'Ilapat' },
  xlsx: { en: 'Excel file', fil: 'Excel file' },
  csv: { en: 'CSV file', fil: 'CSV file' },
  xlsx_short: { en: 'Excel', fil: 'Excel' },
  csv_short: { en: 'CSV', fil: 'CSV' },
  as_table: { en: 'Show as a table', fil: 'Ipakita bilang talahanayan' },
  as_desk: { en: 'Back to the queue', fil: 'Bumalik sa pila' },
  print: { en: 'Print the list', fil: 'I-print ang listahan' },
  print_synonyms: { en: 'hard copy, printer', fil: 'kopya, printer' },
  printed_all: { en: '{view}: {count} on the list', fil: '{view}: {count} sa listahan' },
  printed_first: { en: '{view}: the first {count} of the list', fil: '{view}: ang unang {count} sa listahan' },
  printed_at: { en: 'Printed {when}', fil: 'Na-print {when}' },
  show: { en: 'Show', fil: 'Ipakita' },
  col_business: { en: 'Business', fil: 'Negosyo' },
  col_number: { en: 'Application', fil: 'Aplikasyon' },
  col_owner: { en: 'Owner', fil: 'May-ari' },
  col_type: { en: 'Type', fil: 'Uri' },
  col_barangay: { en: 'Barangay', fil: 'Barangay' },
  col_state: { en: 'Status', fil: 'Katayuan' },
  col_filed: { en: 'Filed on', fil: 'Petsa ng paghain' },
  col_due: { en: 'Due on', fil: 'Takdang petsa' },
  col_taken_by: { en: 'Assigned to', fil: 'Nakatalaga kay' },
  col_visit: { en: 'Visit', fil: 'Pagbisita' },
  col_offices: { en: 'Offices', fil: 'Mga tanggapan' },
  col_blocker: { en: 'Next step', fil: 'Susunod na hakbang' },
} as const;

export const { useWords } = defineMessages('desk-lists', texts);
