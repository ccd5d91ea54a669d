import { defineMessages } from '@ebpls/remote-kit';

/** Texts about heirs who continue a business, and objections of its owner or another heir. */
export const texts = {
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  title: { en: 'Businesses of deceased owners', fil: 'Mga negosyo ng pumanaw na may-ari' },
  breadcrumb: { en: 'Heirs’ claims', fil: 'Mga hiling ng tagapagmana' },
  lead: {
    en: 'An heir may continue a business for the period already paid for, without additional tax.',
    fil: 'Maaaring ipagpatuloy ng tagapagmana ang negosyo sa panahong bayad na, nang walang bagong buwis.',
  },
  none_title: { en: 'No claims', fil: 'Walang hiling' },
  none: {
    en: 'Claims that you file, and claims on your own businesses, are listed here.',
    fil: 'Dito makikita ang mga hiling mo, at ang mga hiling sa sarili mong negosyo.',
  },
  file: { en: 'Continue as an heir', fil: 'Magpatuloy bilang tagapagmana' },
  object: { en: 'Object to a claim', fil: 'Tumutol sa isang hiling' },
  of: { en: '{heir}, heir of {name}', fil: '{heir}, tagapagmana ni {name}' },
  FILED: { en: 'Under review', fil: 'Sinusuri' },
  CHECKED: { en: 'For decision', fil: 'Pagpapasyahan' },
  GRANTED: { en: 'Granted', fil: 'Ipinagkaloob' },
  REFUSED: { en: 'Refused', fil: 'Tinanggihan' },
  OBJECTED: { en: 'The owner is alive', fil: 'Buhay ang may-ari' },
  WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  new_title: { en: 'Continue the business of a deceased owner', fil: 'Ipagpatuloy ang negosyo ng pumanaw' },
  new_lead: {
    en: 'The licensing office will review your documents first, then notify the owner’s account. The owner, if alive, and any other heir may object within fifteen days. After that, a second officer will decide on the claim.',
    fil: 'Susuriin muna ng tanggapan ng lisensiya ang mga dokumento mo, saka aabisuhan ang account ng may-ari. Maaaring tumutol ang may-ari kung buhay, at sinumang ibang tagapagmana, sa loob ng labinlimang araw. Pagkatapos ay magpapasya ang ikalawang opisyal.',
  },
  permit_no: { en: 'Permit number', fil: 'Numero ng permit' },
  permit_help: {
    en: 'As shown on the permit at the place of business, like MP-2026-00042.',
    fil: 'Gaya ng nasa permit sa lugar ng negosyo, tulad ng MP-2026-00042.',
  },
  deceased_name: { en: 'Full name of the deceased owner', fil: 'Buong pangalan ng pumanaw na may-ari' },
  deceased_help: {
    en: 'As shown on the death certificate. The licensing office will compare the name with its records.',
    fil: 'Gaya ng nasa death certificate. Ihahambing ng tanggapan ng lisensiya ang pangalan sa talaan nito.',
  },
  relation: { en: 'Your relationship to the owner', fil: 'Kaugnayan mo sa may-ari' },
  choose: { en: 'Choose', fil: 'Pumili' },
  SPOUSE: { en: 'Husband or wife', fil: 'Asawa' },
  CHILD: { en: 'Child', fil: 'Anak' },
  PARENT: { en: 'Parent', fil: 'Magulang' },
  SIBLING: { en: 'Brother or sister', fil: 'Kapatid' },
  OTHER: { en: 'Another heir', fil: 'Ibang tagapagmana' },
  died_on: { en: 'Date of death', fil: 'Petsa ng pagkamatay' },
  statement: { en: 'Your sworn statement', fil: 'Ang iyong sinumpaang salaysay' },
  sworn: { en: 'Sworn statement', fil: 'Sinumpaang salaysay' },
  statement_help: {
    en: 'Name all the heirs you know of, and state that they agree to let you continue the business.',
    fil: 'Pangalanan ang lahat ng tagapagmanang alam mo, at sabihing sang-ayon silang ikaw ang magpatuloy ng negosyo.',
  },
  signed_name: { en: 'Your full name, as your signature', fil: 'Buo mong pangalan, bilang lagda' },
  agrees: {
    en: 'I swear that this is true. Claiming the business of a living owner is a crime.',
    fil: 'Nanunumpa ako na totoo ito. Krimen ang pag-angkin sa negosyo ng buhay na may-ari.',
  },
  send: { en: 'File the claim', fil: 'Ihain ang hiling' },
  object_title: { en: 'Object to the claim of an heir', fil: 'Tumutol sa hiling ng tagapagmana' },
  object_lead: {
    en: 'If you are also an heir and do not agree with a claim, explain why. The deciding officer will read your objection first. You can object once.',
    fil: 'Kung tagapagmana ka rin at hindi sang-ayon sa hiling, ipaliwanag kung bakit. Babasahin muna ng opisyal na magpapasya ang pagtutol mo. Isang beses ka lang makakatutol.',
  },
  why: { en: 'Why do you object?', fil: 'Bakit ka tumututol?' },
  send_objection: { en: 'Object', fil: 'Tumutol' },
  objected_now: { en: 'Your objection was sent to the municipality.', fil: 'Naipadala sa munisipyo ang pagtutol mo.' },
  denial_title: { en: 'A claim says that you have died', fil: 'May hiling na nagsasabing pumanaw ka na' },
  denial_lead: {
    en: '{heir} has applied to continue your business as your heir. If you are the owner, object now. The claim will then end at once and the municipality will be alerted. You may object until {day}.',
    fil:
      'Hiniling ni {heir} na ipagpatuloy ang negosyo mo bilang tagapagmana. Kung ikaw ang may-ari, tumutol ' +
      'na. Matatapos agad ang hiling at aabisuhan ang munisipyo. Maaari kang tumutol hanggang {day}.',
  },
  denial_reason: {
    en: 'Is there anything else the municipality should know?',
    fil: 'May iba pa bang dapat malaman ang munisipyo?',
  },
  denial: { en: 'I am alive. Stop this claim', fil: 'Buhay ako. Itigil ang hiling' },
  claim: { en: 'The claim', fil: 'Ang hiling' },
  number: { en: 'Number', fil: 'Numero' },
  owner: { en: 'Deceased owner', fil: 'May-aring pumanaw' },
  heir: { en: 'Heir', fil: 'Tagapagmana' },
  until: { en: 'Objections until', fil: 'Pagtutol hanggang' },
  state: { en: 'Status', fil: 'Katayuan' },
  papers: { en: 'Documents', fil: 'Mga dokumento' },
  papers_lead: {
    en: 'Upload a photo or PDF of each document. We will check the claim once all are uploaded.',
    fil: 'Mag-upload ng litrato o PDF ng bawat dokumento. Susuriin namin ang hiling kapag na-upload na ang lahat.',
  },
  add: { en: 'Add: {name}', fil: 'Idagdag: {name}' },
  replace: { en: 'Replace: {name}', fil: 'Palitan: {name}' },
  paper_received: { en: 'Document uploaded.', fil: 'Na-upload ang dokumento.' },
  withdraw: { en: 'Withdraw the claim', fil: 'Bawiin ang hiling' },
  next_FILED: {
    en: 'The licensing office will check the claim once all documents are uploaded. No one else will be notified until then.',
    fil: 'Susuriin ng tanggapan ng lisensiya ang hiling kapag na-upload na ang lahat ng dokumento. Hanggang doon ay walang ibang inaabisuhan.',
  },
  next_CHECKED: {
    en: 'The documents were checked. A second officer will decide on the claim when the objection period ends.',
    fil: 'Nasuri na ang mga dokumento. Ikalawang opisyal ang magpapasya kapag tapos na ang panahon ng pagtutol.',
  },
  next_GRANTED: {
    en: 'The business is now listed among your businesses, as part of the owner’s estate, until the end of the period already paid for.',
    fil:
      'Kasama na ang negosyo sa mga negosyo mo, bilang naiwan ng may-ari, hanggang sa katapusan ng ' +
      'panahong bayad na.',
  },
  next_REFUSED: {
    en: 'You may file again after correcting the problems stated here.',
    fil: 'Maaari kang maghain muli kapag naayos mo ang mga problemang nakasulat dito.',
  },
  next_OBJECTED: {
    en: 'The claim has ended because the owner objected. It cannot be continued.',
    fil: 'Natapos ang hiling dahil tumutol ang may-ari. Hindi na ito maipagpapatuloy.',
  },
  next_WITHDRAWN: {
    en: 'The claim was withdrawn. The business stays with its owner.',
    fil: 'Binawi ang hiling. Mananatili ang negosyo sa may-ari.',
  },
  open_business: { en: 'Open the business', fil: 'Buksan ang negosyo' },
} as const;

export const { useWords, words } = defineMessages('succession', texts);
