import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Fire bureau’s negative list', fil: 'Negatibong listahan ng bumbero' },
  subtitle: {
    en: 'Businesses without a valid fire safety certificate for the year. All others are deemed to have one when they renew (Republic Act 9514, revised rules).',
    fil: 'Mga negosyong walang balidong fire safety certificate para sa taon. Itinuturing na mayroon ang lahat ng iba kapag nag-renew (Republic Act 9514, binagong tuntunin).',
  },
  year: { en: 'Tax year', fil: 'Taon ng buwis' },
  business: { en: 'Business', fil: 'Negosyo' },
  number: { en: 'Number', fil: 'Numero' },
  listed: { en: 'Listed', fil: 'Inilista' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  none: { en: 'No business is listed for {year}', fil: 'Walang nakalistang negosyo para sa {year}' },
  none_text: {
    en: 'The list is due by 20 December of the year before. Without one every renewal passes the fire clearance in time.',
    fil: 'Hanggang ika-20 ng Disyembre ng naunang taon ang listahan. Kung wala, pasado sa oras ang clearance sa sunog ng bawat renewal.',
  },
  add: { en: 'List a business', fil: 'Ilista ang isang negosyo' },
  add_lead: {
    en: 'It cannot renew for {year} before your office has cleared it.',
    fil: 'Hindi ito makapagre-renew para sa {year} hangga’t hindi na-clear ng iyong tanggapan.',
  },
  company_code: { en: 'Number of the business', fil: 'Numero ng negosyo' },
  company_help: { en: 'Like SI-000102.', fil: 'Gaya ng SI-000102.' },
  remove: { en: 'Take off', fil: 'Alisin' },
  ask_remove: { en: 'Take {name} off the list of {year}?', fil: 'Alisin si {name} sa listahan ng {year}?' },
  said_add: { en: 'The business is on the list.', fil: 'Nasa listahan na ang negosyo.' },
  said_remove: { en: 'The business is off the list.', fil: 'Wala na sa listahan ang negosyo.' },
  holdings: { en: 'Holdings', fil: 'Mga Negosyo' },
  head_only: {
    en: 'The head of the fire office writes this list.',
    fil: 'Ang hepe ng tanggapan ng bumbero ang sumusulat ng listahang ito.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.fire_list', texts);
