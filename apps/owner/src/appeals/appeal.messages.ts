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
  appeal_by: { en: 'Appeal until', fil: 'Umapela hanggang' },
  filed_on: { en: 'Filed on', fil: 'Inihain noong' },
  your_reason: { en: 'Why the decision is wrong', fil: 'Bakit mali ang pasya' },
  outcome_reason: { en: 'Reason of the decision on the appeal', fil: 'Dahilan ng pasya sa apela' },
  reason: { en: 'Why is the decision wrong?', fil: 'Bakit mali ang pasya?' },
  reason_help: {
    en: 'Say what was overlooked or is different. You can add papers after you filed it.',
    fil: 'Sabihin kung ano ang hindi nakita o iba. Makapagdaragdag ka ng mga papel pagkatapos maghain.',
  },
  lead: {
    en: 'Another person than who decided looks at it and writes to you. Until then the decision holds. You can appeal once.',
    fil: 'Ibang tao kaysa sa nagpasya ang titingin dito at susulat sa iyo. Hanggang doon, may bisa ang pasya. Isang beses ka lang makaaapela.',
  },
  send: { en: 'File the appeal', fil: 'Ihain ang apela' },
  success_filed: { en: 'Your appeal is filed.', fil: 'Naihain ang apela mo.' },
  over: { en: 'This decision cannot be appealed any more', fil: 'Hindi na maaapela ang pasyang ito' },
  over_more: {
    en: 'Its days are over, you appealed already, or it does not hold any more.',
    fil: 'Tapos na ang mga araw, umapela ka na, o wala na itong bisa.',
  },
  back: { en: 'To the business', fil: 'Sa negosyo' },
  days_one: { en: '{count} working day left to appeal', fil: '{count} araw ng trabaho pa para umapela' },
  days_other: { en: '{count} working days left to appeal', fil: '{count} araw ng trabaho pa para umapela' },
  next_FILED: { en: 'Another person looks at the decision', fil: 'Ibang tao ang tumitingin sa pasya' },
  next_UPHELD: { en: 'The decision stands', fil: 'Nananatili ang pasya' },
  next_REVERSED: { en: 'Your appeal is granted', fil: 'Pinagbigyan ang apela mo' },
  more_FILED: {
    en: 'The decision holds until then. You can add papers here.',
    fil: 'May bisa ang pasya hanggang doon. Makapagdaragdag ka rito ng mga papel.',
  },
  more_UPHELD: {
    en: 'The reason stands below. Against it you may go to court.',
    fil: 'Nasa ibaba ang dahilan. Maaari kang dumulog sa hukuman laban dito.',
  },
  more_REVERSED: {
    en: 'Everything goes on from where it was before the decision.',
    fil: 'Magpapatuloy ang lahat mula sa kinalagyan nito bago ang pasya.',
  },
  papers: { en: 'Your papers', fil: 'Mga papel mo' },
  add_paper: { en: 'Add a paper', fil: 'Magdagdag ng papel' },
  paper_help: {
    en: 'PDF, JPEG or PNG, 10 MB at most, ten papers.',
    fil: 'PDF, JPEG o PNG, hanggang 10 MB, sampung papel.',
  },
  paper_received: { en: 'The paper is sent.', fil: 'Naipadala ang papel.' },
} as const;

export const { useWords, words } = defineMessages('owner.appeals', texts);
