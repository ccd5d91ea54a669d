import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('demos-csv', {
  import: { en: 'Import', fil: 'Mag-import' },
  export: { en: 'Export', fil: 'I-export' },
  title: { en: 'Import from a spreadsheet', fil: 'Mag-import mula sa spreadsheet' },
  lead: {
    en: 'A CSV file with these columns in its first row: {columns}. Existing rows do not change.',
    fil: 'Isang CSV file na may ganitong mga kolum sa unang linya: {columns}. Hindi mababago ang narito na.',
  },
  file: { en: 'CSV file', fil: 'CSV file' },
  'file.needed': { en: 'Choose a CSV file.', fil: 'Pumili ng CSV file.' },
  'file.empty': {
    en: 'This file has no rows below the first row.',
    fil: 'Walang hilera ang file na ito sa ilalim ng unang linya.',
  },
  take: { en: 'Read the file', fil: 'Basahin ang file' },
  again: { en: 'Import another file', fil: 'Mag-import ng iba pang file' },
  done: { en: 'Done', fil: 'Tapos na' },
  imported_one: { en: '{count} row was imported.', fil: '{count} hilera ang tinanggap.' },
  imported_other: { en: '{count} rows were imported.', fil: '{count} hilera ang tinanggap.' },
  refused_one: { en: '{count} row was refused:', fil: '{count} hilera ang tinanggihan:' },
  refused_other: { en: '{count} rows were refused:', fil: '{count} hilera ang tinanggihan:' },
  line: { en: 'Row {line}: {reason}', fil: 'Linya {line}: {reason}' },
});
