import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  number: { en: 'Row number', fil: 'Numero ng hilera' },
  remove: { en: 'Remove', fil: 'Alisin' },
  remove_row: { en: 'Remove row {row}', fil: 'Alisin ang hilera {row}' },
  add_row: { en: 'Add a row', fil: 'Magdagdag ng hilera' },
  cell: { en: '{column}, row {row}', fil: '{column}, hilera {row}' },
  row: { en: 'Row {row}', fil: 'Hilera {row}' },
  notes: { en: 'Findings: {table}', fil: 'Mga natuklasan: {table}' },
  total_refused: {
    en: 'Row {row} of the pasted cells is a total. Nothing was pasted. Please copy the table without its total.',
    fil: 'Kabuuan ang hilera {row} ng kinopya. Walang na-paste. Kopyahin ang talahanayan nang walang kabuuan.',
  },
  page_before: { en: 'Previous rows', fil: 'Mga naunang hilera' },
  page_after: { en: 'Next rows', fil: 'Mga kasunod na hilera' },
  rows_shown: { en: 'Rows {from} to {to} of {all}', fil: 'Hilera {from} hanggang {to} sa {all}' },
} as const;

export const { useWords } = defineMessages('admin.tariff_grid', texts);
