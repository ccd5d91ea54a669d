import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Documents', fil: 'Mga dokumento' },
  subtitle: {
    en: 'Valid documents of {name} are reused in your next application.',
    fil: 'Gagamitin muli sa susunod mong aplikasyon ang mga dokumento ng {name} na may bisa pa.',
  },
  all_title: { en: 'My documents', fil: 'Aking mga dokumento' },
  all_subtitle: {
    en: 'Documents you uploaded once are reused in later applications while they are valid.',
    fil: 'Ginagamit muli sa mga susunod na aplikasyon ang mga dokumentong na-upload mo, habang may bisa.',
  },
  all: { en: 'Documents of all businesses', fil: 'Mga dokumento ng lahat ng negosyo' },
  of_owner: {
    en: 'Your own documents, for all your businesses',
    fil: 'Sarili mong mga dokumento, para sa lahat ng negosyo mo',
  },
  of_owner_hint: { en: 'For all your businesses', fil: 'Para sa lahat ng negosyo mo' },
  versions: { en: 'History', fil: 'Kasaysayan' },
  count_one: { en: '{count} document', fil: '{count} dokumento' },
  count_other: { en: '{count} documents', fil: '{count} dokumento' },
  count_unfit: { en: '{count} of {all} must be uploaded again', fil: '{count} sa {all} ang dapat i-upload muli' },
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  none_title: { en: 'No document uploaded yet', fil: 'Wala pang na-upload na dokumento' },
  none: {
    en: 'You upload the required documents when you apply for a permit.',
    fil: 'Ia-upload mo ang mga kailangang dokumento kapag nag-apply ka ng permit.',
  },
  to_business: { en: 'Go to the business', fil: 'Pumunta sa negosyo' },
  download: { en: 'Download', fil: 'I-download' },
  version: { en: 'Version {version}', fil: 'Bersiyon {version}' },
  used_in: { en: 'Filed with {codes}', fil: 'Kasama sa inihaing {codes}' },
  used_by_none: { en: 'Not filed with any application yet', fil: 'Hindi pa kasama sa anumang aplikasyon' },
  opened_by: { en: 'Opened by {office},', fil: 'Binuksan ng {office},' },
  opened_more_one: { en: 'and {count} time before that', fil: 'at {count} beses pa bago nito' },
  opened_more_other: { en: 'and {count} times before that', fil: 'at {count} beses pa bago nito' },
  remove: { en: 'Remove', fil: 'Alisin' },
  remove_of: { en: 'Remove {file}', fil: 'Alisin ang {file}' },
  newer: { en: 'Upload a newer copy', fil: 'Mag-upload ng mas bagong kopya' },
  newer_to: { en: 'Upload a newer copy: {name}', fil: 'Mag-upload ng mas bagong kopya: {name}' },
  newer_of: { en: 'Newer copy: {name}', fil: 'Mas bagong kopya: {name}' },
  newer_help: {
    en: 'PDF, JPG or PNG, up to 10 MB. Applications already filed keep the earlier copy.',
    fil: 'PDF, JPG o PNG, hanggang 10 MB. Mananatili sa mga naihaing aplikasyon ang naunang kopya.',
  },
  newer_cancel: { en: 'Close', fil: 'Isara' },

  sent_title: { en: 'Submitted documents', fil: 'Mga isinumiteng dokumento' },
  sent_barangay: {
    en: 'Documents of your businesses in {barangay}.',
    fil: 'Mga dokumento ng iyong mga negosyo sa {barangay}.',
  },
  sent_office: {
    en: 'Documents of your businesses in {barangay} that {office} can view.',
    fil: 'Mga dokumento ng iyong mga negosyo sa {barangay} na makikita ng {office}.',
  },
  sent_none_title: { en: 'No documents submitted yet', fil: 'Wala pang isinumiteng dokumento' },
  sent_none: {
    en: 'Documents will appear here when you file an application.',
    fil: 'Kapag nagsumite ka ng aplikasyon, lilitaw rito ang mga dokumento nito.',
  },
  unknown_title: { en: 'Nothing to show here', fil: 'Walang maipapakita rito' },
  unknown: {
    en: 'The barangay or office in this link was not found.',
    fil: 'Walang kilalang barangay o tanggapan ang link na ito.',
  },
  to_holdings: { en: 'Go to Business Holdings', fil: 'Pumunta sa Mga Negosyo' },
  col_paper: { en: 'Document', fil: 'Dokumento' },
  col_business: { en: 'Business', fil: 'Negosyo' },
  col_state: { en: 'Status', fil: 'Katayuan' },
  col_sent: { en: 'Sent', fil: 'Ipinadala' },
} as const;

export const { useWords } = defineMessages('owner.documents', texts);
