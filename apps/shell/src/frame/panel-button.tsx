// Button of the top bar whose floating panel loads at the first press.

import type { RoleKind } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { cloneElement, type ComponentType, type ReactElement, useEffect, useState } from 'react';

import { useWords } from '../routing/shell-root.messages.ts';
import { isStaff } from '../tools/commands/is-staff.ts';

/** Floating panel of a button: rendered at the first press, open from the beginning. */
export type PanelAtButton = ComponentType<{ readonly button: ReactElement }>;

/** Props that the button must pass on to the element that it renders. */
interface TriggerProps {
  readonly onClick?: () => void;
  readonly 'aria-haspopup'?: 'dialog' | 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface PanelButtonProps {
  readonly opens: 'dialog' | 'menu';
  /** The button, which the loaded panel takes over. */
  readonly button: ReactElement<TriggerProps>;
  readonly fetch: () => Promise<PanelAtButton>;
}

/**
 * A button that loads its panel at the first press. A floating panel is more code than a whole page, and most visits
 * open none of it.
 */
export function PanelButton({ opens, button, fetch }: PanelButtonProps) {
  const t = useWords();
  const [loadedPanel, keep] = useState<{ readonly Panel: PanelAtButton }>();
  if (loadedPanel) return <loadedPanel.Panel button={button} />;
  const open = (): void => {
    fetch().then(
      (Panel) => keep({ Panel }),
      () => showNotice('failed', t('panel.failed')),
    );
  };
  return cloneElement(button, { onClick: open, 'aria-haspopup': opens, 'aria-expanded': false });
}

/**
 * Prefetches the panels of the buttons, and the search for staff, when the first view is rendered and the browser is
 * idle.
 */
export function usePanelPrefetch(visitor: RoleKind): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) return undefined;
    const prefetchPanel = async (): Promise<void> => {
      await import('./panel-prefetch.ts');
      if (isStaff(visitor)) await import('../tools/commands/search-prefetch.ts');
    };
    const idleCallback = requestIdleCallback(() => void prefetchPanel().catch(() => undefined));
    return () => cancelIdleCallback(idleCallback);
  }, [visitor]);
}
