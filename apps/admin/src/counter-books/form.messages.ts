import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  forms_page: { en: 'Accountable forms', fil: 'Mga accountable form' },
  forms_subtitle: {
    en: 'Accountable Form 51: form numbers held by each cashier and their status.',
    fil: 'Accountable Form 51: mga numero ng form na hawak ng bawat kahera at ang katayuan ng mga ito.',
  },
  forms_search: { en: 'Cashier or number', fil: 'Kahera o numero' },
  numbers: { en: 'Numbers', fil: 'Mga numero' },
  holder: { en: 'Cashier', fil: 'Kahera' },
  next: { en: 'Next', fil: 'Susunod' },
  used_up: { en: 'Used up', fil: 'Ubos na' },
  used: { en: 'Issued', fil: 'Naibigay' },
  spoiled: { en: 'Spoiled', fil: 'Nasira' },
  lost: { en: 'Lost', fil: 'Nawala' },
  left: { en: 'Remaining', fil: 'Natitira' },
  assign: { en: 'Assign a booklet', fil: 'Magbigay ng booklet' },
  lead_assign: {
    en: 'Assign up to fifty form numbers from one booklet. The cashier must use them in order.',
    fil: 'Magbigay ng hanggang limampung numero ng isang booklet. Sunod-sunod itong gagamitin ng kahera.',
  },
  choose: { en: 'Choose a cashier', fil: 'Pumili ng kahera' },
  first_no: { en: 'First number', fil: 'Unang numero' },
  last_no: { en: 'Last number', fil: 'Huling numero' },
  spoil: { en: 'Cancel a spoiled form', fil: 'Kanselahin ang nasirang form' },
  lead_spoil: {
    en: 'You can cancel only the next form in your own booklet. Keep the spoiled form with its copies.',
    fil: 'Ang susunod na numero lamang ng sarili mong booklet ang makakansela mo. Itago ang nasirang form kasama ang mga kopya.',
  },
  serial: { en: 'Form number', fil: 'Numero ng form' },
  lose: { en: 'Record lost forms', fil: 'Itala ang mga nawalang form' },
  lead_lose: {
    en: 'Enter the numbers of the unused forms lost from one booklet. A public notice of the loss is required. State where it was published.',
    fil:
      'Ilagay ang mga numero ng mga hindi nagamit na form na nawala mula sa isang booklet. Kailangan ng ' +
      'paunawa sa publiko ang pagkawala. Isulat kung saan inilathala ang paunawa.',
  },
  no_forms: { en: 'No booklets assigned yet', fil: 'Wala pang naibigay na booklet' },
  no_forms_text: {
    en: 'A treasury officer assigns booklets of paper receipts to cashiers.',
    fil: 'Nagtatalaga ng booklet ang opisyal ng ingat-yaman sa mga kahera para sa mga resibong papel.',
  },
  reason: { en: 'Reason', fil: 'Dahilan' },
} as const;

export const { useWords } = defineMessages('admin.counter_forms', texts);
