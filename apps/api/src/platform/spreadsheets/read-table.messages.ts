import type { Messages } from '@ebpls/contracts';

/** Messages about an uploaded table. */
export const messages = {
  'table.kind': {
    en: 'Please upload a workbook (.xlsx) or a CSV file in UTF-8.',
    fil: 'Mag-upload ng workbook (.xlsx) o CSV file sa UTF-8.',
  },
  'table.encoding': {
    en:
      'This table is not in UTF-8, so it cannot be read. In Excel, choose File → Save As → CSV UTF-8 (Comma ' +
      'delimited) and upload that file, or upload the workbook (.xlsx).',
    fil:
      'Wala sa UTF-8 ang talaang ito, kaya hindi mabasa ang mga titik. Sa Excel, piliin ang File → Save As → CSV UTF-8 ' +
      '(Comma delimited) at iyon ang ipadala, o ipadala ang workbook (.xlsx).',
  },
  'table.too_large': { en: 'Please upload a file of 1 MB or less.', fil: 'Mag-upload ng file na 1 MB o mas maliit.' },
  'table.too_many_cells': {
    en: 'This table has too many cells. Please keep only the columns and rows that you need.',
    fil: 'Sobra ang dami ng cell ng talaang ito. Itira lamang ang mga hanay at hilera na kailangan.',
  },
  'table.cell_too_long': {
    en: 'A cell in this table has more than 1,000 characters, or a quotation mark is not closed. Please correct it in the spreadsheet.',
    fil: 'May cell sa talaang ito na higit sa 1,000 karakter, o may panipi na hindi isinara. Itama ito sa spreadsheet.',
  },
  'table.no_rows': { en: 'This file has no rows.', fil: 'Walang mga hilera ang file na ito.' },
  'table.too_many_rows': {
    en: 'This file has more than 2,000 rows. Please keep only the rows of your municipality.',
    fil: 'Higit sa 2,000 ang hilera ng file na ito. Itira lamang ang sa munisipyo mo.',
  },
} satisfies Messages;
