import type { LineOfBusiness } from '@ebpls/contracts';
import type { Locale, Option } from '@ebpls/ui';

/** Returns the lines of business as options, searchable by the name in either language and by everyday words. */
export function toLineOptions(lines: readonly LineOfBusiness[], locale: Locale): Option[] {
  return lines.map(({ line, name, psic, synonyms }) => ({
    value: line,
    label: name[locale],
    // A municipality's own list may leave the classification out.
    ...(psic !== '' && { hint: `PSIC ${psic}` }),
    synonyms: [...synonyms, locale === 'en' ? name.fil : name.en],
  }));
}
