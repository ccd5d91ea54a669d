import type { DeclaredFieldToAnswer, Message } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';

import type { LineAmount } from '../figures/declared-fields.ts';

/** Messages for empty fields of the declaration, by the field's name in the contract; each sentence names its field. */
export const texts = {
  capitalization: { en: 'Enter the capital invested in {name}.', fil: 'Ilagay ang puhunan ng {name}.' },
  gross_essential: {
    en: 'Enter the sales of essential goods for {name}, or 0.',
    fil: 'Ilagay ang benta ng mga pangunahing bilihin ng {name}, o 0.',
  },
  gross_non_essential: {
    en: 'Enter the sales of other goods or services for {name}, or 0.',
    fil: 'Ilagay ang benta ng ibang produkto o serbisyo ng {name}, o 0.',
  },
  total_assets: {
    en: 'Enter the total assets, excluding land.',
    fil: 'Ilagay ang kabuuang ari-arian maliban sa lupa.',
  },
  employees_female: {
    en: 'Enter the number of female employees, or 0.',
    fil: 'Ilagay ang bilang ng mga babaeng empleyado, o 0.',
  },
  employees_male: {
    en: 'Enter the number of male employees, or 0.',
    fil: 'Ilagay ang bilang ng mga lalaking empleyado, o 0.',
  },
  payment_mode: {
    en: 'Choose how you will pay the business tax.',
    fil: 'Piliin kung paano mo babayaran ang buwis sa negosyo.',
  },
  agrees: {
    en: 'Confirm that you have read and agree to the declaration.',
    fil: 'Kumpirmahing nabasa mo ang deklarasyon at pinanunumpaan mo ito.',
  },
  signed_name: { en: 'Enter your full name as your signature.', fil: 'Ilagay ang buong pangalan mo, bilang lagda.' },
  labelled: { en: '{label}, {name}', fil: '{label}, {name}' },
} as const satisfies Record<DeclaredFieldToAnswer | LineAmount | 'agrees' | 'labelled', Message>;

export const { useWords } = defineMessages('owner.applications.required', texts);
