import type { TemplatePlaceholder } from '@ebpls/contracts';

/** Facts of a case that a template can name. */
export type TemplateFacts = Readonly<Record<TemplatePlaceholder, string>>;

/** A template with the facts of a case in it (decision 0119); a word that no case has stays as it was written. */
export function fillTemplate(text: string, facts: TemplateFacts): string {
  return text.replaceAll(/\{([a-z]+)\}/g, (placeholderText, placeholder: string) =>
    Object.hasOwn(facts, placeholder) ? facts[placeholder as TemplatePlaceholder] : placeholderText,
  );
}
