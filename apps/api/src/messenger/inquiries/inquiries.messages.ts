import type { Messages } from '@ebpls/contracts';

/**
 * Messages of the inquiry messenger. The English sentences of specification sections 5 and 8 are kept verbatim
 * (decision D58).
 */
export const messages = {
  'inquiry.not_you': {
    en: 'You cannot act for someone else here.',
    fil: 'Hindi ka maaaring kumilos dito para sa iba.',
  },
  'inquiry.too_fast': {
    en: 'You are writing very fast. Please wait a moment; nothing is lost.',
    fil: 'Napakabilis ng pagsulat mo. Maghintay sandali; walang mawawala.',
  },
  'inquiry.threads_most': {
    en: 'You have opened {most} inquiries within an hour. Please send this one in {minutes} min, or write on in one of them.',
    fil:
      'Nakapagbukas ka na ng {most} tanong sa loob ng isang oras. Ipadala ito makalipas ang {minutes} min, ' +
      'o ituloy ang isa sa mga iyon.',
  },
  'inquiry.messages_most': {
    en: 'You have sent {most} messages within an hour. Please send this one in {minutes} min.',
    fil: 'Nakapagpadala ka na ng {most} mensahe sa loob ng isang oras. Ipadala ito makalipas ang {minutes} min.',
  },
  'inquiry.no_file': {
    en: 'This file is not there any more. Please attach it again.',
    fil: 'Wala na ang file na ito. Ilakip itong muli.',
  },
  'reply.too_many': {
    en: 'An office can keep fifty replies. Please remove one first.',
    fil: 'Hanggang limampung sagot lamang ang maitatabi ng tanggapan. Mag-alis muna ng isa.',
  },
  'recipient.hint': { en: 'no. {number} of the list', fil: 'blg. {number} sa listahan' },
  'recipient.default_required': {
    en: 'Every inquiry begins with this recipient, so it stays.',
    fil: 'Dito nagsisimula ang bawat tanong, kaya mananatili ito.',
  },
  'inquiry.not_to_self': { en: 'It is with this office already.', fil: 'Nasa tanggapang ito na ang tanong.' },
  'mail.inquiry_answer.subject': {
    en: 'You have an answer to your inquiry',
    fil: 'May sagot na sa iyong tanong',
  },
  'mail.inquiry_answer.text': {
    en: '{office} answered your inquiry “{subject}”. Sign in to read the answer and to reply.\n\n{link}\n\nWe write once about a thread until you have opened it.',
    fil: 'Sinagot ng {office} ang iyong tanong na “{subject}”. Mag-sign in para mabasa ang sagot at makatugon.\n\n{link}\n\nIsang beses lang kaming sumusulat tungkol sa isang usapan hanggang mabuksan mo ito.',
  },
} satisfies Messages;
