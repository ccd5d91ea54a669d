import { defineMessages } from '@ebpls/remote-kit';

/** Texts about the measures that the revenue code asks; their names come from the code itself. */
export const texts = {
  title: { en: 'Other details for the fees', fil: 'Iba pang detalye para sa mga bayarin' },
  hint: {
    en: 'The revenue code of the municipality computes fees from these.',
    fil: 'Mula rito kinukuwenta ng kodigo sa kita ng munisipyo ang mga bayarin.',
  },
  question: { en: 'Fill in “{label}”.', fil: 'Punan ang “{label}”.' },
  of_line: { en: '{label}, {name}', fil: '{label}, {name}' },
} as const;

export const { useWords } = defineMessages('owner.measures', texts);
