import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Papers', fil: 'Mga papeles' },
  subtitle: {
    en: 'Everything that is kept for {name}. A paper that still holds is there for your next application.',
    fil: 'Lahat ng iniingatan para sa {name}. Magagamit sa susunod mong aplikasyon ang papeles na may bisa pa.',
  },
  all_title: { en: 'My papers', fil: 'Aking mga papeles' },
  all_subtitle: {
    en: 'What you sent once is here for every later application, as long as it holds.',
    fil: 'Narito para sa bawat susunod na aplikasyon ang minsan mong ipinadala, habang may bisa ito.',
  },
  all: { en: 'Papers of all businesses', fil: 'Mga papeles ng lahat ng negosyo' },
  of_owner: { en: 'Yours, for all your businesses', fil: 'Sa iyo, para sa lahat ng negosyo mo' },
  of_owner_hint: { en: 'For all your businesses', fil: 'Para sa lahat ng negosyo mo' },
  versions: { en: 'Versions and who opened them', fil: 'Mga bersyon at kung sino ang nagbukas' },
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  none_title: { en: 'No paper was sent yet', fil: 'Wala pang ipinadalang papeles' },
  none: {
    en: 'Papers are sent with a permit application, requirement by requirement.',
    fil: 'Ipinapadala ang mga papeles kasama ng aplikasyon ng permit, isa-isang pangangailangan.',
  },
  to_business: { en: 'Go to the business', fil: 'Pumunta sa negosyo' },
  download: { en: 'Download', fil: 'I-download' },
  version: { en: 'Version {version}', fil: 'Bersyon {version}' },
  ended: { en: 'Ended', fil: 'Nagtapos na' },
  used_in: { en: 'Filed with {codes}', fil: 'Kasama sa inihaing {codes}' },
  used_by_none: { en: 'Not filed with any application yet', fil: 'Hindi pa kasama sa anumang aplikasyon' },
  opened_by: { en: 'Opened by {office},', fil: 'Binuksan ng {office},' },
  opened_more_one: { en: 'and {count} more time before', fil: 'at {count} beses pa bago nito' },
  opened_more_other: { en: 'and {count} more times before', fil: 'at {count} beses pa bago nito' },
  opened_by_none: { en: 'No office has opened it', fil: 'Wala pang tanggapang nagbukas nito' },
  remove: { en: 'Remove', fil: 'Alisin' },
  remove_of: { en: 'Remove {file}', fil: 'Alisin ang {file}' },
  newer: { en: 'Send a newer one', fil: 'Magpadala ng mas bago' },
  newer_to: { en: 'Send a newer one: {name}', fil: 'Magpadala ng mas bago: {name}' },
  newer_of: { en: 'Newer copy: {name}', fil: 'Mas bagong kopya: {name}' },
  newer_help: {
    en: 'PDF, JPG or PNG, up to 10 MB. Applications that are already filed keep the copy they have.',
    fil: 'PDF, JPG o PNG, hanggang 10 MB. Mananatili sa mga naihaing aplikasyon ang kopyang naroon.',
  },
  newer_cancel: { en: 'Close', fil: 'Isara' },

  sent_title: { en: 'Papers sent', fil: 'Mga ipinadalang papeles' },
  sent_barangay: {
    en: 'What your businesses in {barangay} sent.',
    fil: 'Ang ipinadala ng iyong mga negosyo sa {barangay}.',
  },
  sent_office: {
    en: 'What {office} may see of your businesses in {barangay}.',
    fil: 'Ang makikita ng {office} tungkol sa iyong mga negosyo sa {barangay}.',
  },
  sent_none_title: { en: 'Nothing was sent here yet', fil: 'Wala pang ipinadala rito' },
  sent_none: {
    en: 'When you file an application, its papers appear here.',
    fil: 'Kapag nagsumite ka ng aplikasyon, lilitaw rito ang mga papeles nito.',
  },
  unknown_title: { en: 'There is nothing to show here', fil: 'Walang maipapakita rito' },
  unknown: {
    en: 'The address does not name a barangay or an office that we know.',
    fil: 'Walang barangay o opisinang kilala namin sa address na ito.',
  },
  to_holdings: { en: 'Go to Business Holdings', fil: 'Pumunta sa Mga Negosyo' },
  col_paper: { en: 'Paper', fil: 'Papeles' },
  col_business: { en: 'Business', fil: 'Negosyo' },
  col_state: { en: 'Status', fil: 'Katayuan' },
  col_sent: { en: 'Sent', fil: 'Ipinadala' },
} as const;

export const { useWords } = defineMessages('owner.documents', texts);
