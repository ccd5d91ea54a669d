/**
 * What the inquiry messenger says. The English sentences of specification sections 5 and 8 are kept letter by letter
 * (decision D58).
 */
export const inquiries = {
  en: {
    'inquiry.subject_required': 'Subject is a required field.',
    'inquiry.remarks_required': 'Remarks is a required field.',
    'inquiry.message_required': 'Message is a required field.',
    'inquiry.office_unknown': 'Please choose an office of the list.',
    'inquiry.sent': 'Inquiry successfully send.',
    'inquiry.new_message': 'New message found.',
    'inquiry.not_you': 'You cannot act for someone else here.',
    'inquiry.too_fast': 'You are writing very fast. Please wait a moment; nothing is lost.',
    'inquiry.threads_most':
      'You have opened {most} inquiries within an hour. Please send this one in {minutes} min, or write on in one of them.',
    'inquiry.messages_most': 'You have sent {most} messages within an hour. Please send this one in {minutes} min.',
    'inquiry.key_format': 'The key of this message is not valid.',
    'inquiry.side_unknown': 'This must be user or office.',
    'inquiry.datetime_format': 'Please give the time as year-month-day hour:minute.',
    'inquiry.files_most': 'Please attach three files at most.',
    'inquiry.file_gone': 'This file is not there any more. Please attach it again.',
    'reply.title_required': 'Please give the reply a short name.',
    'reply.too_many': 'An office can keep fifty replies. Please remove one first.',
    'recipient.hint': 'no. {number} of the list',
    'recipient.label_required': 'Please enter how this office is called.',
    'recipient.role_unknown': 'Please choose an office to deliver to.',
    'recipient.default_stays': 'Every inquiry begins with this recipient, so it stays.',
    'inquiry.reason_required': 'Please write why it goes to another office.',
    'inquiry.not_to_self': 'It is with this office already.',
  },
  fil: {
    'inquiry.subject_required': 'Kailangang punan ang Paksa.',
    'inquiry.remarks_required': 'Kailangang punan ang Pansin.',
    'inquiry.message_required': 'Kailangang punan ang Mensahe.',
    'inquiry.office_unknown': 'Pumili ng tanggapan mula sa listahan.',
    'inquiry.sent': 'Naipadala na ang iyong tanong.',
    'inquiry.new_message': 'May bagong mensahe.',
    'inquiry.not_you': 'Hindi ka maaaring kumilos dito para sa iba.',
    'inquiry.too_fast': 'Napakabilis ng pagsulat mo. Maghintay sandali; walang mawawala.',
    'inquiry.threads_most':
      'Nakapagbukas ka na ng {most} tanong sa loob ng isang oras. Ipadala ito makalipas ang {minutes} min, ' +
      'o ituloy ang isa sa mga iyon.',
    'inquiry.messages_most':
      'Nakapagpadala ka na ng {most} mensahe sa loob ng isang oras. Ipadala ito makalipas ang {minutes} min.',
    'inquiry.key_format': 'Hindi tama ang susi ng mensaheng ito.',
    'inquiry.side_unknown': 'Dapat ay user o office ito.',
    'inquiry.datetime_format': 'Ibigay ang oras bilang taon-buwan-araw oras:minuto.',
    'inquiry.files_most': 'Hanggang tatlong file lamang ang ilakip.',
    'inquiry.file_gone': 'Wala na ang file na ito. Ilakip itong muli.',
    'reply.title_required': 'Bigyan ng maikling pangalan ang sagot.',
    'reply.too_many': 'Hanggang limampung sagot lamang ang maitatabi ng tanggapan. Mag-alis muna ng isa.',
    'recipient.hint': 'blg. {number} sa listahan',
    'recipient.label_required': 'Ilagay kung ano ang tawag sa tanggapang ito.',
    'recipient.role_unknown': 'Pumili ng tanggapang paghahatiran.',
    'recipient.default_stays': 'Dito nagsisimula ang bawat tanong, kaya mananatili ito.',
    'inquiry.reason_required': 'Isulat kung bakit ililipat sa ibang tanggapan.',
    'inquiry.not_to_self': 'Nasa tanggapang ito na ang tanong.',
  },
} as const;
