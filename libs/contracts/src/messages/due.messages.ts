import type { Messages } from './merge.ts';

/** The parts of a year, and the additions for lateness, on bill and simulator. */
export const messages = {
  'due.year': { en: 'Whole year {year}', fil: 'Buong taon ng {year}' },
  'due.half_1': { en: 'First half, {year}', fil: 'Unang kalahati ng {year}' },
  'due.half_2': { en: 'Second half, {year}', fil: 'Ikalawang kalahati ng {year}' },
  'due.quarter_1': { en: 'First quarter, {year}', fil: 'Unang quarter ng {year}' },
  'due.quarter_2': { en: 'Second quarter, {year}', fil: 'Ikalawang quarter ng {year}' },
  'due.quarter_3': { en: 'Third quarter, {year}', fil: 'Ikatlong quarter ng {year}' },
  'due.quarter_4': { en: 'Fourth quarter, {year}', fil: 'Ikaapat na quarter ng {year}' },
  'due.deficiency': { en: 'Deficiency, {year}', fil: 'Kakulangan sa buwis, {year}' },
  'estimate.surcharge': { en: 'Surcharge for late payment', fil: 'Patong sa nahuling bayad' },
  'estimate.interest': { en: 'Interest for late payment', fil: 'Interes sa nahuling bayad' },
  'due.surcharge_reason': {
    en: '{rate} of {unpaid}, charged once.',
    fil: '{rate} ng {unpaid}, isang beses lamang sinisingil.',
  },
  'due.not_counted': {
    en: '{name}: no surcharge or interest is charged for the period of the dispute, from {from} to {until}.',
    fil: '{name}: walang patong at interes para sa mga araw ng pagtutol, {from} hanggang {until}.',
  },
  'due.interest_reason': {
    en: '{rate} per month on {base} since {due}. Months charged: {months}. A part of a month counts as a full month.',
    fil: '{rate} bawat buwan sa {base} mula {due}. Bilang ng buwan: {months}. Buong buwan ang bilang ng bahagi ng buwan.',
  },
  'due.interest_reason_full': {
    en: '{rate} per month on {base} since {due}. Months charged: {months}. Only full months count.',
    fil: '{rate} bawat buwan sa {base} mula {due}. Bilang ng buwan: {months}. Buong buwan lamang ang binibilang.',
  },
} satisfies Messages;
