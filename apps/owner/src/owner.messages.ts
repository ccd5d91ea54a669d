import { defineMessages } from '@ebpls/remote-kit';

/** What several pages of this remote say: the frame of a form, the lines of a bill. */
export const texts = {
  next: { en: 'Continue', fil: 'Magpatuloy' },
  back: { en: 'Back', fil: 'Bumalik' },
  problems: { en: 'Please correct this before you go on', fil: 'Pakiayos muna ito bago magpatuloy' },
  saving: { en: 'Saving…', fil: 'Itinatabi…' },
  saved: { en: 'Saved {time}', fil: 'Naitabi {time}' },
  not_saved: { en: 'Not saved yet. We keep trying.', fil: 'Hindi pa naitatabi. Patuloy kaming sumusubok.' },
  not_saved_offline: { en: 'Offline. We save it when you are back.', fil: 'Offline. Itatabi namin ito pagbalik mo.' },
  all_steps: { en: 'Steps', fil: 'Mga hakbang' },
  step_of: { en: 'Step {now} of {all}', fil: 'Hakbang {now} sa {all}' },
  change: { en: 'Change', fil: 'Baguhin' },
  not_given: { en: 'Not given', fil: 'Hindi ibinigay' },
  yes: { en: 'Yes', fil: 'Oo' },
  no: { en: 'No', fil: 'Hindi' },

  section: { en: 'Ordinance section {section}.', fil: 'Seksiyon {section} ng ordinansa.' },
  to_barangay: { en: 'Goes to the barangay.', fil: 'Mapupunta sa barangay.' },
  to_bfp: { en: 'Goes to the Bureau of Fire Protection.', fil: 'Mapupunta sa Bureau of Fire Protection.' },
  other_fees: { en: '{count} other municipal fees', fil: '{count} iba pang bayaring munisipal' },
  show_each: { en: 'Show each', fil: 'Ipakita ang bawat isa' },
  show_less: { en: 'Show together', fil: 'Pagsamahin' },
  unpaid_of: { en: 'Unpaid of {year}', fil: 'Hindi pa bayad sa {year}' },
  unpaid_of_why: {
    en: 'Carried over from that year with its own due days and charges.',
    fil: 'Galing sa taong iyon, kasama ang sarili nitong mga araw ng pagbabayad at dagdag.',
  },
  stays_more: {
    en: 'The amount stays {amount} until {day}. After that, {more} is added.',
    fil: 'Mananatiling {amount} hanggang {day}. Pagkatapos, madaragdagan ng {more}.',
  },
  stays: { en: 'The amount stays {amount} until {day}.', fil: 'Mananatiling {amount} hanggang {day}.' },
  explain_more: { en: 'How it is computed', fil: 'Paano ito kinuwenta' },
  explain_less: { en: 'Hide the computation', fil: 'Itago ang kuwenta' },
  explain_steps: { en: 'Computation', fil: 'Pagkuwenta' },
  explain_changes: { en: 'What would change it', fil: 'Ano ang makapagbabago nito' },
  explain_section: { en: 'Section', fil: 'Seksiyon' },
} as const;

export const { useWords } = defineMessages('owner', texts);
