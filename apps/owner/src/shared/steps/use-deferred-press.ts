import { useEffect, useRef } from 'react';

/** A page that is not in sight draws no frame. */
const NO_FRAME_MS = 100;

/**
 * Gives a press after which the next frame is drawn before `act` begins: the press is answered, and then its work done.
 * Presses that come before it began are one; nothing is done of a part that has left.
 */
export function useDeferredPress(act: () => void): () => void {
  const latest = useRef(act);
  const isPressed = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => {
    if (isPressed.current) return;
    isPressed.current = true;
    void nextFrame().then(() => {
      isPressed.current = false;
      if (isHere.current) latest.current();
    });
  };
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
}
