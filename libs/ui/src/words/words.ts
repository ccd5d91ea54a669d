// Returns the library's own texts in English or Filipino, in the language of the provider.

import { isolateDirection } from '@ebpls/contracts';
import { createContext, useContext } from 'react';

import { texts, type TextKey } from './parts.messages.ts';

/** The languages of the product. */
export type Locale = 'en' | 'fil';

/** A word of a part in that language, with `{name}` places filled in. */
export function getText(locale: Locale, key: TextKey, values: Record<string, string | number> = {}): string {
  return texts[key][locale].replace(/\{(\w+)\}/g, (_, name: string) => isolateDirection(values[name] ?? ''));
}

export const LocaleContext = createContext<Locale>('en');

export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** The parts' own texts in the language of the provider. */
export function useWords(): (key: TextKey, values?: Record<string, string | number>) => string {
  const locale = useLocale();
  return (key, values) => getText(locale, key, values);
}
