import { defineMessages } from '@ebpls/remote-kit';

/** Texts about a citizen at the counter of the licensing office, and the clerk who files for them. */
export const texts = {
  title: { en: 'Walk-in', fil: 'Walk-in' },
  lead: {
    en: 'File on behalf of a client at the counter. Everything is filed in the client’s name, and your name is also shown.',
    fil: 'Maghain para sa kliyenteng nasa window. Lahat ng ihahain ay sa pangalan ng kliyente, at nakasulat din ang pangalan mo.',
  },
  find: { en: 'The client has an account', fil: 'May account ang kliyente' },
  find_lead: {
    en: 'Enter the client’s full e-mail address or number. Each search is recorded.',
    fil: 'Ilagay ang buong e-mail address o numero ng kliyente. Itinatala ang bawat paghahanap.',
  },
  by: { en: 'Search by', fil: 'Hanapin gamit ang' },
  EMAIL: { en: 'E-mail', fil: 'E-mail' },
  MOBILE: { en: 'Mobile number', fil: 'Numero ng cellphone' },
  TIN: { en: 'TIN', fil: 'TIN' },
  value: { en: 'E-mail or number of the client', fil: 'E-mail o numero ng kliyente' },
  search: { en: 'Search', fil: 'Hanapin' },
  no_match: {
    en: 'No matching account was found. Check with the client, or create an account below.',
    fil: 'Walang tumutugmang account. Tiyakin sa kliyente, o gumawa ng account sa ibaba.',
  },
  is_it: { en: 'Confirm with the client: {name}, {email}', fil: 'Kumpirmahin sa kliyente: {name}, {email}' },
  is_it_more: {
    en: 'Businesses in the account: {count}. The client will receive a code. Enter the code that the client reads to you.',
    fil: 'Mga negosyo sa account: {count}. Makakatanggap ng code ang kliyente. Ilagay ang code na babasahin niya sa iyo.',
  },
  unclaimed: {
    en: 'The client has not activated this account yet.',
    fil: 'Hindi pa na-activate ng kliyente ang account na ito.',
  },
  send_MOBILE: { en: 'Send a code to {mobile}', fil: 'Magpadala ng code sa {mobile}' },
  send_EMAIL: { en: 'Send a code by e-mail', fil: 'Magpadala ng code sa e-mail' },
  send_SIGNATURE: { en: 'Use a signed consent instead', fil: 'Gumamit na lang ng nilagdaang pahintulot' },
  consent: { en: 'Consent of {name}', fil: 'Pahintulot ni {name}' },
  code_lead: {
    en: 'A code was sent to {sent_to}. Have the client read it to you. The code is valid for ten minutes and up to five attempts.',
    fil: 'May ipinadalang code sa {sent_to}. Ipabasa ito sa kliyente. May bisa ito nang sampung minuto at limang subok.',
  },
  code: { en: 'Client’s code', fil: 'Code ng kliyente' },
  begin: { en: 'Start filing', fil: 'Simulan ang paghahain' },
  papers_lead: {
    en: 'Take a photo of the signature on paper and of the photo ID. A second clerk must then compare both with the client, on their own screen, and confirm within one hour.',
    fil: 'Kunan ng litrato ang lagda sa papel at ang ID na may larawan. Ihahambing ito ng ikalawang kawani sa kliyente, sa sarili niyang screen, at kukumpirmahin sa loob ng isang oras.',
  },
  SIGNATURE: { en: 'Signature', fil: 'Lagda' },
  ID_PHOTO: { en: 'ID with photo', fil: 'ID na may larawan' },
  add: { en: 'Add: {name}', fil: 'Idagdag: {name}' },
  paper_here: { en: '{name}: received', fil: '{name}: natanggap' },
  second_pending: {
    en: 'A second clerk must open Walk-in and confirm the client. Then you can continue here.',
    fil:
      'Bubuksan ng ikalawang kawani ang Walk-in at kukumpirmahin ang kliyente. Pagkatapos, ' +
      'makapagpapatuloy ka rito.',
  },
  second_confirmed: {
    en: 'A second clerk confirmed the client.',
    fil: 'Kinumpirma ng ikalawang kawani ang kliyente.',
  },
  colleagues: { en: 'Confirm for a colleague', fil: 'Kumpirmahin para sa kasamahan' },
  colleagues_lead: {
    en: 'Go to the client. Check that the client matches the ID and that the signatures match, and ask whether the client agrees.',
    fil: 'Puntahan ang kliyente. Ihambing ang lagda at ID sa tao, at tiyaking pumapayag siya.',
  },
  requested_by: { en: 'Requested by {clerk}', fil: 'Hiniling ni {clerk}' },
  confirm: { en: 'The client is present and agrees', fil: 'Narito ang kliyente at pumapayag' },
  refuse: { en: 'Refuse', fil: 'Tanggihan' },
  confirmed_now: { en: 'The client was confirmed.', fil: 'Nakumpirma ang kliyente.' },
  refused_now: {
    en: 'The request was refused. The walk-in session was not started.',
    fil: 'Tinanggihan ang hiling. Hindi sinimulan ang walk-in.',
  },
  create: { en: 'The client has no account', fil: 'Walang account ang kliyente' },
  create_lead: {
    en: 'You create the account in the client’s name, but you will not see its password. The client must activate it with the e-mailed link within seven days.',
    fil:
      'Gagawin mo ang account sa pangalan ng kliyente, ngunit hindi mo makikita ang password nito. Dapat ' +
      'itong i-activate ng kliyente gamit ang link sa e-mail sa loob ng pitong araw.',
  },
  firstname: { en: 'First name', fil: 'Pangalan' },
  one_name: {
    en: 'The client has only one name',
    fil: 'Iisa lamang ang pangalan ng kliyente',
  },
  lastname: { en: 'Last name', fil: 'Apelyido' },
  email: { en: 'E-mail of the client', fil: 'E-mail ng kliyente' },
  language: { en: 'Language of e-mails', fil: 'Wika ng mga e-mail' },
  create_now: { en: 'Create the account', fil: 'Gawin ang account' },
  filing_for: { en: 'You are filing for {name} ({number})', fil: 'Naghahain ka para kay {name} ({number})' },
  how: {
    en: 'Print the form from the application record, have the client sign it, and upload the scan with the documents.',
    fil: 'I-print ang form mula sa rekord ng aplikasyon, palagdaan sa kliyente, at i-upload ang scan kasama ng mga dokumento.',
  },
  businesses: { en: 'Businesses of the client', fil: 'Mga negosyo ng kliyente' },
  no_business: { en: 'No businesses yet.', fil: 'Wala pang negosyo.' },
  unnamed: { en: 'Unnamed business', fil: 'Negosyong walang pangalan' },
  register: { en: 'Register a business', fil: 'Magrehistro ng negosyo' },
  end: { en: 'End the walk-in', fil: 'Tapusin ang walk-in' },
  ended: { en: 'The walk-in session for {name} has ended.', fil: 'Tapos na ang walk-in ni {name}.' },
  to_desk: { en: 'Back to the cases', fil: 'Bumalik sa mga kaso' },
  overview: { en: 'This client', fil: 'Ang kliyenteng ito' },
} as const;

export const { useWords, words } = defineMessages('counter', texts);
