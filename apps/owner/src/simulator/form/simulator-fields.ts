import { useFields } from '../../shared/fields/form-fields.ts';
import { type texts, useWords } from '../simulator.messages.ts';

type TextKey = keyof typeof texts;

/** Registers fields by their names in the case; the last part of the name is the label. */
export function useSimulatorFields() {
  const t = useWords();
  const fields = useFields();
  // Every field of this form has a text.
  const getLabel = (name: string): string => t(name.slice(name.lastIndexOf('.') + 1) as TextKey);
  return {
    t,
    text: (name: string) => ({ ...fields.text(name), label: getLabel(name) }),
    amount: (name: string) => ({ ...fields.amount(name), label: getLabel(name) }),
    count: (name: string) => ({ ...fields.count(name), label: getLabel(name) }),
    check: (name: string) => ({ ...fields.amount(name), label: getLabel(name) }),
    getError: fields.getError,
  };
}
