import type { TemplatePlaceholder } from '@ebpls/contracts';

/** What a template can name of a case. */
export type TemplateFacts = Readonly<Record<TemplatePlaceholder, string>>;

/** A template with the facts of a case in it (decision 0119); a word that no case has stays as it was written. */
export function fillTemplate(text: string, facts: TemplateFacts): string {
  return text.replaceAll(/\{([a-z]+)\}/g, (whole, word: string) =>
    Object.hasOwn(facts, word) ? facts[word as TemplatePlaceholder] : whole,
  );
}
