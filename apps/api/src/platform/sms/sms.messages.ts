import type { Messages } from '@ebpls/contracts';

/**
 * Text messages, `sms.<template>`: at most 160 characters, no address but our own. `town` and `site` are
 * always there.
 */
export const messages = {
  'sms.code': {
    en:
      '{municipality}: {code} is your code. It is valid for 10 minutes. Do not share it with anyone. We will never ' +
      'request it.',
    fil: '{municipality}: {code} ang iyong code. Gagana nang 10 minuto. Huwag sabihin kaninuman, hindi namin ito hihingin.',
  },
  'sms.sign_in_code': {
    en:
      '{municipality}: {code} is your code to sign in. It is valid for 10 minutes. Do not share it with anyone. We will ' +
      'never request it.',
    fil:
      '{municipality}: {code} ang iyong code sa pag-sign in. Gagana nang 10 minuto. Huwag sabihin kaninuman, hindi ' +
      'namin ito hihingin.',
  },
  'sms.sign_up_code': {
    en:
      '{municipality}: {code} is your code to register. It is valid for 10 minutes. Do not share it with anyone. We ' +
      'will never request it.',
    fil:
      '{municipality}: {code} ang iyong code sa pagrehistro. Gagana nang 10 minuto. Huwag sabihin kaninuman, hindi ' +
      'namin ito hihingin.',
  },
  'sms.sign_up_taken': {
    en: '{municipality}: this number belongs to an account that signs in by e-mail. Sign in or contact us: {site}',
    fil:
      '{municipality}: may account na ang numerong ito na e-mail ang gamit sa pag-sign in. Mag-sign in o ' +
      'makipag-ugnayan: {site}',
  },
  'sms.proof_code': {
    en:
      '{municipality}: {code} is your code to confirm an action in your account. It is valid for 10 minutes. Do ' +
      'not share it with anyone.',
    fil:
      '{municipality}: {code} ang code para kumpirmahin ang gagawin mo sa iyong account. Gagana nang 10 minuto. ' +
      'Huwag sabihin kaninuman.',
  },
  'sms.account_notice': {
    en: '{municipality}: a security setting of your account was changed. If it was not you, contact us. {site}',
    fil: '{municipality}: may nabago sa seguridad ng iyong account. Kung hindi ikaw ito, makipag-ugnayan: {site}',
  },
  'sms.erasure_notice': {
    en: '{municipality}: your request to delete your account was updated. Sign in to read the details. {site}',
    fil: '{municipality}: may pagbabago sa hiling mong burahin ang iyong account. Mag-sign in para mabasa. {site}',
  },
  'sms.erasure_done': {
    en: '{municipality}: your account was deleted, as you requested. {site}',
    fil: '{municipality}: nabura na ang iyong account gaya ng hiniling mo. {site}',
  },
  'sms.mobile_replaced': {
    en: '{municipality}: you can no longer sign in with this number. If it was not you, contact us. {site}',
    fil:
      '{municipality}: hindi mo na magagamit ang numerong ito sa pag-sign in. Kung hindi ikaw ito, ' +
      'makipag-ugnayan: {site}',
  },
  'sms.bill_approved': {
    en: '{municipality}: the bill of {company_name} is {amount}. Please pay by {valid_until}. {site}',
    fil: '{municipality}: {amount} ang singil sa {company_name}, bayaran hanggang {valid_until}. {site}',
  },
  'sms.installment_reminder': {
    en: '{municipality}: {company_name} must pay {amount} by {due_on}. {site}',
    fil: '{municipality}: babayaran ng {company_name} ang {amount} hanggang {due_on}. {site}',
  },
  'sms.application_returned': {
    en: '{municipality}: please correct the application of {company_name}. {site}',
    fil: '{municipality}: pakiwasto ang aplikasyon ng {company_name}. {site}',
  },
  'sms.clearance_returned': {
    en: '{municipality}: an office returned the application of {company_name} to you. {site}',
    fil: '{municipality}: ibinalik sa iyo ng isang tanggapan ang aplikasyon ng {company_name}. {site}',
  },
  'sms.inspection_set': {
    en: '{municipality}: visit to {company_name} on {when}. Please have someone there. {site}',
    fil: '{municipality}: bibisitahin ang {company_name} sa {when}. Tiyaking may tao roon. {site}',
  },
  'sms.permit_issued': {
    en: '{municipality}: the permit {permit_no} of {company_name} is ready. {site}',
    fil: '{municipality}: handa na ang permit {permit_no} ng {company_name}. {site}',
  },
  'sms.permit_amended': {
    en: '{municipality}: the amended permit {permit_no} of {company_name} is ready. {site}',
    fil: '{municipality}: handa na ang binagong permit {permit_no} ng {company_name}. {site}',
  },
} satisfies Messages;
