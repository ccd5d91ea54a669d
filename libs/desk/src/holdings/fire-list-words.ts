import { defineWords } from '@ebpls/remote-kit';

export const texts = {
  en: {
    title: 'Fire bureau’s negative list',
    subtitle:
      'Businesses without a valid fire safety certificate for the year. All others are deemed to have one when they renew (Republic Act 9514, revised rules).',
    year: 'Tax year',
    business: 'Business',
    number: 'Number',
    listed: 'Listed',
    acts: 'Actions',
    none: 'No business is listed for {{year}}',
    none_text:
      'The list is due by 20 December of the year before. Without one every renewal passes the fire clearance in time.',
    add: 'List a business',
    add_lead: 'It cannot renew for {{year}} before your office has cleared it.',
    company_code: 'Number of the business',
    company_help: 'Like SI-000102.',
    remove: 'Take off',
    ask_remove: 'Take {{name}} off the list of {{year}}?',
    said_add: 'The business is on the list.',
    said_remove: 'The business is off the list.',
    holdings: 'Holdings',
    head_only: 'The head of the fire office writes this list.',
  },
  fil: {
    title: 'Negatibong listahan ng bumbero',
    subtitle:
      'Mga negosyong walang balidong fire safety certificate para sa taon. Itinuturing na mayroon ang lahat ng iba kapag nag-renew (Republic Act 9514, binagong tuntunin).',
    year: 'Taon ng buwis',
    business: 'Negosyo',
    number: 'Numero',
    listed: 'Inilista',
    acts: 'Mga gawain',
    none: 'Walang nakalistang negosyo para sa {{year}}',
    none_text:
      'Hanggang ika-20 ng Disyembre ng naunang taon ang listahan. Kung wala, pasado sa oras ang clearance sa sunog ng bawat renewal.',
    add: 'Ilista ang isang negosyo',
    add_lead: 'Hindi ito makapagre-renew para sa {{year}} hangga’t hindi na-clear ng iyong tanggapan.',
    company_code: 'Numero ng negosyo',
    company_help: 'Gaya ng SI-000102.',
    remove: 'Alisin',
    ask_remove: 'Alisin si {{name}} sa listahan ng {{year}}?',
    said_add: 'Nasa listahan na ang negosyo.',
    said_remove: 'Wala na sa listahan ang negosyo.',
    holdings: 'Mga Negosyo',
    head_only: 'Ang hepe ng tanggapan ng bumbero ang sumusulat ng listahang ito.',
  },
} as const;

export const { useWords, words } = defineWords('desk.fire_list', texts);
