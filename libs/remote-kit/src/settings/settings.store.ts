import { type Language, setLanguage } from '@ebpls/api-client';
import { create } from 'zustand';

import { saveSettings, readSettings, type Settings, showSettings } from './settings.ts';

/** The person's settings of the pages: theme, direction, font sizes, language. */
export const useSettings = create<Settings>(() => readSettings());

/** Applies a change, stores it and updates the document. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  saveSettings(useSettings.getState());
  applySettings();
}

/** Applies the settings to the document and to the calls to the server. */
export function applySettings(): void {
  const settings = useSettings.getState();
  showSettings(settings);
  document.documentElement.lang = settings.language;
  setLanguage(settings.language satisfies Language);
}
