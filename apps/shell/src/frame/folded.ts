const KEPT = 'menuFolded';

/** The rail is the person's own choice (decision E20) and stays on this device. */
export function wasFolded(): boolean {
  return localStorage.getItem(KEPT) === '1';
}

export function keepFolded(folded: boolean): void {
  localStorage.setItem(KEPT, folded ? '1' : '0');
}
