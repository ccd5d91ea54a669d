// Holds whether the side menu is folded, on this device.

import { useMediaQuery } from '@ebpls/ui';
import { useState } from 'react';

/**
 * Storage keys of the menu's fold on this device: one for every page, one for a desk on a screen too narrow for menu
 * and three panes.
 */
const STORAGE_KEYS = { page: 'menuFolded', narrow_desk: 'menuFoldedOnDesk' } as const;
type MenuPlace = keyof typeof STORAGE_KEYS;

const DESK_PATH = /\/request\/clearances$/;
const STANDARD: Readonly<Record<MenuPlace, boolean>> = { page: false, narrow_desk: true };

/**
 * Returns whether the menu is folded to its rail, and the function that changes it: the person's own choice, except
 * that the panes take precedence on a narrow desk (decision E20).
 */
export function useMenuCollapse(pathname: string): [boolean, (isFolded: boolean) => void] {
  const isNarrow = useMediaQuery('(max-width: 1439.98px)');
  const place: MenuPlace = isNarrow && DESK_PATH.test(pathname) ? 'narrow_desk' : 'page';
  const [folds, choose] = useState({ page: wasFolded('page'), narrow_desk: wasFolded('narrow_desk') });
  const saveFold = (isFolded: boolean): void => {
    localStorage.setItem(STORAGE_KEYS[place], isFolded ? '1' : '0');
    choose({ ...folds, [place]: isFolded });
  };
  return [folds[place], saveFold];
}

function wasFolded(place: MenuPlace): boolean {
  const storedFold = localStorage.getItem(STORAGE_KEYS[place]);
  return storedFold === null ? STANDARD[place] : storedFold === '1';
}
