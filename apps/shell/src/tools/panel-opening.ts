// A panel of the top bar that may lead to the messenger.

import { useRef, useState } from 'react';

import type { View } from '../inquiry/inquiry-drawer.tsx';
import { openInMessenger } from '../inquiry/open-messenger.ts';

interface PanelOpening {
  /** Props of the popover. */
  readonly popover: {
    readonly open: boolean;
    readonly onOpenChange: (open: boolean) => void;
    readonly onLeft: () => void;
  };
  /**
   * Closes the panel; with a view, the messenger opens there once the panel is gone, or both would compete for the
   * focus.
   */
  readonly leave: (view?: View) => void;
}

export function usePanelOpening(): PanelOpening {
  const [isOpen, setOpen] = useState(false);
  const next = useRef<View>(undefined);
  return {
    popover: {
      open: isOpen,
      onOpenChange: setOpen,
      onLeft: () => {
        const view = next.current;
        next.current = undefined;
        if (view) openInMessenger(view);
      },
    },
    leave: (view) => {
      next.current = view;
      setOpen(false);
    },
  };
}
