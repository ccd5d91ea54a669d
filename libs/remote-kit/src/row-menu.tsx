import { IconButton, lazyWithRetry } from '@ebpls/ui';
import type { MenuAct } from '@ebpls/ui/overlays';
import { Suspense, useState } from 'react';

const LazyMenu = lazyWithRetry(() => import('@ebpls/ui/overlays').then((module) => module.Menu));

interface RowMenuProps {
  /** Name of the button, with the record that the acts concern. */
  readonly label: string;
  readonly items: readonly MenuAct[];
}

/** The acts of one row behind one button, so that the row stays one line; the menu's code comes with the press. */
export function RowMenu({ label, items }: RowMenuProps) {
  const [isRequested, request] = useState(false);
  const button = (
    <IconButton size="desk" icon="more" label={label} aria-haspopup="menu" onClick={() => request(true)} />
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <LazyMenu openAtFirst trigger={<IconButton size="desk" icon="more" label={label} />} items={items} />
    </Suspense>
  );
}
