import { defineMessages } from '@ebpls/remote-kit';

/** An appeal against a refusal or a sanction, as its owner files and follows it. */
export const texts = {
  title: { en: 'Appeal', fil: 'Apela' },
  file_title: { en: 'Appeal the decision', fil: 'Iapela ang pasya' },
  against_clearance: { en: 'Refusal of the clearance, {office}', fil: 'Pagtanggi sa clearance, {office}' },
  against_application: { en: 'Refusal of the application', fil: 'Pagtanggi sa aplikasyon' },
  against_sanction: { en: 'Decision against your permit', fil: 'Pasya laban sa permit mo' },
  decided_on: { en: 'Decided on', fil: 'Pinagpasyahan noong' },
  decided_by: { en: 'Decided by', fil: 'Nagpasya' },
  contested_reason: { en: 'Reason given', fil: 'Ibinigay na dahilan' },
  appeal_by: { en: 'Appeal by', fil: 'Umapela hanggang' },
  filed_on: { en: 'Filed on', fil: 'Inihain noong' },
  your_reason: { en: 'Why the decision is wrong', fil: 'Bakit mali ang pasya' },
  outcome_reason: { en: 'Reason for the decision on the appeal', fil: 'Dahilan ng pasya sa apela' },
  reason: { en: 'Why is the decision wrong?', fil: 'Bakit mali ang pasya?' },
  reason_help: {
    en: 'Explain what the office missed or got wrong. You can add documents after filing.',
    fil: 'Ipaliwanag kung ano ang nakaligtaan o naging mali ng tanggapan. Makapagdaragdag ka ng mga dokumento pagkatapos maghain.',
  },
  lead: {
    en: 'A different officer will review the decision and reply to you in writing. Until then the decision remains in effect. You can appeal once.',
    fil: 'Ibang opisyal ang magsusuri ng pasya at sasagot sa iyo nang nakasulat. Hanggang doon, may bisa ang pasya. Isang beses ka lang makaaapela.',
  },
  send: { en: 'File the appeal', fil: 'Ihain ang apela' },
  success_filed: { en: 'Your appeal was filed.', fil: 'Naihain ang apela mo.' },
  over: { en: 'This decision can no longer be appealed', fil: 'Hindi na maaapela ang pasyang ito' },
  over_more: {
    en: 'The appeal period has ended, you have already appealed, or the decision is no longer in effect.',
    fil: 'Tapos na ang panahon ng apela, umapela ka na, o wala nang bisa ang pasya.',
  },
  back: { en: 'Back to the business', fil: 'Bumalik sa negosyo' },
  days_one: { en: '{count} working day left to appeal', fil: '{count} araw ng trabaho pa para umapela' },
  days_other: { en: '{count} working days left to appeal', fil: '{count} araw ng trabaho pa para umapela' },
  next_FILED: { en: 'A different officer is reviewing the decision', fil: 'Sinusuri ng ibang opisyal ang pasya' },
  next_UPHELD: { en: 'The decision was upheld', fil: 'Pinagtibay ang pasya' },
  next_REVERSED: { en: 'Your appeal was granted', fil: 'Pinagbigyan ang apela mo' },
  more_FILED: {
    en: 'The decision remains in effect while the appeal is under review. You can add documents here.',
    fil: 'May bisa ang pasya habang sinusuri ang apela. Makapagdaragdag ka rito ng mga dokumento.',
  },
  more_UPHELD: {
    en: 'The reason is given below. You may bring the case to court.',
    fil: 'Nasa ibaba ang dahilan. Maaari mong dalhin ang kaso sa hukuman.',
  },
  more_REVERSED: {
    en: 'Your case will continue from where it was before the decision.',
    fil: 'Magpapatuloy ang kaso mo mula sa kinalagyan nito bago ang pasya.',
  },
  papers: { en: 'Your documents', fil: 'Mga dokumento mo' },
  add_paper: { en: 'Add a document', fil: 'Magdagdag ng dokumento' },
  paper_help: {
    en: 'PDF, JPEG or PNG, up to 10 MB each. Up to ten documents.',
    fil: 'PDF, JPEG o PNG, hanggang 10 MB, sampung dokumento.',
  },
  paper_received: { en: 'Document uploaded.', fil: 'Na-upload ang dokumento.' },
} as const;

export const { useWords, words } = defineMessages('owner.appeals', texts);
