import { getHomePath, type RoleKind } from '@ebpls/contracts';

const AREA = 'sessionArea';

/** Stores the area of the signed-in person in the browser, so that the next page load knows it before the server replies. */
export function rememberSessionArea(kind: RoleKind): void {
  localStorage.setItem(AREA, getFirstSegment(getHomePath(kind)));
}

export function forgetSessionArea(): void {
  localStorage.removeItem(AREA);
}

/** Returns whether an address lies in the area of this browser's last session; false when that is unknown. */
export function isInSessionArea(pathname: string): boolean {
  return localStorage.getItem(AREA) === getFirstSegment(pathname);
}

function getFirstSegment(path: string): string {
  return path.split('/')[1] ?? '';
}
