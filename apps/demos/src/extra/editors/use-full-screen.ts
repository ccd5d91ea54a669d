import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** False where the browser gives no page the whole screen, as on a small iPhone. */
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Gives a part of the page the whole screen; Escape gives it back, as the browser says itself. */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const note = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', note);
    return () => document.removeEventListener('fullscreenchange', note);
  }, []);
  const toggle = (): void => {
    const asked = document.fullscreenElement ? document.exitFullscreen() : part.current?.requestFullscreen();
    // A browser may refuse; then the page stays as it is.
    asked?.catch(() => undefined);
  };
  return { isOffered: document.fullscreenEnabled, isOn, toggle };
}
