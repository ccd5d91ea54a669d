import type { Messages } from './merge.ts';

/** Messages about an office's checklist. */
export const messages = {
  'checklist.answer_required': {
    en: 'Choose “Complies”, “Does not comply” or “Does not apply”.',
    fil: 'Pumili: sumusunod, hindi sumusunod o hindi angkop.',
  },
  'checklist.text_required': {
    en: 'Enter the checklist item in English and in Filipino.',
    fil: 'Isulat kung ano ang sinusuri, sa Ingles at sa Filipino.',
  },
  'checklist.asked_of_required': {
    en: 'Choose at least one type of application.',
    fil: 'Pumili ng kahit isang uri ng aplikasyon.',
  },
  'checklist.empty': {
    en: 'A checklist needs at least one item.',
    fil: 'Kailangan ng kahit isang item sa checklist.',
  },
  'checklist.too_many': { en: 'A checklist can have up to 40 items.', fil: 'Hanggang 40 item lamang ang checklist.' },
  'checklist.unknown': {
    en: 'This item is not on the checklist of the case. Please reload the page.',
    fil: 'Wala sa checklist ng kaso ang item na ito. I-reload ang pahina.',
  },
  'checklist.open': {
    en: 'Answer all required items first.',
    fil: 'Sagutin muna ang lahat ng kailangang item.',
  },
  'checklist.not_compliant': {
    en: 'A required item does not comply. Approve with conditions, return the case, or correct the answer.',
    fil: 'May kailangang item na hindi sumusunod. Aprubahan nang may kondisyon, ibalik ang kaso, o itama ang sagot.',
  },
} satisfies Messages;
