import type { Messages } from '@ebpls/contracts';

/**
 * Messages of the inquiry messenger. The English sentences of specification sections 5 and 8 are kept verbatim
 * (decision D58).
 */
export const messages = {
  'inquiry.not_you': {
    en: 'You can open only the inquiries of your own account.',
    fil: 'Ang mga tanong lamang ng sarili mong account ang mabubuksan mo.',
  },
  'inquiry.too_fast': {
    en: 'You are sending messages too quickly. Please wait a moment. Your message is not lost.',
    fil: 'Napakabilis ng pagpapadala mo. Maghintay sandali; hindi mawawala ang mensahe mo.',
  },
  'inquiry.threads_most': {
    en: 'You have opened {most} inquiries within an hour. Please wait {minutes} min before sending this one, or continue an earlier inquiry.',
    fil:
      'Nakapagbukas ka na ng {most} tanong sa loob ng isang oras. Ipadala ito makalipas ang {minutes} min, o ituloy ' +
      'ang isang naunang tanong.',
  },
  'inquiry.messages_most': {
    en: 'You have sent {most} messages within an hour. Please wait {minutes} min before sending this one.',
    fil: 'Nakapagpadala ka na ng {most} mensahe sa loob ng isang oras. Ipadala ito makalipas ang {minutes} min.',
  },
  'inquiry.no_file': {
    en: 'This file no longer exists. Please attach it again.',
    fil: 'Wala na ang file na ito. Ilakip itong muli.',
  },
  'reply.too_many': {
    en: 'An office can save up to fifty replies. Please remove one first.',
    fil: 'Hanggang limampung sagot lamang ang mase-save ng tanggapan. Mag-alis muna ng isa.',
  },
  'recipient.hint': { en: 'no. {number} on the list', fil: 'blg. {number} sa listahan' },
  'recipient.default_required': {
    en: 'New inquiries go to this recipient unless the sender chooses another, so it cannot be turned off.',
    fil: 'Dito napupunta ang mga bagong tanong kung walang ibang pinili, kaya hindi ito maaaring i-off.',
  },
  'inquiry.not_to_self': { en: 'This office already has the inquiry.', fil: 'Nasa tanggapang ito na ang tanong.' },
  'mail.inquiry_answer.subject': {
    en: 'You have a reply to your inquiry',
    fil: 'May sagot na sa iyong tanong',
  },
  'mail.inquiry_answer.text': {
    en:
      '{office} replied to your inquiry “{subject}”. Sign in to read the reply and respond.\n\n{link}\n\nWe send ' +
      'one e-mail per inquiry until you open it.',
    fil:
      'Sinagot ng {office} ang iyong tanong na “{subject}”. Mag-sign in para mabasa ang sagot at makatugon.\n\n' +
      '{link}\n\nIsang e-mail lang ang ipinapadala namin sa bawat tanong hanggang mabuksan mo ito.',
  },
} satisfies Messages;
