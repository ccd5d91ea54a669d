import { defineMessages } from '@ebpls/remote-kit';

/** Of a citizen at the counter of the licensing office, and the clerk who files for them. */
export const texts = {
  title: { en: 'Walk-in', fil: 'Walk-in' },
  lead: {
    en: 'File for a citizen who sits before you. Everything you file is in their name, and names you.',
    fil: 'Maghain para sa mamamayang nasa harap mo. Lahat ng ihahain ay sa kanyang pangalan, at nakasulat ang sa iyo.',
  },
  find: { en: 'The citizen has an account', fil: 'May account ang mamamayan' },
  find_lead: {
    en: 'An account is found by the whole of what the citizen tells you. Each question is written down.',
    fil: 'Nahahanap ang account sa buong sasabihin ng mamamayan. Itinatala ang bawat tanong.',
  },
  by: { en: 'Find by', fil: 'Hanapin sa' },
  EMAIL: { en: 'E-mail', fil: 'E-mail' },
  MOBILE: { en: 'Mobile number', fil: 'Numero ng mobile' },
  TIN: { en: 'TIN', fil: 'TIN' },
  value: { en: 'What the citizen tells you', fil: 'Ang sinabi ng mamamayan' },
  search: { en: 'Find', fil: 'Hanapin' },
  nobody: {
    en: 'No account has exactly this. Check it with the citizen, or make an account below.',
    fil: 'Walang account na may eksaktong ganito. Tiyakin sa mamamayan, o gumawa ng account sa ibaba.',
  },
  is_it: { en: 'Ask: are you {name}, {email}?', fil: 'Itanong: ikaw ba si {name}, {email}?' },
  is_it_more: {
    en: 'Businesses in the account: {count}. The citizen is written to when you begin.',
    fil: 'Mga negosyo sa account: {count}. Susulatan ang mamamayan kapag nagsimula ka.',
  },
  unclaimed: { en: 'Nobody has claimed this account yet.', fil: 'Wala pang umaangkin sa account na ito.' },
  begin: { en: 'Yes, file for them', fil: 'Oo, maghain para sa kanya' },
  make: { en: 'The citizen has no account', fil: 'Walang account ang mamamayan' },
  make_lead: {
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
  language: { en: 'Letters in', fil: 'Wika ng mga liham' },
  make_now: { en: 'Make the account and begin', fil: 'Gawin ang account at magsimula' },
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
