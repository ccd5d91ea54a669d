import { type Language, setLanguage } from '@ebpls/api-client';
import * as v from 'valibot';
import { create } from 'zustand';

const STORED = 'settings';

/** Specification section 3: what local storage holds under `settings`; the language is our addition. */
const Settings = v.object({
  direction: v.fallback(v.picklist(['ltr', 'rtl']), 'ltr'),
  responsiveFontSizes: v.fallback(v.boolean(), true),
  theme: v.fallback(v.picklist(['LIGHT', 'ONE_DARK', 'UNICORN']), 'ONE_DARK'),
  language: v.fallback(v.picklist(['en', 'fil']), 'en'),
});
export type Settings = v.InferOutput<typeof Settings>;

/** Reads the stored settings; what is missing or unknown takes its default. */
export function readSettings(): Settings {
  try {
    return v.parse(Settings, { ...JSON.parse(localStorage.getItem(STORED) ?? '{}') });
  } catch {
    return v.parse(Settings, {});
  }
}

/** How the person wants the pages: theme, direction, font sizes, language. */
export const useSettings = create<Settings>(() => readSettings());

/** Takes a change over, keeps it and tells the document. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  localStorage.setItem(STORED, JSON.stringify(useSettings.getState()));
  applySettings();
}

/** Writes the settings on the document and into the calls to the server. */
export function applySettings(): void {
  const { direction, language, theme } = useSettings.getState();
  document.documentElement.dir = direction;
  document.documentElement.lang = language;
  document.documentElement.dataset['theme'] = theme;
  setLanguage(language satisfies Language);
}
