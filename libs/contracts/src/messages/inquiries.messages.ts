import type { Messages } from './merge.ts';

/**
 * Messages of the inquiry messenger. The English sentences of specification sections 5 and 8 are verbatim (decision
 * D58).
 */
export const messages = {
  'inquiry.subject_required': { en: 'Subject is a required field.', fil: 'Kailangang punan ang Paksa.' },
  'inquiry.remarks_required': { en: 'Remarks is a required field.', fil: 'Kailangang punan ang Puna.' },
  'inquiry.message_required': { en: 'Message is a required field.', fil: 'Kailangang punan ang Mensahe.' },
  'inquiry.office_unknown': {
    en: 'Please choose an office from the list.',
    fil: 'Pumili ng tanggapan mula sa listahan.',
  },
  'inquiry.key_format': {
    en: 'The message could not be sent. Please reload the page and try again.',
    fil: 'Hindi naipadala ang mensahe. I-reload ang pahina at subukan muli.',
  },
  'inquiry.side_unknown': { en: 'Please choose either the user or the office.', fil: 'Dapat ay user o office ito.' },
  'inquiry.datetime_format': {
    en: 'Please enter the date and time in this format: year-month-day hour:minute.',
    fil: 'Ibigay ang oras bilang taon-buwan-araw oras:minuto.',
  },
  'inquiry.files_most': { en: 'You can attach up to three files.', fil: 'Hanggang tatlong file lamang ang ilakip.' },
  'reply.title_required': {
    en: 'Please enter a short name for the reply.',
    fil: 'Bigyan ng maikling pangalan ang sagot.',
  },
  'recipient.label_required': {
    en: 'Please enter the office name.',
    fil: 'Ilagay ang pangalan ng tanggapan.',
  },
  'recipient.role_unknown': {
    en: 'Please choose the office that will receive the messages.',
    fil: 'Piliin ang tanggapang tatanggap ng mga mensahe.',
  },
  'inquiry.reason_required': {
    en: 'Please enter the reason for forwarding.',
    fil: 'Ilagay ang dahilan ng paglilipat.',
  },
} satisfies Messages;
