import type { Messages } from './merge.ts';

/** Messages about an office's checklist. */
export const messages = {
  'checklist.answer_required': {
    en: 'Say whether it complies, does not comply or does not apply.',
    fil: 'Sabihin kung sumusunod, hindi sumusunod o hindi angkop.',
  },
  'checklist.text_required': {
    en: 'Write what is looked at, in English and in Filipino.',
    fil: 'Isulat kung ano ang sinusuri, sa Ingles at sa Filipino.',
  },
  'checklist.asked_of_required': {
    en: 'Choose at least one kind of application.',
    fil: 'Pumili ng kahit isang uri ng aplikasyon.',
  },
  'checklist.empty': {
    en: 'A list has at least one line.',
    fil: 'Kailangan ng kahit isang linya sa talaan.',
  },
  'checklist.too_many': { en: 'A list has 40 lines at most.', fil: 'Hanggang 40 linya lamang ang talaan.' },
  'checklist.unknown': {
    en: 'This is not on the list of the case. Please load the page again.',
    fil: 'Wala ito sa talaan ng kaso. Pakibuksan muli ang pahina.',
  },
  'checklist.open': {
    en: 'Answer everything that must be looked at first.',
    fil: 'Sagutin muna ang lahat ng dapat suriin.',
  },
  'checklist.not_compliant': {
    en: 'Something that must comply does not. Approve with conditions, return it, or correct the answer.',
    fil: 'May dapat sumunod na hindi sumusunod. Aprubahan nang may kondisyon, ibalik, o itama ang sagot.',
  },
} satisfies Messages;
