import type { Messages } from '@ebpls/contracts';

/** Appeals: texts of refusals, and of notifications to both sides. */
export const messages = {
  'appeal.not_open': {
    en: 'This decision cannot be appealed: its days are over, it was appealed before, or it does not hold any more.',
    fil: 'Hindi na maaapela ang pasyang ito: tapos na ang mga araw, naapela na ito, o wala na itong bisa.',
  },
  'appeal.is.FILED': { en: 'This appeal is not decided yet.', fil: 'Hindi pa napagpapasyahan ang apelang ito.' },
  'appeal.is.UPHELD': {
    en: 'This appeal is decided: the decision stands.',
    fil: 'Napagpasyahan na ang apelang ito: nananatili ang pasya.',
  },
  'appeal.is.REVERSED': {
    en: 'This appeal is decided: the decision was reversed.',
    fil: 'Napagpasyahan na ang apelang ito: binaligtad ang pasya.',
  },
  'appeal.own_decision': {
    en: 'You made this decision, so another person must decide on the appeal.',
    fil: 'Ikaw ang gumawa ng pasyang ito, kaya ibang tao ang dapat magpasya sa apela.',
  },
  'appeal.moved_on': {
    en: 'The case went on meanwhile, so there is nothing to reverse. Let the decision stand and say so to the owner.',
    fil: 'Umusad na ang kaso, kaya wala nang mababaligtad. Panatilihin ang pasya at sabihin ito sa may-ari.',
  },
  'appeal.papers_enough': {
    en: '{most} papers were sent already. Please put the others into one file.',
    fil: 'May {most} papel nang naipadala. Pagsamahin sa isang file ang iba.',
  },
  'application.appeal_undecided': {
    en: 'The owner has appealed against an office’s refusal. The appeal is decided first.',
    fil: 'Umapela ang may-ari laban sa pagtanggi ng isang tanggapan. Pagpasyahan muna ang apela.',
  },
  'timeline.appeal.file': { en: 'The owner appealed: {appeal_no}', fil: 'Umapela ang may-ari: {appeal_no}' },
  'timeline.appeal.uphold': {
    en: 'Appeal {appeal_no}: the decision stands',
    fil: 'Apela {appeal_no}: nananatili ang pasya',
  },
  'timeline.appeal.reverse': {
    en: 'Appeal {appeal_no}: the decision was reversed',
    fil: 'Apela {appeal_no}: binaligtad ang pasya',
  },
  'timeline.reopen_filing': {
    en: 'Back with the licensing office after an appeal',
    fil: 'Nasa tanggapan ng lisensya muli pagkatapos ng apela',
  },
  'timeline.reopen_offices': {
    en: 'Back with the offices after an appeal',
    fil: 'Nasa mga tanggapan muli pagkatapos ng apela',
  },
  'timeline.clearance.grant_appeal': {
    en: '{office}: looks again after an appeal',
    fil: '{office}: susuri muli pagkatapos ng apela',
  },
  'timeline.clearance.restore': {
    en: '{office}: in its queue again after an appeal',
    fil: '{office}: nasa pila nito muli pagkatapos ng apela',
  },
  'notification.appeal_filed': {
    en: 'Appeal of {company_name}: {appeal_no}',
    fil: 'Apela ng {company_name}: {appeal_no}',
  },
  'mail.appeal_filed.subject': {
    en: 'We have your appeal {appeal_no}',
    fil: 'Natanggap namin ang apela mong {appeal_no}',
  },
  'mail.appeal_filed.text': {
    en: 'Your appeal {appeal_no} for {company_name} has arrived. Another person than who decided looks at it and writes to you. Until then the decision holds. You can still add papers here.\n\n{link}',
    fil: 'Dumating na ang apela mong {appeal_no} para sa {company_name}. Ibang tao kaysa sa nagpasya ang titingin dito at susulat sa iyo. Hanggang doon, may bisa ang pasya. Makapagdaragdag ka pa ng mga papel dito.\n\n{link}',
  },
  'notification.appeal_upheld': {
    en: 'Appeal decided, the decision stands: {company_name}, {appeal_no}',
    fil: 'Napagpasyahan ang apela, nananatili ang pasya: {company_name}, {appeal_no}',
  },
  'mail.appeal_upheld.subject': {
    en: 'Appeal {appeal_no}: the decision stands',
    fil: 'Apela {appeal_no}: nananatili ang pasya',
  },
  'mail.appeal_upheld.text': {
    en: 'Your appeal {appeal_no} for {company_name} was looked at, and the decision stands.\n\nReason: {decision}\n\n{link}',
    fil: 'Sinuri ang apela mong {appeal_no} para sa {company_name}, at nananatili ang pasya.\n\nDahilan: {decision}\n\n{link}',
  },
  'notification.appeal_reversed': {
    en: 'Appeal granted, the case goes on: {company_name}, {appeal_no}',
    fil: 'Pinagbigyan ang apela, tuloy ang kaso: {company_name}, {appeal_no}',
  },
  'mail.appeal_reversed.subject': {
    en: 'Appeal {appeal_no} is granted',
    fil: 'Pinagbigyan ang apelang {appeal_no}',
  },
  'mail.appeal_reversed.text': {
    en: 'Your appeal {appeal_no} for {company_name} is granted: the decision is reversed, and everything goes on from where it was before it.\n\nReason: {decision}\n\n{link}',
    fil: 'Pinagbigyan ang apela mong {appeal_no} para sa {company_name}: binaligtad ang pasya, at magpapatuloy ang lahat mula sa kinalagyan nito bago ang pasya.\n\nDahilan: {decision}\n\n{link}',
  },
} satisfies Messages;
