import type { Messages } from './merge.ts';

/** Messages of any field. `{name}` is filled in. */
export const messages = {
  'field.required': { en: 'This field is required.', fil: 'Kailangang punan ito.' },
  'field.invalid': { en: 'Please check this field.', fil: 'Pakisuri ang patlang na ito.' },
  'field.unknown': { en: 'This field is not recognized.', fil: 'Hindi kilala ang patlang na ito.' },
  'text.format': { en: 'Please enter text.', fil: 'Maglagay ng teksto.' },
  'text.signs': {
    en: 'This text contains characters that cannot be saved. Please enter it again.',
    fil: 'May mga simbolo sa tekstong ito na hindi mai-save. Pakisulat itong muli.',
  },
  'text.too_long': { en: 'This text is too long.', fil: 'Masyadong mahaba ang tekstong ito.' },
  'bulk.required': { en: 'Please select at least one row.', fil: 'Pumili ng kahit isang hilera.' },
  'bulk.too_many': { en: 'Please select up to 100 rows.', fil: 'Hanggang sandaang hilera lamang ang piliin.' },
  'bulk.too_many_papers': {
    en: 'Please select up to 50 documents to print at once.',
    fil: 'Hanggang limampung dokumento lamang ang piliin sa isang pag-print.',
  },
  'bulk.duplicate': { en: 'The same row was selected twice.', fil: 'May hilerang dalawang beses na napili.' },
  'saved_view.name_required': {
    en: 'Please enter a short name for the view.',
    fil: 'Bigyan ng maikling pangalan ang view.',
  },
  'saved_view.query': {
    en: 'This page cannot be saved as a view.',
    fil: 'Hindi mai-save ang pahinang ito bilang view.',
  },
  'place.degrees': { en: 'This is not a location on the map.', fil: 'Hindi ito lugar sa mapa.' },
  'place.zoom': { en: 'The map cannot zoom in that far.', fil: 'Hindi mai-zoom ang mapa nang ganoon kalapit.' },
  'place.line': { en: 'This line of business is not recognized.', fil: 'Hindi kilala ang uri ng negosyong ito.' },
  'list.unknown_sort': {
    en: 'This list cannot be sorted by that column.',
    fil: 'Hindi maaayos ang listahan ayon sa hanay na iyon.',
  },
  'list.unknown_column': { en: 'This column is not in the list.', fil: 'Walang ganoong hanay ang listahang ito.' },
  'list.unknown_density': {
    en: 'Please choose the row spacing.',
    fil: 'Piliin ang pagitan ng mga hilera.',
  },
  'list.too_long': { en: 'This list is too long.', fil: 'Masyadong mahaba ang listahang ito.' },
  'id.format': { en: 'This number is not valid.', fil: 'Hindi tama ang numerong ito.' },
  'money.required': { en: 'Please enter an amount.', fil: 'Ilagay ang halaga.' },
  'money.format': { en: 'Please enter an amount like 1,234.50.', fil: 'Ilagay ang halaga nang ganito: 1,234.50.' },
  'count.required': { en: 'Please enter a number.', fil: 'Maglagay ng bilang.' },
  'count.integer': { en: 'Please enter a whole number.', fil: 'Buong bilang lamang ang ilagay.' },
  'count.negative': {
    en: 'This number cannot be less than zero.',
    fil: 'Hindi maaaring bumaba sa 0 ang bilang na ito.',
  },
  'count.too_few': { en: 'This number is too small.', fil: 'Masyadong maliit ang bilang na ito.' },
  'count.too_many': { en: 'This number is too large.', fil: 'Masyadong malaki ang bilang na ito.' },
  'day.required': { en: 'Please choose a date.', fil: 'Pumili ng petsa.' },
  'day.format': {
    en: 'Please enter a valid date: day, month and year.',
    fil: 'Maglagay ng tunay na petsa: araw, buwan at taon.',
  },
  'day.incomplete': {
    en: 'Please enter the day, the month and the year.',
    fil: 'Ilagay ang araw, ang buwan at ang taon.',
  },
  'day.unknown': {
    en: 'This date does not exist. Check the day and the year.',
    fil: 'Walang ganitong petsa sa kalendaryo. Suriin ang araw at ang taon.',
  },
  'company_code.format': { en: 'This business number is not valid.', fil: 'Hindi tama ang numero ng negosyong ito.' },
  'assessment_code.format': {
    en: 'This application number is not valid.',
    fil: 'Hindi tama ang numero ng aplikasyong ito.',
  },
  'barangay.required': { en: 'Please choose a barangay.', fil: 'Pumili ng barangay.' },
  'application_type.required': { en: 'Please choose the type of application.', fil: 'Piliin ang uri ng aplikasyon.' },
  'payment_mode.required': {
    en: 'Please choose the mode of payment: annual, semi-annual or quarterly.',
    fil: 'Piliin kung paano ka magbabayad: taunan, bawat anim na buwan o bawat tatlong buwan.',
  },
  'org_type.required': { en: 'Please choose the form of organization.', fil: 'Piliin ang uri ng organisasyon.' },
  'locale.unknown': { en: 'This language is not available.', fil: 'Wala pa ang wikang ito.' },

  'email.required': { en: 'Please enter your e-mail address.', fil: 'Ilagay ang iyong e-mail.' },
  'email.format': {
    en: 'Please enter an e-mail address like name@example.com.',
    fil: 'Maglagay ng e-mail gaya ng pangalan@example.com.',
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
  'terms.required': {
    en: 'Please confirm that the information is true and that the municipality may use it.',
    fil: 'Kumpirmahing totoo ang impormasyon at maaari itong gamitin ng munisipyo.',
  },
  'token.required': {
    en: 'The link is incomplete. Please open it from the e-mail again.',
    fil: 'Kulang ang link. Buksan itong muli mula sa e-mail.',
  },
  'token.spent': {
    en: 'This link has already been used or has expired. Please request a new one.',
    fil: 'Nagamit na o nag-expire ang link na ito. Humiling ng bago.',
  },
  'code.required': { en: 'Please enter the code.', fil: 'I-type ang code.' },
  'code.format': {
    en: 'The code has six digits. A recovery code has ten letters and digits.',
    fil: 'Anim na numero ang code; sampung titik at numero ang recovery code.',
  },
  'signin.device_key': {
    en: 'This browser could not be verified. Please reload the page and try again.',
    fil: 'Hindi ma-verify ang browser na ito. I-reload ang pahina at subukang muli.',
  },

  'setup_code.required': { en: 'Please enter the setup code.', fil: 'Ilagay ang setup code.' },
} satisfies Messages;
