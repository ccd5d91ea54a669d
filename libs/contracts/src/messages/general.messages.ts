import type { Messages } from './merge.ts';

/** Messages of any field. `{name}` is filled in. */
export const messages = {
  'field.required': { en: 'Please fill this in.', fil: 'Pakipunan ito.' },
  'field.invalid': { en: 'Please check this.', fil: 'Pakisuri ito.' },
  'field.unknown': { en: 'This field is not known here.', fil: 'Hindi kilala ang patlang na ito.' },
  'text.format': { en: 'Please enter text.', fil: 'Maglagay ng teksto.' },
  'text.signs': {
    en: 'This text contains signs that cannot be kept. Please type it again.',
    fil: 'May mga simbolo sa tekstong ito na hindi maitatabi. Pakisulat itong muli.',
  },
  'text.too_long': { en: 'This text is too long.', fil: 'Masyadong mahaba ang tekstong ito.' },
  'bulk.required': { en: 'Please select at least one row.', fil: 'Pumili ng kahit isang hilera.' },
  'bulk.too_many': { en: 'Please select a hundred rows at most.', fil: 'Hanggang sandaang hilera lamang ang piliin.' },
  'bulk.too_many_papers': {
    en: 'Please select fifty papers at most to print at once.',
    fil: 'Hanggang limampung papel lamang ang piliin sa isang pag-print.',
  },
  'bulk.duplicate': { en: 'A row is named twice.', fil: 'May hilerang dalawang beses na nabanggit.' },
  'saved_view.name_required': {
    en: 'Please give the view a short name.',
    fil: 'Bigyan ng maikling pangalan ang view.',
  },
  'saved_view.query': {
    en: 'This address cannot be kept as a view.',
    fil: 'Hindi maitatabi ang address na ito bilang view.',
  },
  'place.degrees': { en: 'This is no place on the map.', fil: 'Hindi ito lugar sa mapa.' },
  'place.zoom': { en: 'The map does not come that near.', fil: 'Hindi ganoon kalapit ang mapa.' },
  'place.line': { en: 'This line of business is not known.', fil: 'Hindi kilala ang uri ng negosyong ito.' },
  'list.unknown_sort': {
    en: 'This list cannot be sorted by that column.',
    fil: 'Hindi maaayos ang listahan ayon sa hanay na iyon.',
  },
  'list.unknown_column': { en: 'This list has no such column.', fil: 'Walang ganoong hanay ang listahang ito.' },
  'list.unknown_density': {
    en: 'Please choose how close the rows stand.',
    fil: 'Pumili kung gaano kadikit ang mga hanay.',
  },
  'list.too_long': { en: 'This list is too long.', fil: 'Masyadong mahaba ang listahang ito.' },
  'id.format': { en: 'This number is not valid.', fil: 'Hindi tama ang numerong ito.' },
  'money.required': { en: 'Please enter an amount.', fil: 'Ilagay ang halaga.' },
  'money.format': { en: 'Please enter an amount like 1,234.50.', fil: 'Ilagay ang halaga nang ganito: 1,234.50.' },
  'count.required': { en: 'Please enter a number.', fil: 'Maglagay ng bilang.' },
  'count.integer': { en: 'Please enter a whole number.', fil: 'Buong bilang lamang ang ilagay.' },
  'count.negative': {
    en: 'This number cannot be below zero.',
    fil: 'Hindi maaaring bumaba sa zero ang bilang na ito.',
  },
  'count.too_few': { en: 'This number is too small.', fil: 'Masyadong maliit ang bilang na ito.' },
  'count.too_many': { en: 'This number is too large.', fil: 'Masyadong malaki ang bilang na ito.' },
  'day.required': { en: 'Please choose a date.', fil: 'Pumili ng petsa.' },
  'day.format': {
    en: 'Please enter a real date, like 2026-01-20.',
    fil: 'Maglagay ng tunay na petsa, gaya ng 2026-01-20.',
  },
  'company_code.format': { en: 'This business number is not valid.', fil: 'Hindi tama ang numero ng negosyong ito.' },
  'assessment_code.format': {
    en: 'This application number is not valid.',
    fil: 'Hindi tama ang numero ng aplikasyong ito.',
  },
  'barangay.required': { en: 'Please choose a barangay.', fil: 'Pumili ng barangay.' },
  'application_type.required': { en: 'Please choose the type of application.', fil: 'Piliin ang uri ng aplikasyon.' },
  'payment_mode.required': { en: 'Please choose how you will pay.', fil: 'Piliin kung paano ka magbabayad.' },
  'org_type.required': { en: 'Please choose the form of organization.', fil: 'Piliin ang uri ng organisasyon.' },
  'locale.unknown': { en: 'This language is not available.', fil: 'Wala pa ang wikang ito.' },

  'email.required': { en: 'Please enter your email.', fil: 'Ilagay ang iyong email.' },
  'email.format': {
    en: 'Please enter an email address like name@example.com.',
    fil: 'Maglagay ng email gaya ng pangalan@example.com.',
  },
  'password.required': { en: 'Please enter your password.', fil: 'Ilagay ang iyong password.' },
  'password.too_short': {
    en: 'Please use 8 characters or more. A few words together make a good password.',
    fil: 'Gumamit ng 8 karakter o higit pa. Mainam na password ang ilang salitang pinagsama.',
  },
  'password.too_short_for_staff': {
    en: 'Please use 15 characters or more. A few words together make a good password.',
    fil: 'Gumamit ng 15 karakter o higit pa. Mainam na password ang ilang salitang pinagsama.',
  },
  'password.too_long': { en: 'Please use 200 characters or fewer.', fil: 'Hanggang 200 karakter lamang.' },
  'firstname.required': { en: 'Please enter your first name.', fil: 'Ilagay ang iyong pangalan.' },
  'lastname.required': { en: 'Please enter your last name.', fil: 'Ilagay ang iyong apelyido.' },
  'phone.format': {
    en: 'Please enter a phone number like 0917 123 4567.',
    fil: 'Maglagay ng numero ng telepono gaya ng 0917 123 4567.',
  },
  'terms.required': { en: 'Please accept the terms to continue.', fil: 'Tanggapin ang mga tuntunin upang magpatuloy.' },
  'token.required': {
    en: 'The link is incomplete. Please open it from the mail again.',
    fil: 'Kulang ang link. Buksan itong muli mula sa email.',
  },
  'token.spent': {
    en: 'This link was used already or is too old. Please ask for a new one.',
    fil: 'Nagamit na o luma na ang link na ito. Humingi ng bago.',
  },
  'code.required': { en: 'Please type the code.', fil: 'I-type ang code.' },
  'code.format': {
    en: 'The code has six digits; a recovery code has ten letters and digits.',
    fil: 'Anim na numero ang code; sampung titik at numero ang recovery code.',
  },
  'signin.device_key': {
    en: 'The key of this browser cannot be read. Please reload the page and try again.',
    fil: 'Hindi mabasa ang susi ng browser na ito. I-reload ang pahina at subukang muli.',
  },

  'setup_code.required': { en: 'Please enter the setup code.', fil: 'Ilagay ang setup code.' },
} satisfies Messages;
