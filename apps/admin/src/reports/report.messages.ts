import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Reports', fil: 'Mga Ulat' },
  subtitle: {
    en: 'All amounts come from the ledger. The files contain the same data as this page.',
    fil: 'Mula sa ledger ang bawat halaga. Pareho ang laman ng mga file at ng pahinang ito.',
  },
  list: { en: 'The treasurer’s reports', fil: 'Mga ulat ng ingat-yaman' },
  abstract: { en: 'Abstract of collection', fil: 'Buod ng koleksiyon ayon sa account' },
  abstract_about: {
    en: 'By account code and fund, with cancelled and reversed receipts shown separately',
    fil: 'Ayon sa account code at pondo, hiwalay ang kinansela at binaligtad na resibo',
  },
  collections: { en: 'Summary of collections', fil: 'Kabuuan ng mga koleksiyon' },
  collections_about: {
    en: 'By day, month, channel, collector, barangay or line of business',
    fil: 'Ayon sa araw, buwan, paraan, kolektor, barangay o uri ng negosyo',
  },
  barangays: { en: 'Remittance to barangays', fil: 'Remittance sa mga barangay' },
  barangays_about: {
    en: 'Clearance fees and barangay taxes held in trust, by barangay and month',
    fil: 'Bayad sa clearance at buwis ng barangay na hawak na pondo, bawat barangay at buwan',
  },
  fire: { en: 'Fire code fees', fil: 'Bayarin sa fire code' },
  fire_about: {
    en: '80% for the national government, 20% for the municipality',
    fil: '80% sa pambansang pamahalaan, 20% sa munisipyo',
  },
  delinquent: { en: 'Delinquent businesses', fil: 'Mga negosyong may atraso' },
  delinquent_about: {
    en: 'Overdue amounts as of any date, with surcharge and interest',
    fil: 'Mga lampas sa takda sa alinmang petsa, kasama ang patong at interes',
  },
  unrenewed: { en: 'Businesses without renewal', fil: 'Mga negosyong hindi nag-renew' },
  unrenewed_about: {
    en: 'Businesses with a past permit and no later application, by year',
    fil: 'Mga negosyong may dating permit at walang naihain mula noon, ayon sa taon',
  },
  taxpayers: { en: 'Top taxpayers', fil: 'Mga pangunahing nagbabayad ng buwis' },
  taxpayers_about: {
    en: 'Highest payments in a year, with the share of the total',
    fil: 'Mga pinakamalaking bayad sa isang taon at ang bahagi ng mga ito sa kabuuan',
  },
  'trial-balance': { en: 'Trial balance', fil: 'Balanse ng mga account (trial balance)' },
  'trial-balance_about': {
    en: 'All ledger accounts, by fund',
    fil: 'Bawat account ng ledger, ayon sa pondo',
  },
  differences: { en: 'Record discrepancies', fil: 'Mga pagkakaiba sa mga rekord' },
  differences_about: {
    en: 'Orders whose records did not agree before the last update, for review',
    fil: 'Mga order na hindi magkatugma ang mga rekord bago ang huling update, para suriin',
  },
  satisfaction: { en: 'Client satisfaction', fil: 'Kasiyahan ng kliyente' },
  satisfaction_about: {
    en:
      'Results of the survey under ARTA Memorandum Circular 2022-05, by question, service, Citizen’s ' +
      'Charter and suggestion',
    fil:
      'Mga resulta ng survey ng ARTA Memorandum Circular 2022-05, ayon sa tanong, serbisyo, Citizen’s ' +
      'Charter at mungkahi',
  },
  question: { en: 'Question', fil: 'Tanong' },
  service: { en: 'Service', fil: 'Serbisyo' },
  charter: { en: 'Citizen’s Charter', fil: 'Citizen’s Charter' },
  suggestion: { en: 'Suggestion', fil: 'Mungkahi' },
  from: { en: 'Start date', fil: 'Petsa ng simula' },
  to: { en: 'End date', fil: 'Petsa ng katapusan' },
  as_of: { en: 'As of', fil: 'Sa petsang' },
  year: { en: 'Year', fil: 'Taon' },
  by: { en: 'Grouped by', fil: 'Pinagsama ayon sa' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  every_barangay: { en: 'All barangays', fil: 'Lahat ng barangay' },
  minimum: { en: 'Minimum due', fil: 'Pinakamababang dapat bayaran' },
  show: { en: 'Show', fil: 'Ipakita' },
  day: { en: 'Date', fil: 'Petsa' },
  month: { en: 'Month', fil: 'Buwan' },
  channel: { en: 'Channel', fil: 'Paraan' },
  collector: { en: 'Collector', fil: 'Kolektor' },
  line: { en: 'Main line of business', fil: 'Pangunahing uri ng negosyo' },
  business: { en: 'Business', fil: 'Negosyo' },
  installment: { en: 'Unpaid installment', fil: 'Hulog na di-bayad' },
  xlsx: { en: 'Excel', fil: 'Excel' },
  csv: { en: 'CSV', fil: 'CSV' },
  rows_one: { en: '{count} row.', fil: '{count} hilera.' },
  rows_other: { en: '{count} rows.', fil: '{count} hilera.' },
  none: { en: 'Nothing in this report', fil: 'Walang laman ang ulat na ito' },
  none_text: {
    en: 'No records match these filters. Choose another period or date.',
    fil: 'Walang tala para sa mga pinili. Pumili ng ibang panahon o petsa.',
  },
  refused: { en: 'The report could not be created', fil: 'Hindi nagawa ang ulat' },
  filters: { en: 'Report filters', fil: 'Mga filter ng ulat' },
  figures: { en: 'Report totals', fil: 'Mga kabuuan ng ulat' },
} as const;

export const { useWords } = defineMessages('admin.reports', texts);
