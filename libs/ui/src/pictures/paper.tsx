import type { ReactNode } from 'react';

/** A sheet that looks on screen as it prints: the LIGHT palette in every theme. */
export function Paper({
  children,
  size = 'a4',
  label,
}: {
  readonly children: ReactNode;
  readonly size?: 'a4' | 'receipt' | undefined;
  readonly label?: string | undefined;
}) {
  return (
    <div className="eb-stage">
      <article data-theme="LIGHT" className={`eb-paper ${size}`} aria-label={label}>
        {children}
      </article>
    </div>
  );
}
