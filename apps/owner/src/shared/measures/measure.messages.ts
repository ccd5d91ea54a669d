import { defineMessages } from '@ebpls/remote-kit';

/** Texts about the measures and reliefs of the revenue code; their names come from the code itself. */
export const texts = {
  title: { en: 'Other details for the fees', fil: 'Iba pang detalye para sa mga singil' },
  hint: {
    en: 'The revenue code of the municipality uses these details to compute the fees.',
    fil: 'Ginagamit ng kodigo sa kita ng munisipyo ang mga detalyeng ito sa pagkuwenta ng mga singil.',
  },
  several_help: {
    en:
      'Enter one figure for each item, with semicolons between them, such as 5; 7.5; 3 x 10. Enter a width ' +
      'and a height as 3.5 by 1.2. Enter 0 if there is none.',
    fil:
      'Ilagay ang bilang ng bawat isa, na may tuldok-kuwit sa pagitan, gaya ng 5; 7.5; 3 x 10. Ilagay ang ' +
      'lapad at taas bilang 3.5 by 1.2. Ilagay ang 0 kung wala.',
  },
  reliefs: { en: 'Exemptions and discounts', fil: 'Mga eksempsiyon at diskuwento' },
  reliefs_hint: {
    en: 'Tick only those that apply to your business. The licensing office reviews each claim and its proof before the bill.',
    fil: 'Lagyan ng tsek ang mga saklaw ang negosyo mo. Sinusuri ng tanggapan ng lisensiya ang bawat hiling at patunay bago ang singil.',
  },
  section: { en: 'Section {section}', fil: 'Seksiyon {section}' },
  relief_line: { en: '{relief}: for which line of business?', fil: '{relief}: para sa aling uri ng negosyo?' },
  every_line: { en: 'All lines of business', fil: 'Lahat ng uri ng negosyo' },
  claimed: { en: 'Exemption or discount claimed', fil: 'Hiniling na eksempsiyon o diskuwento' },
  question: { en: 'Fill in “{label}”.', fil: 'Punan ang “{label}”.' },
  of_line: { en: '{label}, {name}', fil: '{label}, {name}' },
} as const;

export const { useWords } = defineMessages('owner.measures', texts);
