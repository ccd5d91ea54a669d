import { defineMessages } from '@ebpls/remote-kit';

/** Claims of heirs, as the licensing office and the signatory decide them. */
export const texts = {
  title: { en: 'Heirs’ claims', fil: 'Mga hiling ng tagapagmana' },
  subtitle: {
    en: 'Claims of heirs to continue the business of a deceased owner. The licensing office checks the documents and the owner’s account is notified. The signatory then decides on the claim.',
    fil: 'Mga hiling ng tagapagmana na ipagpatuloy ang negosyo ng pumanaw. Sinusuri ng tanggapan ng lisensiya ang mga dokumento at inaabisuhan ang account ng may-ari. Saka nagpapasya ang lumalagda.',
  },
  none: { en: 'No heirs’ claims', fil: 'Walang hiling ng tagapagmana' },
  none_text: {
    en: 'Claims that heirs file in the owners’ portal appear here.',
    fil: 'Lilitaw dito ang mga hiling na inihain ng mga tagapagmana sa portal ng mga may-ari.',
  },
  business: { en: 'Business', fil: 'Negosyo' },
  number: { en: 'Number', fil: 'Numero' },
  deceased: { en: 'Deceased owner', fil: 'May-aring pumanaw' },
  stated: { en: 'Name entered by the heir', fil: 'Pangalang inilagay ng tagapagmana' },
  heir: { en: 'Heir', fil: 'Tagapagmana' },
  until: { en: 'Objections until', fil: 'Pagtutol hanggang' },
  state: { en: 'Status', fil: 'Katayuan' },
  FILED: { en: 'For checking', fil: 'Susuriin' },
  CHECKED: { en: 'For decision', fil: 'Pagpapasyahan' },
  GRANTED: { en: 'Granted', fil: 'Ipinagkaloob' },
  REFUSED: { en: 'Refused', fil: 'Tinanggihan' },
  OBJECTED: { en: 'Owner is alive', fil: 'Buhay ang may-ari' },
  WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  SPOUSE: { en: 'husband or wife', fil: 'asawa' },
  CHILD: { en: 'child', fil: 'anak' },
  PARENT: { en: 'parent', fil: 'magulang' },
  SIBLING: { en: 'brother or sister', fil: 'kapatid' },
  OTHER: { en: 'another heir', fil: 'ibang tagapagmana' },
  permit: { en: 'Permit', fil: 'Permit' },
  died_on: { en: 'Date of death', fil: 'Petsa ng pagkamatay' },
  statement: { en: 'Sworn statement', fil: 'Sinumpaang salaysay' },
  finding: { en: 'Findings', fil: 'Natuklasan sa pagsusuri' },
  claim: { en: 'The claim', fil: 'Ang hiling' },
  papers: { en: 'Documents', fil: 'Mga dokumento' },
  missing: { en: 'missing', fil: 'kulang' },
  objections: { en: 'Objections', fil: 'Mga pagtutol' },
  no_objections: { en: 'No objections.', fil: 'Walang pagtutol.' },
  account_use_title: { en: 'The owner may be alive', fil: 'Maaaring buhay ang may-ari' },
  account_use: {
    en: 'The owner’s account was used after the date of death. Please verify this before you decide.',
    fil: 'Ginamit ang account ng may-ari matapos ang petsa ng pagkamatay. Tiyakin muna bago magpasya.',
  },
  check: { en: 'Send to the signatory', fil: 'Ipasa sa lalagda' },
  grant: { en: 'Grant', fil: 'Ipagkaloob' },
  refuse: { en: 'Refuse', fil: 'Tanggihan' },
  dialog_check: {
    en: 'Do the documents and the owner’s name match? A notice will be sent to the owner’s account.',
    fil: 'Tugma ba ang mga dokumento at ang pangalan ng may-ari? Aabisuhan ang may-ari.',
  },
  dialog_grant: {
    en: 'Grant this claim? The heir will continue the business.',
    fil: 'Ipagkaloob ang hiling? Ipagpapatuloy ng tagapagmana ang negosyo.',
  },
  dialog_refuse: { en: 'Refuse this claim?', fil: 'Tanggihan ang hiling na ito?' },
  finding_title: { en: 'Findings', fil: 'Ang natuklasan mo' },
  reason: { en: 'Reason, shown to the heir', fil: 'Dahilan, na mababasa ng tagapagmana' },
  success_check: { en: 'The claim was sent to the signatory.', fil: 'Naipasa sa lalagda ang hiling.' },
  success_grant: { en: 'The claim was granted.', fil: 'Ipagpapatuloy na ng tagapagmana ang negosyo.' },
  success_refuse: {
    en: 'The claim was refused. The heir will be notified.',
    fil: 'Tinanggihan ang hiling. Aabisuhan ang tagapagmana.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.succession', texts);
