import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'BFP list', fil: 'Listahan ng BFP' },
  subtitle: {
    en:
      'The list of the Bureau of Fire Protection (BFP) for the year. It applies to renewals that the BFP did not ' +
      'act on within three working days. Businesses that were never inspected or have an open Notice to Comply ' +
      'remain with the BFP (RA 11032, Sec. 11).',
    fil:
      'Ang listahan ng BFP para sa taon. Ginagamit ito sa mga renewal na hindi inaksiyunan ng BFP sa loob ng ' +
      'tatlong araw ng trabaho. Nananatili sa BFP ang mga negosyong hindi pa nainspeksiyon o may bukas na Notice ' +
      'to Comply (RA 11032, Sek. 11).',
  },
  year: { en: 'Tax year', fil: 'Taon ng buwis' },
  business: { en: 'Business', fil: 'Negosyo' },
  number: { en: 'Number', fil: 'Numero' },
  listed: { en: 'Listed', fil: 'Inilista' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  none: { en: 'No businesses listed for {year}', fil: 'Walang nakalistang negosyo para sa {year}' },
  none_text: {
    en:
      'The list is due by 20 December of the previous year. Without the list, a business that was inspected ' +
      'before is treated as having a valid FSIC when it renews. No FSIC number is assigned.',
    fil:
      'Takda ng listahan ang ika-20 ng Disyembre ng naunang taon. Kung walang listahan, ituturing na may FSIC na ' +
      'may bisa ang negosyong nainspeksiyon na kapag nag-renew ito. Walang numero ng FSIC na ibinibigay.',
  },
  add: { en: 'Add a business', fil: 'Ilista ang isang negosyo' },
  add_lead: {
    en: 'A business on the negative list remains with your office for {year}. A business on the positive list is cleared.',
    fil: 'Mananatili sa iyong tanggapan para sa {year} ang negosyong nasa negatibong listahan. Iki-clear ang negosyong nasa positibong listahan.',
  },
  company_code: { en: 'Business number', fil: 'Numero ng negosyo' },
  company_help: { en: 'For example SI-000102.', fil: 'Gaya ng SI-000102.' },
  NEGATIVE: { en: 'Negative list (not cleared)', fil: 'Negatibong listahan (hindi na-clear)' },
  POSITIVE: { en: 'Positive list (cleared)', fil: 'Positibong listahan (na-clear)' },
  paper_record: { en: 'Record the list', fil: 'Itala ang listahan' },
  paper_title: { en: 'The list for {year}', fil: 'Ang listahan para sa {year}' },
  paper_lead: {
    en: 'The list applies to renewals only after you record the document from the Bureau of Fire Protection (BFP).',
    fil: 'Magagamit lamang ang listahan sa mga renewal kapag naitala mo ang dokumento ng BFP.',
  },
  paper_save: { en: 'Record', fil: 'Itala' },
  paper_kind: { en: 'Type', fil: 'Uri' },
  paper_reference: { en: 'Reference number', fil: 'Reference number' },
  paper_date: { en: 'Date', fil: 'Petsa' },
  paper_summary: { en: '{kind}: {reference}, {day}', fil: '{kind}: {reference}, {day}' },
  paper_none: {
    en: 'The Bureau of Fire Protection (BFP) has not submitted a list for this year.',
    fil: 'Wala pang isinumiteng listahan ang BFP para sa taon na ito.',
  },
  success_paper: { en: 'The list was recorded.', fil: 'Naitala ang listahan.' },
  remove: { en: 'Remove', fil: 'Alisin' },
  dialog_remove: { en: 'Remove {name} from the {year} list?', fil: 'Alisin ang {name} sa listahan ng {year}?' },
  success_add: { en: 'The business was added to the list.', fil: 'Nasa listahan na ang negosyo.' },
  success_remove: { en: 'The business was removed from the list.', fil: 'Wala na sa listahan ang negosyo.' },
  holdings: { en: 'Holdings', fil: 'Mga Negosyo' },
  head_only: {
    en: 'Only the head of the fire office can edit this list.',
    fil: 'Ang pinuno lamang ng tanggapan ng BFP ang makababago ng listahang ito.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.fire_list', texts);
