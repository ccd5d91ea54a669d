import { defineMessages } from '@ebpls/remote-kit';

/** Texts about a citizen at the counter of the licensing office, and the clerk who files for them. */
export const texts = {
  title: { en: 'Walk-in', fil: 'Walk-in' },
  lead: {
    en: 'File for a citizen who sits before you. Everything you file is in their name, and names you.',
    fil: 'Maghain para sa mamamayang nasa harap mo. Lahat ng ihahain ay sa kanyang pangalan, at nakasulat ang sa iyo.',
  },
  find: { en: 'The citizen has an account', fil: 'May account ang mamamayan' },
  find_lead: {
    en: 'Enter the full e-mail address or number that the citizen gives. Each search is recorded.',
    fil: 'Ilagay ang buong e-mail address o numero na ibinigay ng mamamayan. Itinatala ang bawat paghahanap.',
  },
  by: { en: 'Find by', fil: 'Hanapin sa' },
  EMAIL: { en: 'E-mail', fil: 'E-mail' },
  MOBILE: { en: 'Mobile number', fil: 'Numero ng mobile' },
  TIN: { en: 'TIN', fil: 'TIN' },
  value: { en: 'E-mail or number of the citizen', fil: 'E-mail o numero ng mamamayan' },
  search: { en: 'Find', fil: 'Hanapin' },
  no_match: {
    en: 'No account has exactly this. Check it with the citizen, or make an account below.',
    fil: 'Walang account na may eksaktong ganito. Tiyakin sa mamamayan, o gumawa ng account sa ibaba.',
  },
  is_it: { en: 'Ask: are you {name}, {email}?', fil: 'Itanong: ikaw ba si {name}, {email}?' },
  is_it_more: {
    en: 'Businesses in the account: {count}. You begin with a code that the citizen receives and says to you.',
    fil: 'Mga negosyo sa account: {count}. Magsisimula ka sa code na matatanggap ng mamamayan at sasabihin sa iyo.',
  },
  unclaimed: { en: 'Nobody has claimed this account yet.', fil: 'Wala pang umaangkin sa account na ito.' },
  send_MOBILE: { en: 'Send a code to {mobile}', fil: 'Magpadala ng code sa {mobile}' },
  send_EMAIL: { en: 'Send a code by e-mail', fil: 'Magpadala ng code sa e-mail' },
  send_SIGNATURE: { en: 'No phone and no e-mail here', fil: 'Walang telepono at e-mail dito' },
  consent: { en: 'Consent of {name}', fil: 'Pahintulot ni {name}' },
  code_lead: {
    en: 'A code was sent to {sent_to}. Let the citizen read it and say it to you. It works for ten minutes and five tries.',
    fil: 'May ipinadalang code sa {sent_to}. Ipabasa ito sa mamamayan at ipasabi sa iyo. Gagana ito nang sampung minuto at limang subok.',
  },
  code: { en: 'Code of the citizen', fil: 'Code ng mamamayan' },
  begin: { en: 'Begin to file', fil: 'Simulan ang paghahain' },
  papers_lead: {
    en: 'Take a photo of the signature on paper and of the ID with its picture. Then a second clerk compares both with the citizen, on a screen of their own, and confirms within an hour.',
    fil: 'Kunan ng litrato ang pirma sa papel at ang ID na may larawan. Pagkatapos, ihahambing ng ikalawang kawani ang dalawa sa mamamayan, sa sarili niyang screen, at kukumpirmahin sa loob ng isang oras.',
  },
  SIGNATURE: { en: 'Signature', fil: 'Pirma' },
  ID_PHOTO: { en: 'ID with photo', fil: 'ID na may larawan' },
  add: { en: 'Add: {name}', fil: 'Idagdag: {name}' },
  paper_here: { en: '{name}: received', fil: '{name}: natanggap' },
  second_pending: {
    en: 'A second clerk opens Walk-in and confirms. You continue here.',
    fil: 'Bubuksan ng ikalawang kawani ang Walk-in at kukumpirmahin. Dito ka magpapatuloy.',
  },
  second_confirmed: {
    en: 'A second clerk confirmed the citizen.',
    fil: 'Kinumpirma ng ikalawang kawani ang mamamayan.',
  },
  colleagues: { en: 'Confirm for a colleague', fil: 'Kumpirmahin para sa kasamahan' },
  colleagues_lead: {
    en: 'Go to the citizen. Compare signature and ID with the person, and ask whether they agree.',
    fil: 'Puntahan ang mamamayan. Ihambing ang pirma at ID sa tao, at itanong kung pumapayag siya.',
  },
  requested_by: { en: 'Requested by {clerk}', fil: 'Hiniling ni {clerk}' },
  confirm: { en: 'The citizen is here and agrees', fil: 'Narito ang mamamayan at pumapayag' },
  refuse: { en: 'Refuse', fil: 'Tanggihan' },
  confirmed_now: { en: 'Confirmed.', fil: 'Nakumpirma.' },
  refused_now: { en: 'Refused. No walk-in begins.', fil: 'Tinanggihan. Walang magsisimulang walk-in.' },
  create: { en: 'The citizen has no account', fil: 'Walang account ang mamamayan' },
  create_lead: {
    en: 'You make it in their name and know no password: the mailed link lets them claim it within seven days.',
    fil: 'Gagawin mo ito sa kanyang pangalan nang walang alam na password: aangkinin niya ito sa link na ipapadala, sa loob ng pitong araw.',
  },
  firstname: { en: 'First name', fil: 'Pangalan' },
  one_name: {
    en: 'The citizen has only one name',
    fil: 'Iisa lamang ang pangalan ng mamamayan',
  },
  lastname: { en: 'Last name', fil: 'Apelyido' },
  email: { en: 'E-mail of the citizen', fil: 'E-mail ng mamamayan' },
  language: { en: 'Language of e-mails', fil: 'Wika ng mga e-mail' },
  create_now: { en: 'Make the account', fil: 'Gawin ang account' },
  filing_for: { en: 'You file for {name} ({number})', fil: 'Naghahain ka para kay {name} ({number})' },
  how: {
    en: 'Print the form from the record of the application, have the citizen sign it, and send the scan with the papers.',
    fil: 'I-print ang form, papirmahan sa mamamayan, at ipadala ang scan kasama ng mga papeles.',
  },
  businesses: { en: 'Businesses of the citizen', fil: 'Mga negosyo ng mamamayan' },
  no_business: { en: 'None yet.', fil: 'Wala pa.' },
  unnamed: { en: 'Business without a name', fil: 'Negosyong walang pangalan' },
  register: { en: 'Register a business', fil: 'Magrehistro ng negosyo' },
  end: { en: 'End the walk-in', fil: 'Tapusin ang walk-in' },
  ended: { en: 'The walk-in of {name} is over.', fil: 'Tapos na ang walk-in ni {name}.' },
  to_desk: { en: 'Back to the desk', fil: 'Bumalik sa mesa' },
  overview: { en: 'This citizen', fil: 'Ang mamamayang ito' },
} as const;

export const { useWords, words } = defineMessages('counter', texts);
