import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('demos', {
  index: { en: 'Template pages', fil: 'Mga pahinang pang-demo' },
  demo: { en: 'Demonstration, not your data', fil: 'Demo lamang, hindi iyong datos' },
  not_found: { en: 'Nothing has this number', fil: 'Walang laman ang numerong ito' },
  'not_found.more': {
    en: 'It may have been deleted in this tab, or the address is wrong.',
    fil: 'Maaaring binura na ito sa tab na ito, o mali ang address.',
  },
  'not_found.back': { en: 'Back to the list', fil: 'Bumalik sa listahan' },
  failed: { en: 'Something went wrong', fil: 'May hindi gumana' },
  search: { en: 'Search', fil: 'Maghanap' },
  sort: { en: 'Sort by', fil: 'Ayusin ayon sa' },
  select: { en: 'Select', fil: 'Pili' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  'bulk.unchanged': { en: 'Leave unchanged', fil: 'Hayaan kung ano' },
  'bulk.cancel': { en: 'Cancel', fil: 'Kanselahin' },
  'bulk.save': { en: 'Save changes', fil: 'I-save ang mga pagbabago' },
  selected: { en: '{count} selected', fil: '{count} ang napili' },
  rows: { en: 'Rows on a page', fil: 'Hilera sa isang pahina' },
  range: { en: '{from} to {to} of {count}', fil: '{from} hanggang {to} ng {count}' },
  'page.before': { en: 'Previous page', fil: 'Naunang pahina' },
  'page.after': { en: 'Next page', fil: 'Susunod na pahina' },
});
