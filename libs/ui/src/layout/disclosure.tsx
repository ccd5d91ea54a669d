import type { ReactNode } from 'react';
import { useState } from 'react';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly startsOpen?: boolean | undefined;
}

/**
 * The browser's own disclosure, whose content renders when it is opened: a page full of folded tables and lists shows
 * sooner on a slow phone. Content for the page's own search, or for paper, belongs into a `Section`.
 */
export function Disclosure({ summary, children, className, startsOpen = false }: DisclosureProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className={className} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
