import type { Messages } from '@ebpls/contracts';

/** Texts of the public pages in previews of chats and search engines. */
export const messages = {
  'page.picture': {
    en: 'Logo of the Electronic Business Permit and Licensing System',
    fil: 'Logo ng Electronic Business Permit and Licensing System',
  },
  // The specification's title of the landing page.
  'page.home.title': { en: 'Home', fil: 'Home' },
  'page.home.preview': { en: 'Business permits online', fil: 'Mga business permit online' },
  'page.home.description': {
    en: 'Apply for a business permit, pay and renew on your phone: the Electronic Business Permit and Licensing System of the municipal government.',
    fil: 'Mag-apply ng business permit, magbayad at mag-renew gamit ang telepono: ang Electronic Business Permit and Licensing System ng pamahalaang bayan.',
  },
  'page.terms.title': { en: 'Terms and conditions', fil: 'Mga tuntunin at kondisyon' },
  'page.terms.description': {
    en: 'Terms and conditions of the municipal government’s online business permit system.',
    fil: 'Ang mga tuntunin ng pamahalaang bayan para sa online na business permit.',
  },
  'page.privacy.title': { en: 'Privacy notice', fil: 'Abiso sa privacy' },
  'page.privacy.description': {
    en:
      'What personal data the business permit system stores, why and for how long, and your rights under the Data ' +
      'Privacy Act (RA 10173).',
    fil:
      'Anong personal na datos ang itinatago ng sistema ng business permit, bakit, gaano katagal, at ang iyong ' +
      'mga karapatan ayon sa Data Privacy Act (RA 10173).',
  },
  'page.pricing.title': { en: 'Fees and taxes', fil: 'Mga bayad at buwis' },
  'page.pricing.description': {
    en: 'The business taxes, permit fees and charges of the municipal revenue code, with their rates.',
    fil: 'Ang mga buwis sa negosyo, bayad sa permit at iba pang singil ayon sa kodigo sa kita ng bayan, kasama ang mga halaga.',
  },
  'page.charter.title': { en: 'Citizen’s Charter', fil: 'Citizen’s Charter' },
  'page.charter.description': {
    en: 'The steps, documents, fees and time limits of business permits, and who is responsible for each (RA 11032).',
    fil:
      'Ang mga hakbang, dokumento, bayad at takdang oras ng business permit, at kung sino ang responsable sa bawat ' +
      'isa (RA 11032).',
  },
  'page.complaints.title': { en: 'Complaints', fil: 'Mga reklamo' },
  'page.complaints.description': {
    en: 'Where to file a complaint about a municipal service that is late, overpriced or unfair.',
    fil: 'Kung saan magrereklamo kapag huli, sobra ang singil o hindi patas ang serbisyo ng pamahalaang bayan.',
  },
  'page.accessibility.title': { en: 'Accessibility', fil: 'Accessibility' },
  'page.accessibility.description': {
    en: 'How persons with disabilities can use the online business permit system, and what is not yet accessible.',
    fil:
      'Paano magagamit ng mga taong may kapansanan ang online na sistema ng business permit, at kung ano ang ' +
      'hindi pa nila magagamit.',
  },
  'page.status.title': { en: 'System status', fil: 'Lagay ng sistema' },
  'page.status.description': {
    en: 'Whether the online business permit system is working now.',
    fil: 'Kung gumagana ngayon ang online na sistema ng business permit.',
  },
  'page.permit_check.title': { en: 'Check a permit', fil: 'Suriin ang permit' },
  'page.permit_check.description': {
    en: 'Check if a business permit is genuine and valid, using its number or code.',
    fil: 'Suriin kung tunay at may bisa ang isang business permit, gamit ang numero o code nito.',
  },
  'page.track.title': { en: 'Application status', fil: 'Lagay ng aplikasyon' },
  'page.track.description': {
    en: 'See the stage of an application, using its reference number and the owner’s mobile number.',
    fil: 'Tingnan ang lagay ng aplikasyon gamit ang reference number at numero ng cellphone ng may-ari.',
  },
  'page.receipt_check.title': { en: 'Receipt check', fil: 'Pagsusuri ng resibo' },
  'page.receipt_check.description': {
    en: 'Use the code on a receipt of the municipal treasury to check if it is genuine.',
    fil: 'Suriin kung tunay ang isang resibo ng ingat-yamang bayan, gamit ang code nito.',
  },
  'page.sign_in.title': { en: 'Sign in', fil: 'Mag-sign in' },
  'page.sign_in.description': {
    en: 'Sign in to apply for a business permit, pay your bills or renew.',
    fil: 'Mag-sign in upang mag-apply ng business permit, magbayad ng dapat bayaran, o mag-renew.',
  },
  'page.register.title': { en: 'Register', fil: 'Magrehistro' },
  'page.register.description': {
    en: 'Create an account for your business permits with an e-mail address.',
    fil: 'Magbukas ng account para sa iyong mga business permit gamit ang e-mail.',
  },
  'page.recover.title': { en: 'Forgot your password?', fil: 'Nakalimutan ang password?' },
  'page.recover.description': {
    en: 'Get a link by e-mail to set a new password.',
    fil: 'Magtakda ng bagong password para sa iyong account gamit ang link sa e-mail.',
  },
  'page.account_link.title': { en: 'Confirm your e-mail address', fil: 'Kumpirmahin ang iyong e-mail' },
  'page.account_link.description': {
    en: 'This personal link is for its recipient only.',
    fil: 'Isang link para sa taong pinadalhan nito.',
  },
  'page.setup.title': { en: 'First administrator', fil: 'Unang tagapangasiwa' },
  'page.setup.description': {
    en: 'Create the account of the first administrator of a new municipality.',
    fil: 'Ang account ng unang tagapangasiwa ng bagong munisipyo.',
  },
} satisfies Messages;
