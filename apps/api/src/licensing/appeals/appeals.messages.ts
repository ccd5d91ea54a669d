import type { Messages } from '@ebpls/contracts';

/** Appeals: texts of refusals, and of notifications to both sides. */
export const messages = {
  'appeal.not_open': {
    en:
      'This decision can no longer be appealed: the appeal period has ended, an appeal was already filed, or the ' +
      'decision is no longer in effect.',
    fil: 'Hindi na maaapela ang pasyang ito: tapos na ang panahon ng apela, naapela na ito, o wala na itong bisa.',
  },
  'appeal.is.FILED': { en: 'This appeal has not been decided yet.', fil: 'Hindi pa napagpapasyahan ang apelang ito.' },
  'appeal.is.UPHELD': {
    en: 'This appeal was already decided: the decision was upheld.',
    fil: 'Napagpasyahan na ang apelang ito: pinagtibay ang pasya.',
  },
  'appeal.is.REVERSED': {
    en: 'This appeal was already decided: the decision was reversed.',
    fil: 'Napagpasyahan na ang apelang ito: binaligtad ang pasya.',
  },
  'appeal.own_decision': {
    en: 'You made this decision, so another officer must decide on the appeal.',
    fil: 'Ikaw ang gumawa ng pasyang ito, kaya ibang tao ang dapat magpasya sa apela.',
  },
  'appeal.moved_on': {
    en:
      'The case has moved to a later step, so the decision can no longer be reversed. Uphold the decision and ' +
      'explain this to the owner.',
    fil:
      'Nasa kasunod na hakbang na ang kaso, kaya hindi na mababaligtad ang pasya. Pagtibayin ang pasya at ' +
      'ipaliwanag ito sa may-ari.',
  },
  'appeal.papers_enough': {
    en: '{most} documents were already uploaded. Please combine the rest into one file.',
    fil: 'May {most} dokumento nang na-upload. Pagsamahin sa isang file ang iba.',
  },
  'application.appeal_undecided': {
    en: 'The owner appealed an office’s refusal. The appeal must be decided first.',
    fil: 'Umapela ang may-ari laban sa pagtanggi ng isang tanggapan. Pagpasyahan muna ang apela.',
  },
  'timeline.appeal.file': { en: 'The owner appealed: {appeal_no}', fil: 'Umapela ang may-ari: {appeal_no}' },
  'timeline.appeal.uphold': {
    en: 'Appeal {appeal_no}: decision upheld',
    fil: 'Apela {appeal_no}: pinagtibay ang pasya',
  },
  'timeline.appeal.reverse': {
    en: 'Appeal {appeal_no}: decision reversed',
    fil: 'Apela {appeal_no}: binaligtad ang pasya',
  },
  'timeline.reopen_filing': {
    en: 'Returned to the licensing office after an appeal',
    fil: 'Nasa tanggapan ng lisensiya muli pagkatapos ng apela',
  },
  'timeline.reopen_offices': {
    en: 'Returned to the offices after an appeal',
    fil: 'Nasa mga tanggapan muli pagkatapos ng apela',
  },
  'timeline.clearance.grant_appeal': {
    en: '{office}: will review again after an appeal',
    fil: '{office}: magsusuring muli pagkatapos ng apela',
  },
  'timeline.clearance.restore': {
    en: '{office}: returned to its queue after an appeal',
    fil: '{office}: nasa pila nito muli pagkatapos ng apela',
  },
  'notification.appeal_filed': {
    en: 'Appeal filed for {company_name}: {appeal_no}',
    fil: 'Apela ng {company_name}: {appeal_no}',
  },
  'mail.appeal_filed.subject': {
    en: 'We received your appeal {appeal_no}',
    fil: 'Natanggap namin ang apela mong {appeal_no}',
  },
  'mail.appeal_filed.text': {
    en:
      'We received your appeal {appeal_no} for {company_name}. A different officer will review the decision and ' +
      'reply to you. Until then, the decision remains in effect. You can still add documents here.\n\n{link}',
    fil:
      'Natanggap namin ang apela mong {appeal_no} para sa {company_name}. Ibang opisyal ang magsusuri ng pasya at ' +
      'sasagot sa iyo. Hanggang doon, may bisa ang pasya. Makapagdaragdag ka pa ng mga dokumento rito.\n\n{link}',
  },
  'notification.appeal_upheld': {
    en: 'Appeal decided, decision upheld: {company_name}, {appeal_no}',
    fil: 'Napagpasyahan ang apela, pinagtibay ang pasya: {company_name}, {appeal_no}',
  },
  'mail.appeal_upheld.subject': {
    en: 'Appeal {appeal_no}: decision upheld',
    fil: 'Apela {appeal_no}: pinagtibay ang pasya',
  },
  'mail.appeal_upheld.text': {
    en:
      'Your appeal {appeal_no} for {company_name} was reviewed, and the decision was upheld.\n\nReason: ' +
      '{decision}\n\n{link}',
    fil:
      'Sinuri ang apela mong {appeal_no} para sa {company_name}, at pinagtibay ang pasya.\n\nDahilan: {decision}\n' +
      '\n{link}',
  },
  'notification.appeal_reversed': {
    en: 'Appeal granted, the case continues: {company_name}, {appeal_no}',
    fil: 'Pinagbigyan ang apela, tuloy ang kaso: {company_name}, {appeal_no}',
  },
  'mail.appeal_reversed.subject': {
    en: 'Appeal {appeal_no} was granted',
    fil: 'Pinagbigyan ang apelang {appeal_no}',
  },
  'mail.appeal_reversed.text': {
    en:
      'Your appeal {appeal_no} for {company_name} was granted. The decision was reversed, and your case continues ' +
      'from the step before the decision.\n\nReason: {decision}\n\n{link}',
    fil:
      'Pinagbigyan ang apela mong {appeal_no} para sa {company_name}. Binaligtad ang pasya, at magpapatuloy ang ' +
      'kaso mo mula sa hakbang bago ang pasya.\n\nDahilan: {decision}\n\n{link}',
  },
} satisfies Messages;
