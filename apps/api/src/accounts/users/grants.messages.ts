import type { Messages } from '@ebpls/contracts';

/**
 * An administrator who grants a role is no second person for its holder: texts of the changes that wait for another
 * administrator, of their mails and refusals (decision 0052).
 */
export const messages = {
  'permissions.cash_separation': {
    en: 'A person cannot be both treasurer and cashier. The person who collects money may not also approve, cancel or refund payments.',
    fil:
      'Walang maaaring maging ingat-yaman at kahera nang sabay: ang kumokolekta ng pera ay hindi ' +
      'nag-aapruba, nagkakansela, o nagre-refund.',
  },
  'user.request_pending': {
    en: 'A change to this account is pending approval by another administrator. It must first be approved, refused or withdrawn.',
    fil:
      'May pagbabago sa account na ito na naghihintay ng pag-apruba ng ibang tagapangasiwa. Kailangan muna ' +
      'itong pagpasyahan o bawiin.',
  },
  'user.request_own': {
    en: 'You requested this change, so another administrator must decide on it.',
    fil: 'Ikaw ang humiling ng pagbabagong ito, kaya ibang tagapangasiwa ang dapat magpasya.',
  },
  'user.request_about_you': {
    en: 'This change is about your own account, so another administrator must decide on it.',
    fil: 'Tungkol sa sarili mong account ang pagbabagong ito, kaya ibang tagapangasiwa ang dapat magpasya.',
  },
  'user.request_of_another': {
    en: 'Another administrator requested this change, so you cannot withdraw it. You can refuse it instead.',
    fil: 'Ibang tagapangasiwa ang humiling ng pagbabagong ito, kaya hindi mo ito mababawi. Maaari mo itong tanggihan.',
  },
  'user.request_expired': {
    en: 'This request expired because it was not approved within 14 days. Please request the change again.',
    fil:
      'Walang nag-apruba sa hiling na ito sa loob ng 14 na araw, kaya nag-expire na ito. Hilinging muli ang ' +
      'pagbabago.',
  },
  'user.request_is.APPROVED': { en: 'This request was already approved.', fil: 'Naaprubahan na ang hiling na ito.' },
  'user.request_is.REFUSED': { en: 'This request was already refused.', fil: 'Tinanggihan na ang hiling na ito.' },
  'user.request_is.WITHDRAWN': { en: 'This request was withdrawn.', fil: 'Binawi na ang hiling na ito.' },
  'user.request_is.EXPIRED': {
    en: 'This request expired because it was not approved within 14 days. Please request the change again.',
    fil:
      'Walang nag-apruba sa hiling na ito sa loob ng 14 na araw, kaya nag-expire na ito. Hilinging muli ang ' +
      'pagbabago.',
  },
  'user.request_is.OVERTAKEN': {
    en: 'The account has changed since then, so this request no longer applies. Please request it again.',
    fil: 'Nabago na ang account mula noon, kaya hindi na angkop ang hiling na ito. Humiling muli.',
  },
  'separation.granted_by_participant': {
    en: 'A person who worked on this case gave you your account or a permission during the case or in the 30 days before it. Another person must decide on the case.',
    fil:
      'Isang taong humawak ng kasong ito ang nagbigay sa iyo ng account o pahintulot habang bukas ang kaso ' +
      'o sa loob ng 30 araw bago nito. Ibang tao ang dapat magpasya.',
  },
  'separation.granted_to_participant': {
    en: 'You gave an account or a permission to a person who worked on this case, during the case or in the 30 days before it. Another person must decide on the case.',
    fil:
      'Nagbigay ka ng account o pahintulot sa isang taong humawak ng kasong ito habang bukas ang kaso o sa ' +
      'loob ng 30 araw bago nito. Ibang tao ang dapat magpasya.',
  },
  'separation.own_collection': {
    en: 'You collected this money, so another person must cancel the receipt.',
    fil: 'Ikaw ang kumolekta ng perang ito, kaya ibang tao ang dapat magkansela ng resibo.',
  },
  'separation.own_confirmation': {
    en: 'You collected this money, so another person must confirm the bank deposit.',
    fil: 'Ikaw ang kumolekta ng perang ito, kaya ibang tao ang dapat magkumpirma ng deposito sa bangko.',
  },
  'separation.own_refund': {
    en: 'You worked on this refund request, so another person must decide on it and pay it.',
    fil: 'Hinawakan mo ang hiling na refund na ito, kaya ibang tao ang dapat magpasya at magbayad nito.',
  },
  'business.own': {
    en: 'You own this business, so a colleague must handle this case.',
    fil: 'Sarili mong negosyo ito. Kasamahan mo ang dapat humawak nito.',
  },
  'user.two_administrators': {
    en: 'Fewer than two administrators would remain, so the next change could not be approved. Please appoint another administrator first, or use the command on the server.',
    fil: 'Wala pang dalawang tagapangasiwa ang matitira, at walang makapag-aapruba ng susunod na pagbabago. Magtalaga muna ng iba, o gamitin ang command sa server.',
  },
  'user.no_administrator': {
    en: 'No administrator has this e-mail address.',
    fil: 'Walang tagapangasiwa na may ganitong e-mail address.',
  },
  'user.no_account': {
    en: 'No account has this e-mail address.',
    fil: 'Walang account na may ganitong e-mail address.',
  },
  'user.name_needed': {
    en: 'No account has this e-mail address. Please add --firstname and --lastname.',
    fil: 'Walang account na may ganitong e-mail address. Idagdag ang --firstname at --lastname.',
  },
  'user.last_administrator': {
    en: 'This is the last administrator. Please appoint another one first.',
    fil: 'Ito na ang huling tagapangasiwa. Magtalaga muna ng iba.',
  },
  'power.admin': { en: 'administrator', fil: 'tagapangasiwa' },
  'power.treasurer': { en: 'treasurer', fil: 'ingat-yaman' },
  'power.signatory': { en: 'signatory', fil: 'lumalagda' },
  'power.cashier': { en: 'cashier', fil: 'kahera' },
  'power.licensing_head': {
    en: 'the only head of the licensing office',
    fil: 'ang nag-iisang pinuno ng tanggapan ng lisensiya',
  },
  'power.office_head': { en: 'head of the office', fil: 'pinuno ng tanggapan' },
  'power.none': { en: 'no role', fil: 'walang tungkulin' },
  'account_request.invite': { en: 'to invite {person} as {powers}', fil: 'na anyayahan si {person} bilang {powers}' },
  'account_request.change': { en: 'to appoint {person} as {powers}', fil: 'na italaga si {person} bilang {powers}' },
  'account_request.take': {
    en: 'to remove {person} as {taken}',
    fil: 'na alisin si {person} bilang {taken}',
  },
  'account_request.change_and_take': {
    en: 'to appoint {person} as {powers} and to remove this person as {taken}',
    fil: 'na italaga si {person} bilang {powers} at alisin siya bilang {taken}',
  },
  'account_request.close': {
    en: 'to close the account of {person} ({powers})',
    fil: 'na isara ang account ni {person} ({powers})',
  },
  'account_request.reopen': {
    en: 'to reopen the account of {person} ({powers})',
    fil: 'na buksan muli ang account ni {person} ({powers})',
  },
  'account_request.second_step': {
    en: 'to reset the two-step sign-in of {person}',
    fil: 'na i-reset ang dalawang hakbang na pag-sign in ni {person}',
  },
  'mail.account_asked.subject': {
    en: 'An account change needs your approval',
    fil: 'Kailangan ng pag-apruba mo ang isang pagbabago sa account',
  },
  'mail.account_asked.text': {
    en:
      'This is about a staff account of the municipality. {asker} proposes {what}. The change takes effect only if ' +
      'another administrator approves it by {until}. {asker} and {person} cannot approve it.\n\n{link}\n\nIf you did ' +
      'not expect this, please refuse it and contact your colleagues. {why}',
    fil:
      'Tungkol ito sa account ng isang kawani ng munisipyo. Hinihiling ni {asker} {what}. Magkakabisa lamang ang pagbabago ' +
      'kung aaprubahan ito ng ibang tagapangasiwa hanggang {until}. Hindi ito maaaring aprubahan nina {asker} at ' +
      '{person}.\n\n{link}\n\nKung hindi mo ito inaasahan, tanggihan ito at makipag-ugnayan sa iyong mga kasamahan. ' +
      '{why}',
  },
  'mail.account_approved.subject': {
    en: 'An account change was approved',
    fil: 'Inaprubahan ang isang pagbabago sa account',
  },
  'mail.account_approved.text': {
    en:
      'This is about a staff account of the municipality. {asker} proposed {what}. {by} approved it, and it is now in ' +
      'effect.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa account ng isang kawani ng munisipyo. Hiniling ni {asker} {what}. Inaprubahan ito ni {by}, at may bisa na ito ngayon.\n\n{link}\n\n{why}',
  },
  'mail.account_refused.subject': {
    en: 'An account change was refused',
    fil: 'Tinanggihan ang isang pagbabago sa account',
  },
  'mail.account_refused.text': {
    en: 'This is about a staff account of the municipality. {asker} proposed {what}. {by} refused it: {reason}\n\nNothing has changed.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa account ng isang kawani ng munisipyo. Hiniling ni {asker} {what}. Tinanggihan ito ni {by}: {reason}\n\nWalang nabago.\n\n{link}\n\n{why}',
  },
  'mail.account_withdrawn.subject': {
    en: 'An account change was withdrawn',
    fil: 'Binawi ang isang pagbabago sa account',
  },
  'mail.account_withdrawn.text': {
    en: 'This is about a staff account of the municipality. {asker} proposed {what} and withdrew the proposal. Nothing has changed.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa account ng isang kawani ng munisipyo. Hiniling ni {asker} {what} at binawi niya ito. Walang nabago.\n\n{link}\n\n{why}',
  },
  'mail.account_expired.subject': {
    en: 'An account change has expired',
    fil: 'Nag-expire ang isang pagbabago sa account',
  },
  'mail.account_expired.text': {
    en:
      'This is about a staff account of the municipality. {asker} proposed {what}. It expired because it was not ' +
      'approved within 14 days. Nothing has changed.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa account ng isang kawani ng munisipyo. Hiniling ni {asker} {what}. Walang nag-apruba nito sa loob ng 14 na araw, kaya nag-expire na ito. Walang nabago.\n\n{link}\n\n{why}',
  },
  'mail.reason.administrator': {
    en: 'You received this because you are an administrator.',
    fil: 'Natanggap mo ito dahil isa kang tagapangasiwa.',
  },
  'mail.reason.account': {
    en:
      'You received this because it is about your account. If you did not expect it, please contact an ' +
      'administrator.',
    fil:
      'Natanggap mo ito dahil tungkol ito sa iyong account. Kung hindi mo ito inaasahan, makipag-ugnayan sa isang ' +
      'tagapangasiwa.',
  },
  'mail.account_closed.subject': {
    en: 'An account was closed',
    fil: 'May isinarang account',
  },
  'mail.account_closed.text': {
    en:
      'This is about a staff account of the municipality. {by} closed the account of {person} ({powers}). This takes ' +
      'effect immediately.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa account ng isang kawani ng munisipyo. Isinara ni {by} ang account ni {person} ({powers}). May bisa na ito agad.\n\n{link}\n\n{why}',
  },
  'mail.account_staff.subject': {
    en: 'New staff accounts: {count}',
    fil: 'Mga bagong account ng kawani: {count}',
  },
  'mail.account_staff.text': {
    en:
      'This is about new staff accounts of the municipality. {by} gave these people an account or an additional ' +
      'role:\n\n{people}\n\nIf you do not recognize any of them, please close the account and contact your ' +
      'colleagues.\n\n{link}\n\n{why}',
    fil:
      'Tungkol ito sa mga bagong account ng mga kawani. Binigyan ni {by} ng account o dagdag na tungkulin ang mga ' +
      'taong ito:\n\n{people}\n\nKung may hindi ka kilala sa kanila, isara ang account at makipag-usap sa iyong ' +
      'mga kasamahan.\n\n{link}\n\n{why}',
  },
  'mail.account_reduced.subject': {
    en: 'Account permissions were removed',
    fil: 'May inalis na pahintulot sa isang account',
  },
  'mail.account_reduced.text': {
    en:
      'This is about a staff account of the municipality. {by} removed these permissions from {person}: {powers}. The ' +
      'change takes effect immediately.\n\n{link}\n\n{why}',
    fil:
      'Tungkol ito sa account ng isang kawani ng munisipyo. Inalis ni {by} ang mga pahintulot na ito kay {person}: ' +
      '{powers}. May bisa na ito agad.\n\n{link}\n\n{why}',
  },
} satisfies Messages;
