import { useEffect, useRef } from 'react';

const NO_FRAME_MS = 100; // A page that is not visible renders no frame.

/**
 * Returns a handler that renders the next frame before `act` begins: the press is acknowledged first, then its work
 * done. Presses before that count as one; nothing runs for an unmounted component.
 */
export function useDeferredPress(act: () => void): () => void {
  const actRef = useRef(act);
  const isPressed = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    actRef.current = act;
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
    void waitForFrame().then(() => {
      isPressed.current = false;
      if (isHere.current) actRef.current();
    });
  };
}

function waitForFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NO_FRAME_MS);
  });
}
