import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Papers', fil: 'Mga papeles' },
  subtitle: {
    en: 'Everything that was sent for {name}. Earlier versions are kept.',
    fil: 'Lahat ng ipinadala para sa {name}. Nakatabi ang mga naunang bersyon.',
  },
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  none_title: { en: 'No paper was sent yet', fil: 'Wala pang ipinadalang papeles' },
  none: {
    en: 'Papers are sent with a permit application, requirement by requirement.',
    fil: 'Ipinapadala ang mga papeles kasama ng aplikasyon ng permit, isa-isang pangangailangan.',
  },
  to_business: { en: 'Go to the business', fil: 'Pumunta sa negosyo' },
  download: { en: 'Download', fil: 'I-download' },
  version: { en: 'Version {version}', fil: 'Bersyon {version}' },

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

export const { useWords } = defineMessages('owner.papers', texts);
