type SavedChoice = 'consent' | 'settings_updated' | 'install';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** Returns whether this browser has stored an answer to a notice; the specification stores them in cookies. */
export function isChoiceSaved(choice: SavedChoice): boolean {
  return document.cookie.split('; ').includes(`ebpls_${choice}=1`);
}

export function saveChoice(choice: SavedChoice): void {
  document.cookie = `ebpls_${choice}=1; path=/; max-age=${A_YEAR_S}; samesite=lax`;
}
