import type { Messages } from '@ebpls/contracts';

/** Why an appointment is not possible or not answered, the mails about it, and what a delegate did last. */
export const messages = {
  'delegation.to_oneself': {
    en: 'This is your own account. Please enter the e-mail of the delegate’s account.',
    fil: 'Sarili mong account ito. Ilagay ang e-mail ng account ng kinatawan.',
  },
  'delegation.appointed_already': {
    en: 'This person is appointed for the business, or asked, already. End that appointment first.',
    fil: 'Itinalaga o tinanong na ang taong ito para sa negosyo. Tapusin muna ang pagtatalagang iyon.',
  },
  'delegation.most': {
    en: 'A business has at most {most} delegates at a time. End an appointment first.',
    fil: 'Hanggang {most} kinatawan lamang ang isang negosyo sa isang panahon. Tapusin muna ang isang pagtatalaga.',
  },
  'delegation.past': {
    en: 'The last day is over already.',
    fil: 'Lumipas na ang huling araw na ito.',
  },
  'delegation.too_long': {
    en: 'An appointment lasts one year at most, until {day}.',
    fil: 'Hanggang isang taon lamang ang pagtatalaga, hanggang {day}.',
  },
  'delegation.is.OFFERED': { en: 'The offer still waits for an answer.', fil: 'Naghihintay pa ng sagot ang alok.' },
  'delegation.is.ACTIVE': { en: 'The appointment was accepted already.', fil: 'Tinanggap na ang pagtatalaga.' },
  'delegation.is.DECLINED': { en: 'The appointment was declined.', fil: 'Tinanggihan ang pagtatalaga.' },
  'delegation.is.WITHDRAWN': { en: 'The offer was taken back.', fil: 'Binawi ang alok.' },
  'delegation.is.ENDED': { en: 'The appointment was ended.', fil: 'Tinapos na ang pagtatalaga.' },
  'delegation.is.EXPIRED': { en: 'The appointment has run out.', fil: 'Lumipas na ang pagtatalaga.' },
  'delegation.act.look': { en: 'Looked at a paper', fil: 'Tumingin ng papel' },
  'delegation.act.register': { en: 'Changed the details of the business', fil: 'Binago ang mga detalye ng negosyo' },
  'delegation.act.start': { en: 'Began an application', fil: 'Nagsimula ng aplikasyon' },
  'delegation.act.file': { en: 'Filed or answered an application', fil: 'Naghain o sumagot sa aplikasyon' },
  'delegation.act.withdraw': { en: 'Took an application back', fil: 'Binawi ang aplikasyon' },
  'delegation.act.paper': { en: 'Changed the papers', fil: 'Binago ang mga papel' },
  'delegation.act.pay': { en: 'Began a payment', fil: 'Nagsimula ng bayad' },
  'delegation.act.statement': { en: 'Had a statement issued', fil: 'Nagpalabas ng statement' },
  'delegation.act.other': { en: 'Did something else', fil: 'May ibang ginawa' },
  'delegation.scope_VIEW': { en: 'look', fil: 'tumingin' },
  'delegation.scope_FILE': { en: 'prepare and file', fil: 'maghanda at maghain' },
  'delegation.scope_PAY': { en: 'pay', fil: 'magbayad' },
  'mail.delegation_offered.subject': {
    en: 'A request to act for a business',
    fil: 'Hinihilingan kang kumilos para sa isang negosyo',
  },
  'mail.delegation_offered.text': {
    en: 'Somebody with an account here asks you to act for a business. The names below are as they entered them.\n\nName: “{owner_name}”\nBusiness: “{company_name}”\nYou may: {scope}\nUntil: {ends_on}\n\nPlease accept or decline by {answer_by}; you need an account with this e-mail.\n\n{link}\n\nIf you do not expect this, you need not do anything.',
    fil: 'May taong may account dito na humihiling na kumilos ka para sa isang negosyo. Ang mga pangalan sa ibaba ay ayon sa inilagay niya.\n\nPangalan: “{owner_name}”\nNegosyo: “{company_name}”\nMaaari mong gawin: {scope}\nHanggang: {ends_on}\n\nTanggapin o tanggihan ito hanggang {answer_by}; kailangan mo ng account na may ganitong e-mail.\n\n{link}\n\nKung hindi mo ito inaasahan, wala kang kailangang gawin.',
  },
  'mail.delegation_accepted.subject': {
    en: 'Your appointment {delegation_no} was accepted',
    fil: 'Tinanggap ang pagtatalaga mong {delegation_no}',
  },
  'mail.delegation_accepted.text': {
    en: 'The appointment {delegation_no} was accepted, until {ends_on}. You are notified of every filing and payment, and you can end it at any time.\n\nBusiness: {company_name}\nDelegate: “{delegate_name}”\n\n{link}',
    fil: 'Tinanggap ang pagtatalagang {delegation_no}, hanggang {ends_on}. Aabisuhan ka sa bawat paghahain at bayad, at maaari mo itong tapusin anumang oras.\n\nNegosyo: {company_name}\nKinatawan: “{delegate_name}”\n\n{link}',
  },
  'mail.delegation_declined.subject': {
    en: '{company_name}: your appointment was declined',
    fil: '{company_name}: tinanggihan ang iyong pagtatalaga',
  },
  'mail.delegation_declined.text': {
    en: 'Your appointment for {company_name} was declined. Nothing changes.\n\nDeclined by: {delegate_email}\n\n{link}',
    fil: 'Tinanggihan ang pagtatalaga mo para sa {company_name}. Walang magbabago.\n\nTumanggi: {delegate_email}\n\n{link}',
  },
  'mail.delegation_ended.subject': {
    en: 'The appointment {delegation_no} has ended',
    fil: 'Natapos na ang pagtatalagang {delegation_no}',
  },
  'mail.delegation_ended.text': {
    en: 'The appointment {delegation_no} has ended. From now on nothing can be done under it; what was done stays on record.\n\nBusiness: “{company_name}”\nEnded by: “{ended_by}”\n\n{link}',
    fil: 'Natapos na ang pagtatalagang {delegation_no}. Mula ngayon wala nang magagawa sa ilalim nito; mananatili sa tala ang mga nagawa.\n\nNegosyo: “{company_name}”\nTinapos ni: “{ended_by}”\n\n{link}',
  },
} satisfies Messages;
