// Stores the display settings of this device (direction, font sizes, theme, language) and applies them to the document.

import * as v from 'valibot';

const SETTINGS_KEY = 'settings';
/**
 * Cookie with the language in which the server renders the start page, because the server cannot read the device's
 * storage.
 */
const LANGUAGE_COOKIE = 'ebpls_language';
const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Incremented when the default changes; a person with stored settings of an older version is notified once (decision
 * D62).
 */
const VERSION = 1;

/** Specification section 3: content of local storage under `settings`; the language is our addition. */
const Settings = v.object({
  direction: v.fallback(v.picklist(['ltr', 'rtl']), 'ltr'),
  responsiveFontSizes: v.fallback(v.boolean(), true),
  theme: v.fallback(v.picklist(['LIGHT', 'ONE_DARK', 'UNICORN']), 'ONE_DARK'),
  language: v.fallback(v.picklist(['en', 'fil']), 'en'),
});
export type Settings = v.InferOutput<typeof Settings>;

/** Reads the stored settings; missing or unknown ones get their default. */
export function readSettings(): Settings {
  try {
    return v.parse(Settings, { ...JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') });
  } catch {
    return v.parse(Settings, {});
  }
}

/**
 * True when this device has settings from before the present version; a first visitor has none, and nothing changed for
 * them.
 */
export function hasOlderSettings(): boolean {
  try {
    const storedSettings: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null');
    return (
      typeof storedSettings === 'object' &&
      storedSettings !== null &&
      !('version' in storedSettings && storedSettings.version === VERSION)
    );
  } catch {
    return false;
  }
}

/** Stores the settings on this device, and the language where the server sees it. */
export function saveSettings(settings: Settings): void {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...settings, version: VERSION }));
  document.cookie = `${LANGUAGE_COOKIE}=${settings.language}; path=/; max-age=${YEAR_S}; samesite=lax`;
}

/** Applies the look to the document. Its language is set where its texts are rendered. */
export function showSettings({ direction, theme, responsiveFontSizes }: Omit<Settings, 'language'>): void {
  const { documentElement: page } = document;
  page.dir = direction;
  page.dataset['theme'] = theme;
  page.dataset['fonts'] = responsiveFontSizes ? 'responsive' : 'fixed';
}
