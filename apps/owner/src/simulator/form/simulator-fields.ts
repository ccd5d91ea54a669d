import { useFields } from '../../form-fields.ts';
import { type texts, useWords } from '../simulator.messages.ts';

type TextKey = keyof typeof texts;

/** Registers fields by their names in the case; the last part of the name is the label. */
export function useSimulatorFields() {
  const t = useWords();
  const fields = useFields();
  // Every field of this form has a text.
  const label = (name: string): string => t(name.slice(name.lastIndexOf('.') + 1) as TextKey);
  return {
    t,
    text: (name: string) => ({ ...fields.text(name), label: label(name) }),
    amount: (name: string) => ({ ...fields.amount(name), label: label(name) }),
    count: (name: string) => ({ ...fields.count(name), label: label(name) }),
    check: (name: string) => ({ ...fields.amount(name), label: label(name) }),
    errorOf: fields.getError,
  };
}
