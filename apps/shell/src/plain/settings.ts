import { saveSettings, readSettings, type Settings, showSettings } from '@ebpls/remote-kit';

import { findPart, onPartClick } from './find-part.ts';

/**
 * Handles the settings in the bar of the start page: a choice applies at once and is stored where the shell finds it.
 */
export function watchSettings(): void {
  const panel = findPart<HTMLDetailsElement>('settings');
  onPartClick('language', (event) => {
    event.preventDefault();
    changeSettings({ language: document.documentElement.lang === 'fil' ? 'en' : 'fil' });
  });
  panel?.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[name]') : null;
    if (button) changeSettings({ [button.name]: button.value });
  });
  panel?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) changeSettings({ responsiveFontSizes: target.checked });
  });
  if (panel) closeLikeAMenu(panel);
  markChosen();
  // After a return from the shell the settings may have changed.
  addEventListener('pageshow', markChosen);
}

/** Applies one choice. A page in the other language is another document, so it is loaded. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...readSettings(), ...change };
  saveSettings(settings);
  showSettings(settings);
  document.documentElement.style.backgroundColor = '';
  markChosen();
  if (settings.language !== document.documentElement.lang) reloadPage();
}

function reloadPage(): void {
  // An address with parameters would select the language again.
  if (location.search === '') location.reload();
  else location.replace(location.pathname);
}

/** Marks the current choices in the panel. */
function markChosen(): void {
  const settings: Record<string, unknown> = readSettings();
  for (const button of document.querySelectorAll<HTMLButtonElement>('#settings button[name]'))
    button.ariaPressed = String(settings[button.name] === button.value);
  const fonts = document.querySelector<HTMLInputElement>('#responsiveFontSizes');
  if (fonts) fonts.checked = settings['responsiveFontSizes'] === true;
}

function closeLikeAMenu(panel: HTMLDetailsElement): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !panel.contains(target)) panel.open = false;
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !panel.open) return;
    panel.open = false;
    panel.querySelector('summary')?.focus();
  });
  panel.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !panel.contains(relatedTarget)) panel.open = false;
  });
}
