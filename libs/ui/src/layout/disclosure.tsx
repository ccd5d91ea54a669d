import type { ReactNode } from 'react';
import { useState } from 'react';

export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly startsOpen?: boolean | undefined;
}

/**
 * The browser's own fold, whose content is made when somebody opens it: a page full of folded tables and lists stands
 * sooner on a slow phone. What the page's own search should find, or paper should show, belongs into a `Section`.
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
