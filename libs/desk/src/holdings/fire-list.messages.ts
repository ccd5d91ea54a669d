import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Fire bureau’s list', fil: 'Listahan ng bumbero' },
  subtitle: {
    en: 'The list that the fire bureau gave for the year. It decides renewals whose three working days have passed; what was never inspected or has an open Notice to Comply stays with the bureau (RA 11032 s.11).',
    fil: 'Ang listahang ibinigay ng bumbero para sa taon. Ito ang magpapasya sa mga renewal na lumipas na ang tatlong araw ng trabaho; nananatili sa bumbero ang hindi pa nainspeksiyon o may bukas na Notice to Comply (RA 11032 s.11).',
  },
  year: { en: 'Tax year', fil: 'Taon ng buwis' },
  business: { en: 'Business', fil: 'Negosyo' },
  number: { en: 'Number', fil: 'Numero' },
  listed: { en: 'Listed', fil: 'Inilista' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  none: { en: 'No business is listed for {year}', fil: 'Walang nakalistang negosyo para sa {year}' },
  none_text: {
    en: 'The list is due by 20 December of the year before. Without one a renewal of a business that was inspected before is taken to hold a valid FSIC; no FSIC number is made.',
    fil: 'Hanggang ika-20 ng Disyembre ng naunang taon ang listahan. Kung wala, ituturing na may balidong FSIC ang renewal ng negosyong nainspeksiyon na; walang numero ng FSIC na ginagawa.',
  },
  add: { en: 'List a business', fil: 'Ilista ang isang negosyo' },
  add_lead: {
    en: 'On a negative list it stays with your office for {year}; on a positive list the list clears it.',
    fil: 'Sa negatibong listahan, nananatili ito sa iyong tanggapan para sa {year}; sa positibong listahan, iki-clear ito ng listahan.',
  },
  company_code: { en: 'Number of the business', fil: 'Numero ng negosyo' },
  company_help: { en: 'Like SI-000102.', fil: 'Gaya ng SI-000102.' },
  NEGATIVE: { en: 'Negative list (not cleared)', fil: 'Negatibong listahan (hindi na-clear)' },
  POSITIVE: { en: 'Positive list (cleared)', fil: 'Positibong listahan (na-clear)' },
  paper_record: { en: 'Record the list', fil: 'Itala ang listahan' },
  paper_title: { en: 'The list for {year}', fil: 'Ang listahan para sa {year}' },
  paper_lead: {
    en: 'A list decides renewals only with the paper by which the bureau gave it.',
    fil: 'Nagpapasya lamang ang listahan kung nakatala ang kasulatang nagbigay nito.',
  },
  paper_save: { en: 'Record', fil: 'Itala' },
  paper_kind: { en: 'Kind', fil: 'Uri' },
  paper_reference: { en: 'Reference of the bureau', fil: 'Sanggunian ng bumbero' },
  paper_date: { en: 'Date', fil: 'Petsa' },
  paper_summary: { en: '{kind}: {reference}, {day}', fil: '{kind}: {reference}, {day}' },
  paper_none: {
    en: 'The bureau has given no list for this year.',
    fil: 'Wala pang ibinigay na listahan ang bumbero para sa taong ito.',
  },
  success_paper: { en: 'The list is recorded.', fil: 'Naitala ang listahan.' },
  remove: { en: 'Take off', fil: 'Alisin' },
  dialog_remove: { en: 'Take {name} off the list of {year}?', fil: 'Alisin si {name} sa listahan ng {year}?' },
  success_add: { en: 'The business is on the list.', fil: 'Nasa listahan na ang negosyo.' },
  success_remove: { en: 'The business is off the list.', fil: 'Wala na sa listahan ang negosyo.' },
  holdings: { en: 'Holdings', fil: 'Mga Negosyo' },
  head_only: {
    en: 'The head of the fire office writes this list.',
    fil: 'Ang hepe ng tanggapan ng bumbero ang sumusulat ng listahang ito.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.fire_list', texts);
