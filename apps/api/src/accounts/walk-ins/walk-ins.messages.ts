import type { Messages } from '@ebpls/contracts';

/** Texts of a clerk and a citizen at the counter. */
export const messages = {
  'walk_in.not_found': {
    en: 'No matching account was found. Please check the details with the client, or create an account in the client’s name.',
    fil: 'Walang tumutugmang account. Tiyakin ang mga detalye sa kliyente, o gumawa ng account sa kaniyang pangalan.',
  },
  'walk_in.several': {
    en: 'Several accounts match. Please ask the client for the account’s e-mail address.',
    fil: 'Maraming account ang tumutugma. Hingin sa kliyente ang e-mail ng account.',
  },
  'walk_in.has_account': {
    en: 'This e-mail address already has an account. Please search by e-mail.',
    fil: 'May account na ang e-mail na ito. Hanapin ito gamit ang e-mail.',
  },
  'walk_in.own_account': {
    en: 'You cannot file for yourself at the counter. Please ask another clerk.',
    fil: 'Hindi ka maaaring maghain para sa sarili mo sa window. Magpatulong sa ibang kawani.',
  },
  'walk_in.no_mobile': {
    en: 'This account has no confirmed mobile number. Send the code by e-mail, or take the client’s signature and a photo of the ID.',
    fil:
      'Walang kumpirmadong numero ng cellphone ang account na ito. Ipadala ang code sa e-mail, o kunin ang ' +
      'lagda ng kliyente at litrato ng ID.',
  },
  'walk_in.no_email': {
    en:
      'This account has no e-mail address. Send the code to the mobile number, or take the client’s ' +
      'signature and a photo of the ID.',
    fil:
      'Walang e-mail ang account na ito. Ipadala ang code sa numero ng cellphone, o kunin ang lagda ng ' +
      'kliyente at litrato ng ID.',
  },
  'walk_in.too_many_codes': {
    en: 'Five codes were sent to this client within an hour. Use the latest code, wait, or take the client’s signature and a photo of the ID.',
    fil:
      'Limang code na ang naipadala sa kliyenteng ito sa loob ng isang oras. Gamitin ang huling code, ' +
      'maghintay, o kunin ang lagda ng kliyente at litrato ng ID.',
  },
  'walk_in.code_wrong': {
    en: 'This code is incorrect. Please ask the client to read it again.',
    fil: 'Mali ang code na ito. Ipabasa itong muli sa kliyente.',
  },
  'walk_in.code_expired': {
    en: 'This code has expired or was entered incorrectly five times. Send a new one.',
    fil: 'Lampas na sa sampung minuto ang code na ito, o limang beses nang namali. Magpadala ng bago.',
  },
  'walk_in.consent_used': {
    en: 'A walk-in session was already started with this consent. Search for the client again.',
    fil: 'May walk-in nang nagsimula sa pahintulot na ito. Hanapin muli ang kliyente.',
  },
  'walk_in.consent_expired': {
    en: 'This consent was already confirmed or refused, or it has expired. Search for the client again.',
    fil: 'Napagpasyahan na o nag-expire ang pahintulot na ito. Hanapin muli ang kliyente.',
  },
  'walk_in.consent_pending': {
    en: 'A second clerk has not confirmed the client yet.',
    fil: 'Hindi pa nakukumpirma ng ikalawang kawani ang kliyente.',
  },
  'walk_in.paper_missing': {
    en: 'The signature or the ID photo is still missing.',
    fil: 'Kulang pa ang lagda o ang litrato ng ID.',
  },
  'walk_in.own_consent': {
    en: 'You took part in this walk-in session, so another clerk of the licensing office must confirm it.',
    fil: 'Bahagi ka ng walk-in na ito. Ibang kawani ng tanggapan ng lisensiya ang magkukumpirma.',
  },
  'sms.walk_in_code': {
    en:
      '{municipality}: {code} lets the licensing office file for you now. Give it to the clerk only if you are at ' +
      'the municipal hall.',
    fil:
      '{municipality}: sa {code} makapaghahain para sa iyo ang tanggapan ng lisensiya. Sabihin lang ito sa kawani ' +
      'kung nasa munisipyo ka.',
  },
  'mail.walk_in_code.subject': {
    en: 'Your code for the counter of the licensing office',
    fil: 'Ang code mo para sa window ng tanggapan ng lisensiya',
  },
  'mail.walk_in_code.text': {
    en:
      'A clerk of the licensing office would like to file for you at the counter. If you are at the municipal ' +
      'hall, give this code to the clerk: {code}\n\nIt is valid for 10 minutes. If you are not at the municipal ' +
      'hall, do not share it, and notify the licensing office.\n\nClerk: “{clerk_name}”\n\n{link}',
    fil:
      'May kawani ng tanggapan ng lisensiya na gustong maghain para sa iyo sa window. Kung nasa munisipyo ka, ' +
      'ibigay ang code na ito sa kawani: {code}\n\nMay bisa ito nang 10 minuto. Kung wala ka sa munisipyo, huwag ' +
      'itong ibigay kaninuman, at ipaalam ito sa tanggapan ng lisensiya.\n\nKawani: “{clerk_name}”\n\n{link}',
  },
  'mail.walk_in_opened.subject': {
    en: 'The licensing office is filing for you at the counter',
    fil: 'Naghahain para sa iyo ang tanggapan ng lisensiya sa window',
  },
  'mail.walk_in_opened.text': {
    en:
      'A clerk of the licensing office started filing for you at the counter ({walk_in_no}). You will be notified ' +
      'of everything filed in your name.\n\nClerk: “{clerk_name}”\n\nIf you are not at the municipal hall, please ' +
      'notify the licensing office immediately.\n\n{link}',
    fil:
      'Sinimulan ng kawani ng tanggapan ng lisensiya ang paghahain para sa iyo sa window ({walk_in_no}). Aabisuhan ' +
      'ka sa bawat ihahain sa iyong pangalan.\n\nKawani: “{clerk_name}”\n\nKung wala ka sa munisipyo, ipaalam ito ' +
      'agad sa tanggapan ng lisensiya.\n\n{link}',
  },
} satisfies Messages;
