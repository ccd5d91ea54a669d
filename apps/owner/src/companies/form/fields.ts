import { useFields } from '../../form-fields.ts';
import { type texts, useWords } from './form.messages.ts';

export type Word = keyof typeof texts;

/** Fields of the business form by their name in the contract; the same word is the label. */
export function useBusinessFields() {
  const t = useWords();
  const fields = useFields();
  const chosen = (options: readonly Word[]) => options.map((value) => ({ value, label: t(value) }));
  return {
    text: (name: Word) => ({ ...fields.text(name), label: t(name) }),
    count: (name: Word) => ({ ...fields.count(name), label: t(name) }),
    choice: (name: Word, options: readonly Word[]) => ({
      ...fields.text(name),
      label: t(name),
      options: chosen(options),
    }),
    errorOf: fields.errorOf,
    t,
  };
}
