import type { ReactNode } from 'react';

/** One labelled value of a record. */
export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** A long value takes the whole line where there are two columns. */
  readonly wide?: boolean | undefined;
}

/** An e-mail address breaks after its @ rather than within a word. */
function renderValue(value: ReactNode): ReactNode {
  const [mailbox, domain, ...rest] = typeof value === 'string' ? value.split('@') : [];
  if (mailbox === undefined || domain === undefined || rest.length > 0) return value;
  return (
    <>
      {mailbox}@<wbr />
      {domain}
    </>
  );
}

/** Facts as pairs; empty values are shown as a dash. */
export function Facts({
  items,
  columns = 1,
}: {
  readonly items: readonly Fact[];
  readonly columns?: 1 | 2 | undefined;
}) {
  return (
    <dl className={`eb-facts c${columns}`}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'wide' : undefined}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '–' : renderValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
