import type { Messages } from '@ebpls/contracts';

/**
 * An administrator who grants a role is no second person for its holder: texts of the changes that wait for another
 * administrator, of their mails and refusals (decision 0052).
 */
export const messages = {
  'permissions.cash_separation': {
    en: 'Nobody is treasurer and cashier at once: whoever collects money never approves, cancels or refunds.',
    fil: 'Walang maaaring maging ingat-yaman at kahera nang sabay: ang kumokolekta ng pera ay hindi nag-aapruba, nagkakansela, o nagsasauli.',
  },
  'user.request_pending': {
    en: 'A change of this account waits for another administrator. It has to be decided or withdrawn first.',
    fil: 'May pagbabago sa account na ito na naghihintay ng ibang tagapangasiwa. Kailangan muna itong pagpasyahan o bawiin.',
  },
  'user.request_own': {
    en: 'You asked for this yourself, so another administrator must decide.',
    fil: 'Ikaw ang humiling nito, kaya ibang tagapangasiwa ang dapat magpasya.',
  },
  'user.request_about_you': {
    en: 'This is about your own account, so another administrator must decide.',
    fil: 'Tungkol ito sa sarili mong account, kaya ibang tagapangasiwa ang dapat magpasya.',
  },
  'user.request_of_another': {
    en: 'Another administrator asked for this. You can refuse it instead.',
    fil: 'Ibang tagapangasiwa ang humiling nito. Maaari mo itong tanggihan.',
  },
  'user.request_expired': {
    en: 'Nobody approved this within 14 days, so it has expired. Please ask again.',
    fil: 'Walang nag-apruba nito sa loob ng 14 na araw, kaya nag-expire na ito. Humiling muli.',
  },
  'user.request_is.APPROVED': { en: 'This was approved already.', fil: 'Naaprubahan na ito.' },
  'user.request_is.REFUSED': { en: 'This was refused already.', fil: 'Tinanggihan na ito.' },
  'user.request_is.WITHDRAWN': { en: 'This was withdrawn.', fil: 'Binawi na ito.' },
  'user.request_is.EXPIRED': {
    en: 'Nobody approved this within 14 days, so it has expired. Please ask again.',
    fil: 'Walang nag-apruba nito sa loob ng 14 na araw, kaya nag-expire na ito. Humiling muli.',
  },
  'user.request_is.OVERTAKEN': {
    en: 'The account was changed meanwhile, so this no longer applies. Please ask again.',
    fil: 'Nabago na ang account, kaya hindi na ito angkop. Humiling muli.',
  },
  'separation.granted_by_participant': {
    en: 'Somebody who worked on this gave you your account or a permission, during the case or in the 30 days before it. Another person must decide.',
    fil: 'Ang humawak nito ang nagbigay sa iyo ng account o pahintulot, habang bukas ito o sa loob ng 30 araw bago nito. Ibang tao ang dapat magpasya.',
  },
  'separation.granted_to_participant': {
    en: 'You gave an account or a permission to somebody who worked on this, during the case or in the 30 days before it. Another person must decide.',
    fil: 'Ikaw ang nagbigay ng account o pahintulot sa humawak nito, habang bukas ito o sa loob ng 30 araw bago nito. Ibang tao ang dapat magpasya.',
  },
  'separation.own_collection': {
    en: 'You collected this money, so another person must cancel the receipt.',
    fil: 'Ikaw ang kumolekta ng perang ito, kaya ibang tao ang dapat magkansela ng resibo.',
  },
  'separation.own_confirmation': {
    en: 'You collected this money, so another person must confirm that the bank has it.',
    fil: 'Ikaw ang kumolekta ng perang ito, kaya ibang tao ang dapat magkumpirmang nasa bangko na ito.',
  },
  'separation.own_refund': {
    en: 'You worked on this claim, so another person must decide it and pay it out.',
    fil: 'Hinawakan mo ang claim na ito, kaya ibang tao ang dapat magpasya at magbayad nito.',
  },
  'business.own': {
    en: 'This is your own business. A colleague must take this case.',
    fil: 'Sarili mong negosyo ito. Kasamahan mo ang dapat humawak nito.',
  },
  'user.two_administrators': {
    en: 'Fewer than two administrators would be left, and nobody could approve the next change. Please appoint another one first, or use the command on the server.',
    fil: 'Wala pang dalawang tagapangasiwa ang matitira, at walang makapag-aapruba ng susunod na pagbabago. Magtalaga muna ng iba, o gamitin ang command sa server.',
  },
  'user.no_administrator': {
    en: 'Nobody with this e-mail address is an administrator.',
    fil: 'Walang tagapangasiwa na may ganitong e-mail address.',
  },
  'user.no_account': {
    en: 'There is no account with this e-mail address.',
    fil: 'Walang account na may ganitong e-mail address.',
  },
  'user.name_needed': {
    en: 'There is no account with this e-mail address. Please add --firstname and --lastname.',
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
    fil: 'ang nag-iisang pinuno ng tanggapan ng paglilisensya',
  },
  'power.office_head': { en: 'head of the office', fil: 'pinuno ng tanggapan' },
  'power.none': { en: 'no role', fil: 'walang tungkulin' },
  'account_request.invite': { en: 'to invite {person} as {powers}', fil: 'na anyayahan si {person} bilang {powers}' },
  'account_request.change': { en: 'to make {person} {powers}', fil: 'na gawing {powers} si {person}' },
  'account_request.take': {
    en: 'to take this away from {person}: {taken}',
    fil: 'na alisin ito kay {person}: {taken}',
  },
  'account_request.change_and_take': {
    en: 'to make {person} {powers} and to take this away: {taken}',
    fil: 'na gawing {powers} si {person} at alisin ito: {taken}',
  },
  'account_request.close': {
    en: 'to close the account of {person} ({powers})',
    fil: 'na isara ang account ni {person} ({powers})',
  },
  'account_request.reopen': {
    en: 'to open the account of {person} again ({powers})',
    fil: 'na buksan muli ang account ni {person} ({powers})',
  },
  'account_request.second_step': {
    en: 'to remove the lost second step of {person}',
    fil: 'na alisin ang nawalang ikalawang hakbang ni {person}',
  },
  'mail.account_asked.subject': {
    en: 'A change of an account waits for another administrator',
    fil: 'May pagbabago sa account na naghihintay ng ibang tagapangasiwa',
  },
  'mail.account_asked.text': {
    en: 'This is about an account of the municipality. {asker} proposes {what}. It does not take effect until another administrator approves it, at the latest on {until}; {asker} and {person} cannot.\n\n{link}\n\nIf this surprises you, please refuse it and speak with your colleagues. {why}',
    fil: 'Tungkol ito sa isang account ng munisipyo. Hinihiling ni {asker} {what}. Hindi ito magkakabisa hangga’t hindi inaaprubahan ng ibang tagapangasiwa, hanggang {until}; hindi ito maaaring aprubahan nina {asker} at {person}.\n\n{link}\n\nKung nagulat ka rito, tanggihan ito at makipag-usap sa iyong mga kasamahan. {why}',
  },
  'mail.account_approved.subject': {
    en: 'A change of an account was approved',
    fil: 'Inaprubahan ang isang pagbabago sa account',
  },
  'mail.account_approved.text': {
    en: 'This is about an account of the municipality. {asker} proposed {what}. {by} approved it, and it is in effect now.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa isang account ng munisipyo. Hiniling ni {asker} {what}. Inaprubahan ito ni {by}, at may bisa na ito ngayon.\n\n{link}\n\n{why}',
  },
  'mail.account_refused.subject': {
    en: 'A change of an account was refused',
    fil: 'Tinanggihan ang isang pagbabago sa account',
  },
  'mail.account_refused.text': {
    en: 'This is about an account of the municipality. {asker} proposed {what}. {by} refused it: {reason}\n\nNothing has changed.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa isang account ng munisipyo. Hiniling ni {asker} {what}. Tinanggihan ito ni {by}: {reason}\n\nWalang nabago.\n\n{link}\n\n{why}',
  },
  'mail.account_withdrawn.subject': {
    en: 'A change of an account was withdrawn',
    fil: 'Binawi ang isang pagbabago sa account',
  },
  'mail.account_withdrawn.text': {
    en: 'This is about an account of the municipality. {asker} proposed {what} and withdrew the proposal. Nothing has changed.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa isang account ng munisipyo. Hiniling ni {asker} {what} at binawi niya ito. Walang nabago.\n\n{link}\n\n{why}',
  },
  'mail.account_expired.subject': {
    en: 'A change of an account has expired',
    fil: 'Nag-expire ang isang pagbabago sa account',
  },
  'mail.account_expired.text': {
    en: 'This is about an account of the municipality. {asker} proposed {what}. Nobody approved it within 14 days, so it has expired. Nothing has changed.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa isang account ng munisipyo. Hiniling ni {asker} {what}. Walang nag-apruba nito sa loob ng 14 na araw, kaya nag-expire na ito. Walang nabago.\n\n{link}\n\n{why}',
  },
  'mail.reason.administrator': {
    en: 'You get this because you are an administrator.',
    fil: 'Natanggap mo ito dahil isa kang tagapangasiwa.',
  },
  'mail.reason.account': {
    en: 'You get this because it is about your account. If you do not know why, please speak with an administrator.',
    fil: 'Natanggap mo ito dahil tungkol ito sa iyong account. Kung hindi mo alam ang dahilan, makipag-usap sa isang tagapangasiwa.',
  },
  'mail.account_closed.subject': {
    en: 'An account was closed',
    fil: 'May isinarang account',
  },
  'mail.account_closed.text': {
    en: 'This is about an account of the municipality. {by} closed the account of {person} ({powers}). That takes effect at once.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa isang account ng munisipyo. Isinara ni {by} ang account ni {person} ({powers}). May bisa na ito agad.\n\n{link}\n\n{why}',
  },
  'mail.account_staff.subject': {
    en: 'New accounts of staff: {count}',
    fil: 'Mga bagong account ng kawani: {count}',
  },
  'mail.account_staff.text': {
    en: 'This is about new accounts of the municipality. {by} gave these people an account or a further role:\n\n{people}\n\nIf you do not know one of them, please close the account and speak with your colleagues.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa mga bagong account ng munisipyo. Binigyan ni {by} ng account o dagdag na tungkulin ang mga taong ito:\n\n{people}\n\nKung may hindi ka kilala sa kanila, isara ang account at makipag-usap sa iyong mga kasamahan.\n\n{link}\n\n{why}',
  },
  'mail.account_reduced.subject': {
    en: 'Permissions of an account were removed',
    fil: 'May inalis na pahintulot sa isang account',
  },
  'mail.account_reduced.text': {
    en: 'This is about an account of the municipality. {by} took this away from {person}: {powers}. That takes effect at once.\n\n{link}\n\n{why}',
    fil: 'Tungkol ito sa isang account ng munisipyo. Inalis ni {by} ang mga ito kay {person}: {powers}. May bisa na ito agad.\n\n{link}\n\n{why}',
  },
} satisfies Messages;
