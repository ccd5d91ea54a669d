import type { DeclaredFieldToAnswer } from '@ebpls/contracts';
import { defineWords } from '@ebpls/remote-kit';

import type { LineAmount } from './declared-fields.ts';

/**
 * What an empty field of the declaration is told, by the field's name in the contract; each sentence names its field.
 */
export const texts = {
  en: {
    capitalization: 'Enter the capital put into {{name}}.',
    gross_essential: 'Enter the sales of essential goods of {{name}}, or 0.',
    gross_non_essential: 'Enter the sales of other goods or services of {{name}}, or 0.',
    total_assets: 'Enter the total assets without land.',
    employees_female: 'Enter the number of female workers, or 0.',
    employees_male: 'Enter the number of male workers, or 0.',
    payment_mode: 'Choose how you will pay the business tax.',
    agrees: 'Confirm that you have read the declaration and declare it.',
    signed_name: 'Enter your full name, as your signature.',
    labelled: '{{label}}, {{name}}',
  },
  fil: {
    capitalization: 'Ilagay ang kapital ng {{name}}.',
    gross_essential: 'Ilagay ang benta ng mga pangunahing bilihin ng {{name}}, o 0.',
    gross_non_essential: 'Ilagay ang benta ng ibang produkto o serbisyo ng {{name}}, o 0.',
    total_assets: 'Ilagay ang kabuuang ari-arian maliban sa lupa.',
    employees_female: 'Ilagay ang bilang ng mga babaeng manggagawa, o 0.',
    employees_male: 'Ilagay ang bilang ng mga lalaking manggagawa, o 0.',
    payment_mode: 'Piliin kung paano mo babayaran ang buwis sa negosyo.',
    agrees: 'Kumpirmahing nabasa mo ang deklarasyon at pinanunumpaan mo ito.',
    signed_name: 'Ilagay ang buong pangalan mo, bilang lagda.',
    labelled: '{{label}}, {{name}}',
  },
} as const satisfies Record<'en' | 'fil', Record<DeclaredFieldToAnswer | LineAmount | 'agrees' | 'labelled', string>>;

export const { useWords } = defineWords('owner.applications.ask', texts);
