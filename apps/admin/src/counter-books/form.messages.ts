import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  forms_subtitle: {
    en: 'Accountable Form 51: who holds which numbers, and what became of them.',
    fil: 'Accountable Form 51: sino ang may hawak ng mga numero, at ano ang nangyari sa mga ito.',
  },
  forms_search: { en: 'Cashier or number', fil: 'Kahera o numero' },
  numbers: { en: 'Numbers', fil: 'Mga numero' },
  holder: { en: 'Cashier', fil: 'Kahera' },
  next: { en: 'Next', fil: 'Susunod' },
  used_up: { en: 'Used up', fil: 'Ubos na' },
  used: { en: 'Issued', fil: 'Naibigay' },
  spoiled: { en: 'Spoilt', fil: 'Nasira' },
  lost: { en: 'Lost', fil: 'Nawala' },
  left: { en: 'Left', fil: 'Natitira' },
  assign: { en: 'Give a booklet', fil: 'Magbigay ng booklet' },
  lead_assign: {
    en: 'Up to fifty numbers of one booklet. A cashier uses them strictly in order.',
    fil: 'Hanggang limampung numero ng isang booklet. Sunod-sunod itong gagamitin ng kahera.',
  },
  choose: { en: 'Choose a cashier', fil: 'Pumili ng kahera' },
  first_no: { en: 'First number', fil: 'Unang numero' },
  last_no: { en: 'Last number', fil: 'Huling numero' },
  spoil: { en: 'Cancel a spoilt form', fil: 'Kanselahin ang nasirang form' },
  lead_spoil: {
    en: 'Only the next number of your own booklet. Keep the spoilt form with its copies.',
    fil: 'Ang susunod na numero lamang ng sarili mong booklet. Itago ang nasirang form kasama ang mga kopya.',
  },
  serial: { en: 'Number of the form', fil: 'Numero ng form' },
  lose: { en: 'Note lost forms', fil: 'Itala ang mga nawalang form' },
  lead_lose: {
    en: 'Unused numbers of one booklet. A loss needs public notice; say where it was published.',
    fil: 'Mga hindi pa nagagamit na numero ng isang booklet. Kailangan ng paunawa sa publiko ang pagkawala; isulat kung saan ito inilathala.',
  },
  no_forms: { en: 'No booklet was given yet', fil: 'Wala pang naibigay na booklet' },
  no_forms_text: {
    en: 'A treasurer gives booklets to cashiers when receipts are written on paper.',
    fil: 'Nagbibigay ng booklet ang treasurer sa mga kahera kapag sa papel isinusulat ang mga resibo.',
  },
  reason: { en: 'Reason', fil: 'Dahilan' },
} as const;

export const { useWords } = defineMessages('admin.counter_forms', texts);
