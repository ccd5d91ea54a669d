import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  readonly isOffered: boolean; // False where the browser offers no full screen to pages, as on a small iPhone.
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Shows a part of the page in full screen; Escape ends it, as the browser itself announces. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const note = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, []);
  const toggle = (): void => {
    const change = document.fullscreenElement ? document.exitFullscreen() : part.current?.requestFullscreen();
    // A browser may refuse; then the page stays as it is.
    change?.catch(() => undefined);
  };
  return { isOffered: document.fullscreenEnabled, isOn, toggle };
}
