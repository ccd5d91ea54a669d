import type { Messages } from '@ebpls/contracts';

/** Texts of the public pages in previews of chats and search engines. */
export const messages = {
  'page.site': { en: 'eBPLS, Municipality of {name}', fil: 'eBPLS, Bayan ng {name}' },
  'page.picture': {
    en: 'The mark of the Electronic Business Permit and Licensing System',
    fil: 'Ang marka ng Electronic Business Permit and Licensing System',
  },
  // The specification's title of the landing page.
  'page.home.title': { en: 'Home', fil: 'Home' },
  'page.home.preview': { en: 'Business permits online', fil: 'Business permit sa online' },
  'page.home.description': {
    en: 'Apply for a business permit, pay and renew with a phone: the Electronic Business Permit and Licensing System of the municipal government.',
    fil: 'Mag-apply ng business permit, magbayad at mag-renew gamit ang telepono: ang Electronic Business Permit and Licensing System ng pamahalaang bayan.',
  },
  'page.terms.title': { en: 'Terms and conditions', fil: 'Mga tuntunin at kondisyon' },
  'page.terms.description': {
    en: 'The terms under which the municipal government offers its online business permits.',
    fil: 'Ang mga tuntunin ng pamahalaang bayan para sa online na business permit.',
  },
  'page.privacy.title': { en: 'Privacy notice', fil: 'Abiso sa privacy' },
  'page.privacy.description': {
    en: 'Which personal data the business permit system keeps, why, for how long, and your rights under the Data Privacy Act (RA 10173).',
    fil: 'Anong personal na datos ang itinatago ng sistema ng business permit, bakit, gaano katagal, at ang iyong mga karapatan ayon sa Data Privacy Act (RA 10173).',
  },
  'page.pricing.title': { en: 'Taxes and fees', fil: 'Mga buwis at bayarin' },
  'page.pricing.description': {
    en: 'The business taxes, permit fees and charges of the municipal revenue code, with their rates.',
    fil: 'Ang mga buwis sa negosyo, bayad sa permit at iba pang singil ayon sa revenue code ng bayan, kasama ang mga halaga.',
  },
  'page.charter.title': { en: 'Citizen’s Charter', fil: 'Citizen’s Charter' },
  'page.charter.description': {
    en: 'The steps, papers, fees and time limits of business permits, and who is responsible for each (RA 11032).',
    fil: 'Ang mga hakbang, papeles, bayad at takdang oras ng business permit, at kung sino ang responsable sa bawat isa (RA 11032).',
  },
  'page.complaints.title': { en: 'Complaints', fil: 'Mga reklamo' },
  'page.complaints.description': {
    en: 'Where to complain when the service of the municipal government is late, costs too much or is unfair.',
    fil: 'Kung saan magrereklamo kapag huli, sobra ang singil o hindi patas ang serbisyo ng pamahalaang bayan.',
  },
  'page.status.title': { en: 'Status of the service', fil: 'Kalagayan ng serbisyo' },
  'page.status.description': {
    en: 'Whether the online business permit system works now.',
    fil: 'Kung gumagana ngayon ang online na sistema ng business permit.',
  },
  'page.permit_check.title': { en: 'Permit check', fil: 'Pagsusuri ng permit' },
  'page.permit_check.description': {
    en: 'Check whether a business permit is genuine and in force, by its number or its code.',
    fil: 'Suriin kung tunay at may bisa ang isang business permit, gamit ang numero o code nito.',
  },
  'page.receipt_check.title': { en: 'Receipt check', fil: 'Pagsusuri ng resibo' },
  'page.receipt_check.description': {
    en: 'Check whether a receipt of the municipal treasury is genuine, by its code.',
    fil: 'Suriin kung tunay ang isang resibo ng ingat-yamang bayan, gamit ang code nito.',
  },
  'page.sign_in.title': { en: 'Sign in', fil: 'Mag-sign in' },
  'page.sign_in.description': {
    en: 'Sign in to apply for a business permit, pay what is due, or renew.',
    fil: 'Mag-sign in upang mag-apply ng business permit, magbayad ng dapat bayaran, o mag-renew.',
  },
  'page.register.title': { en: 'Register', fil: 'Magrehistro' },
  'page.register.description': {
    en: 'Open an account for your business permits with an e-mail address.',
    fil: 'Magbukas ng account para sa iyong mga business permit gamit ang email.',
  },
  'page.recover.title': { en: 'Forgot your password', fil: 'Nakalimutan ang password' },
  'page.recover.description': {
    en: 'Set a new password for your account with a link by e-mail.',
    fil: 'Magtakda ng bagong password para sa iyong account gamit ang link sa email.',
  },
  'page.account_link.title': { en: 'Confirm your e-mail', fil: 'Kumpirmahin ang iyong email' },
  'page.account_link.description': {
    en: 'A link for the person to whom it was sent.',
    fil: 'Isang link para sa taong pinadalhan nito.',
  },
  'page.setup.title': { en: 'First administrator', fil: 'Unang tagapangasiwa' },
  'page.setup.description': {
    en: 'The account of the first administrator of a new municipality.',
    fil: 'Ang account ng unang tagapangasiwa ng bagong munisipyo.',
  },
} satisfies Messages;
