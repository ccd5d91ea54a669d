import { defineWords } from '@ebpls/remote-kit';

export const texts = {
  en: {
    title: 'Papers',
    subtitle: 'Everything that was sent for {{name}}. Earlier versions are kept.',
    holdings: 'Business Holdings',
    none_title: 'No paper was sent yet',
    none: 'Papers are sent with a permit application, requirement by requirement.',
    to_business: 'Go to the business',
    download: 'Download',
    version: 'Version {{version}}',

    sent_title: 'Papers sent',
    sent_barangay: 'What your businesses in {{barangay}} sent.',
    sent_office: 'What {{office}} may see of your businesses in {{barangay}}.',
    sent_none_title: 'Nothing was sent here yet',
    sent_none: 'When you file an application, its papers appear here.',
    unknown_title: 'There is nothing to show here',
    unknown: 'The address does not name a barangay or an office that we know.',
    to_holdings: 'Go to Business Holdings',
    col_paper: 'Paper',
    col_business: 'Business',
    col_state: 'Status',
    col_sent: 'Sent',
  },
  fil: {
    title: 'Mga papeles',
    subtitle: 'Lahat ng ipinadala para sa {{name}}. Nakatabi ang mga naunang bersyon.',
    holdings: 'Mga Negosyo',
    none_title: 'Wala pang ipinadalang papeles',
    none: 'Ipinapadala ang mga papeles kasama ng aplikasyon ng permit, isa-isang pangangailangan.',
    to_business: 'Pumunta sa negosyo',
    download: 'I-download',
    version: 'Bersyon {{version}}',

    sent_title: 'Mga ipinadalang papeles',
    sent_barangay: 'Ang ipinadala ng iyong mga negosyo sa {{barangay}}.',
    sent_office: 'Ang makikita ng {{office}} tungkol sa iyong mga negosyo sa {{barangay}}.',
    sent_none_title: 'Wala pang ipinadala rito',
    sent_none: 'Kapag nagsumite ka ng aplikasyon, lilitaw rito ang mga papeles nito.',
    unknown_title: 'Walang maipapakita rito',
    unknown: 'Walang barangay o opisinang kilala namin sa address na ito.',
    to_holdings: 'Pumunta sa Mga Negosyo',
    col_paper: 'Papeles',
    col_business: 'Negosyo',
    col_state: 'Katayuan',
    col_sent: 'Ipinadala',
  },
} as const;

export const { useWords } = defineWords('owner.papers', texts);
