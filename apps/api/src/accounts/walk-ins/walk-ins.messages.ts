import type { Messages } from '@ebpls/contracts';

/** Texts of a clerk and a citizen at the counter. */
export const messages = {
  'walk_in.not_found': {
    en: 'No account has exactly this. Please check it with the citizen, or make an account in their name.',
    fil: 'Walang account na may eksaktong ganito. Tiyakin ito sa mamamayan, o gumawa ng account sa kanyang pangalan.',
  },
  'walk_in.several': {
    en: 'Several accounts have this. Please ask the citizen for the e-mail of the account.',
    fil: 'Maraming account ang may ganito. Hingin sa mamamayan ang e-mail ng account.',
  },
  'walk_in.has_account': {
    en: 'This e-mail has an account. Please find it by the e-mail.',
    fil: 'May account na ang e-mail na ito. Hanapin ito gamit ang e-mail.',
  },
  'walk_in.own_account': {
    en: 'Nobody files for themselves at the counter. Please ask another clerk.',
    fil: 'Walang naghahain para sa sarili sa window. Magpatulong sa ibang kawani.',
  },
  'walk_in.no_mobile': {
    en: 'This account has no confirmed mobile number. Send the code by e-mail, or take signature and ID.',
    fil: 'Walang kumpirmadong numero ng mobile ang account na ito. Ipadala ang code sa e-mail, o kunin ang pirma at ID.',
  },
  'walk_in.too_many_codes': {
    en: 'Five codes were sent to this citizen within an hour. Use the code that was sent last, wait, or take signature and ID.',
    fil: 'Limang code na ang naipadala sa mamamayang ito sa loob ng isang oras. Gamitin ang huling ipinadala, maghintay, o kunin ang pirma at ID.',
  },
  'walk_in.code_wrong': {
    en: 'This is not the code that was sent. Let the citizen read it again.',
    fil: 'Hindi ito ang ipinadalang code. Ipabasa itong muli sa mamamayan.',
  },
  'walk_in.code_expired': {
    en: 'This code is past its ten minutes, or was typed wrongly five times. Send a new one.',
    fil: 'Lampas na sa sampung minuto ang code na ito, o limang beses nang namali. Magpadala ng bago.',
  },
  'walk_in.consent_used': {
    en: 'A walk-in began with this consent already. Find the citizen again.',
    fil: 'May walk-in nang nagsimula sa pahintulot na ito. Hanapin muli ang mamamayan.',
  },
  'walk_in.consent_expired': {
    en: 'This consent was decided already, or its hour is over. Find the citizen again.',
    fil: 'Napagpasyahan na ang pahintulot na ito, o lampas na ang isang oras. Hanapin muli ang mamamayan.',
  },
  'walk_in.consent_pending': {
    en: 'A second clerk has not confirmed the citizen yet.',
    fil: 'Hindi pa nakukumpirma ng ikalawang kawani ang mamamayan.',
  },
  'walk_in.paper_missing': {
    en: 'The signature or the photo of the ID is still missing.',
    fil: 'Kulang pa ang pirma o ang litrato ng ID.',
  },
  'walk_in.own_consent': {
    en: 'You are part of this walk-in. Another clerk of the licensing office confirms it.',
    fil: 'Bahagi ka ng walk-in na ito. Ibang kawani ng tanggapan ng lisensya ang magkukumpirma.',
  },
  'sms.walk_in_code': {
    en: '{municipality}: {code} lets the licensing office file for you now. Say it to the clerk only if you are at the municipal hall.',
    fil: '{municipality}: sa {code} makapaghahain para sa iyo ang licensing office. Sabihin lang ito sa kawani kung nasa munisipyo ka.',
  },
  'mail.walk_in_code.subject': {
    en: 'Your code for the counter of the licensing office',
    fil: 'Ang code mo para sa window ng tanggapan ng lisensya',
  },
  'mail.walk_in_code.text': {
    en: 'A clerk of the licensing office would like to file for you at the counter. If you are at the municipal hall, say this code to the clerk: {code}\n\nIt works for 10 minutes. If you are not at the hall, give it to nobody, and notify the licensing office.\n\nClerk: “{clerk_name}”\n\n{link}',
    fil: 'May kawani ng tanggapan ng lisensya na gustong maghain para sa iyo sa window. Kung nasa munisipyo ka, sabihin ang code na ito sa kawani: {code}\n\nGagana ito nang 10 minuto. Kung wala ka sa munisipyo, huwag itong ibigay kaninuman, at ipaalam ito sa tanggapan ng lisensya.\n\nKawani: “{clerk_name}”\n\n{link}',
  },
  'mail.walk_in_opened.subject': {
    en: 'The licensing office files for you at the counter',
    fil: 'Naghahain para sa iyo ang tanggapan ng lisensya sa window',
  },
  'mail.walk_in_opened.text': {
    en: 'A clerk of the licensing office began to file for you at the counter ({walk_in_no}). You are notified of what is filed in your name.\n\nClerk: “{clerk_name}”\n\nIf you are not at the municipal hall, please notify the licensing office at once.\n\n{link}',
    fil: 'Sinimulan ng kawani ng tanggapan ng lisensya ang paghahain para sa iyo sa window ({walk_in_no}). Aabisuhan ka sa bawat ihahain sa iyong pangalan.\n\nKawani: “{clerk_name}”\n\nKung wala ka sa munisipyo, ipaalam ito agad sa tanggapan ng lisensya.\n\n{link}',
  },
} satisfies Messages;
