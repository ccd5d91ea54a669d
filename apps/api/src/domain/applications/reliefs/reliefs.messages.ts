import type { Messages } from '@ebpls/contracts';

/** Refusals of claimed reliefs at their field, needed by the server only. */
export const messages = {
  'exemptions.ended': {
    en: 'This exemption is not in force today.',
    fil: 'Walang bisa ngayon ang eksempsiyong ito.',
  },
  'exemptions.conditions_unmet': {
    en: 'Your business does not meet the conditions of this exemption.',
    fil: 'Hindi tugma ang negosyo mo sa mga kondisyon ng eksempsiyong ito.',
  },
  'exemptions.figure_required': {
    en: 'Please enter this amount. Enter 0 if there is none.',
    fil: 'Ilagay ang halagang ito. Ilagay ang 0 kung wala.',
  },
  'exemptions.figure_unknown': {
    en: 'This amount is not needed for this exemption.',
    fil: 'Hindi kailangan ang halagang ito para sa eksempsiyong ito.',
  },
} satisfies Messages;
