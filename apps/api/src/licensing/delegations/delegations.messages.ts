import type { Messages } from '@ebpls/contracts';

/** Why an appointment is not possible or not answered, the mails about it, and what a delegate did last. */
export const messages = {
  'delegation.to_oneself': {
    en: 'This is your own account. Please enter the e-mail address of the delegate’s account.',
    fil: 'Sarili mong account ito. Ilagay ang e-mail ng account ng kinatawan.',
  },
  'delegation.appointed_already': {
    en: 'This person is already appointed or invited for the business. End that appointment first.',
    fil: 'Naitalaga o inimbitahan na ang taong ito para sa negosyo. Tapusin muna ang pagtatalagang iyon.',
  },
  'delegation.most': {
    en: 'A business can have up to {most} delegates. End an appointment first.',
    fil: 'Hanggang {most} kinatawan lamang ang maaaring italaga ng isang negosyo. Tapusin muna ang isang pagtatalaga.',
  },
  'delegation.past': { en: 'The last day cannot be in the past.', fil: 'Hindi maaaring nakalipas na ang huling araw.' },
  'delegation.too_long': {
    en: 'An appointment can last up to one year, until {day}.',
    fil: 'Hanggang isang taon lamang ang pagtatalaga, hanggang {day}.',
  },
  'delegation.is.OFFERED': {
    en: 'The appointment has not been accepted or declined yet.',
    fil: 'Hindi pa tinatanggap o tinatanggihan ang pagtatalaga.',
  },
  'delegation.is.ACTIVE': { en: 'The appointment was already accepted.', fil: 'Tinanggap na ang pagtatalaga.' },
  'delegation.is.DECLINED': { en: 'The appointment was declined.', fil: 'Tinanggihan ang pagtatalaga.' },
  'delegation.is.WITHDRAWN': { en: 'The offer was withdrawn.', fil: 'Binawi ang alok.' },
  'delegation.is.ENDED': { en: 'The appointment has ended.', fil: 'Tinapos na ang pagtatalaga.' },
  'delegation.is.EXPIRED': { en: 'The appointment has expired.', fil: 'Nag-expire na ang pagtatalaga.' },
  'delegation.act.look': { en: 'Viewed a document', fil: 'Tumingin ng dokumento' },
  'delegation.act.register': { en: 'Changed the business details', fil: 'Binago ang mga detalye ng negosyo' },
  'delegation.act.start': { en: 'Started an application', fil: 'Nagsimula ng aplikasyon' },
  'delegation.act.file': {
    en: 'Filed an application or replied to an office',
    fil: 'Naghain ng aplikasyon o sumagot sa tanggapan',
  },
  'delegation.act.withdraw': { en: 'Withdrew an application', fil: 'Binawi ang aplikasyon' },
  'delegation.act.paper': { en: 'Changed the documents', fil: 'Binago ang mga dokumento' },
  'delegation.act.pay': { en: 'Started a payment', fil: 'Nagsimula ng bayad' },
  'delegation.act.statement': { en: 'Requested a statement', fil: 'Humiling ng statement' },
  'delegation.act.other': { en: 'Other activity', fil: 'Iba pang gawain' },
  'delegation.scope_VIEW': { en: 'view', fil: 'tumingin' },
  'delegation.scope_FILE': { en: 'prepare and file', fil: 'maghanda at maghain' },
  'delegation.scope_PAY': { en: 'pay', fil: 'magbayad' },
  'mail.delegation_offered.subject': {
    en: 'You are invited to act for a business',
    fil: 'Inaanyayahan kang kumilos para sa isang negosyo',
  },
  'mail.delegation_offered.text': {
    en: 'An account holder invites you to act on behalf of a business. That person entered the names below.\n\nName: “{owner_name}”\nBusiness: “{company_name}”\nYou may: {scope}\nUntil: {ends_on}\n\nPlease accept or decline by {answer_by}. You need an account with this e-mail address.\n\n{link}\n\nIf you did not expect this, ignore this e-mail.',
    fil:
      'Inaanyayahan ka ng isang may account dito na kumilos para sa isang negosyo. Ang mga pangalan sa ibaba ay ' +
      'ayon sa inilagay niya.\n\nPangalan: “{owner_name}”\nNegosyo: “{company_name}”\nMaaari mong gawin: {scope}\n' +
      'Hanggang: {ends_on}\n\nTanggapin o tanggihan ito hanggang {answer_by}. Kailangan mo ng account na may ' +
      'ganitong e-mail.\n\n{link}\n\nKung hindi mo ito inaasahan, huwag pansinin ang e-mail na ito.',
  },
  'mail.delegation_accepted.subject': {
    en: 'Your appointment {delegation_no} was accepted',
    fil: 'Tinanggap ang pagtatalaga mong {delegation_no}',
  },
  'mail.delegation_accepted.text': {
    en:
      'Appointment {delegation_no} was accepted and is valid until {ends_on}. You will be notified of every filing ' +
      'and payment. You can end the appointment at any time.\n\nBusiness: {company_name}\nDelegate: ' +
      '“{delegate_name}”\n\n{link}',
    fil:
      'Tinanggap ang pagtatalagang {delegation_no} at may bisa ito hanggang {ends_on}. Aabisuhan ka sa bawat ' +
      'paghahain at bayad. Maaari mong tapusin ang pagtatalaga anumang oras.\n\nNegosyo: {company_name}\nKinatawan: ' +
      '“{delegate_name}”\n\n{link}',
  },
  'mail.delegation_declined.subject': {
    en: '{company_name}: your appointment was declined',
    fil: '{company_name}: tinanggihan ang iyong pagtatalaga',
  },
  'mail.delegation_declined.text': {
    en:
      'Your appointment for {company_name} was declined. Nothing has changed.\n\nDeclined by: {delegate_email}\n\n' +
      '{link}',
    fil: 'Tinanggihan ang pagtatalaga mo para sa {company_name}. Walang nagbago.\n\nTumanggi: {delegate_email}\n\n{link}',
  },
  'mail.delegation_ended.subject': {
    en: 'Appointment {delegation_no} has ended',
    fil: 'Natapos na ang pagtatalagang {delegation_no}',
  },
  'mail.delegation_ended.text': {
    en:
      'Appointment {delegation_no} has ended and can no longer be used. Past activity stays on record.\n\n' +
      'Business: “{company_name}”\nEnded by: “{ended_by}”\n\n{link}',
    fil:
      'Natapos na ang pagtatalagang {delegation_no} at hindi na magagamit. Mananatili sa talaan ang mga nagawa.\n\n' +
      'Negosyo: “{company_name}”\nTinapos ni: “{ended_by}”\n\n{link}',
  },
} satisfies Messages;
