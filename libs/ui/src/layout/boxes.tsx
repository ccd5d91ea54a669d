// Layout boxes: children below each other, beside each other, in a grid, in a box, or beside an aside.

import type { CSSProperties, ReactNode } from 'react';

/**
 * Gap between the children of a layout box in steps of 4 px: 1 = 4, 2 = 8, 3 = 12, 4 = 16, 5 = 20, 6 = 24, 8 = 32, 12 =
 * 48, 16 = 64.
 */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 12 | 16;

const toGapValue = (gap: Gap) => (gap === 0 ? '0' : `var(--eb-spacing-${gap})`);

export interface StackProps {
  readonly children?: ReactNode;
  readonly gap?: Gap | undefined;
  readonly as?: 'div' | 'ul' | 'ol' | 'section' | 'form' | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Things under each other. */
export function Stack({ children, gap = 4, as: Tag = 'div', align }: StackProps) {
  return (
    <Tag className="eb-stack" style={{ gap: toGapValue(gap), alignItems: align }}>
      {children}
    </Tag>
  );
}

export interface RowProps extends StackProps {
  readonly wrap?: boolean | undefined;
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Choices above a list whose first option says what they choose, so that they need no visible label. */
  readonly areFilters?: boolean | undefined;
}

/** Things beside each other, from the start of the line. */
export function Row({
  children,
  gap = 3,
  as: Tag = 'div',
  wrap = true,
  align = 'center',
  justify = 'start',
  areFilters = false,
}: RowProps) {
  const style: CSSProperties = {
    gap: toGapValue(gap),
    alignItems: align,
    flexWrap: wrap ? 'wrap' : 'nowrap',
    justifyContent: justify === 'between' ? 'space-between' : justify,
  };
  return (
    <Tag className={areFilters ? 'eb-row filters' : 'eb-row'} style={style}>
      {children}
    </Tag>
  );
}

export interface GridProps {
  readonly children?: ReactNode;
  /** On a desk; a phone has one, and four become two in between. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined;
  readonly gap?: Gap | undefined;
}

/** Equal columns that fold to one on a phone. */
export function Grid({ children, columns = 2, gap = 6 }: GridProps) {
  return (
    <div className={`eb-grid c${columns}`} style={{ gap: toGapValue(gap) }}>
      {children}
    </div>
  );
}

export interface BoxProps {
  readonly children?: ReactNode;
  readonly pad?: Gap | undefined;
  /** A surface with a hairline, only for what must stop the eye. */
  readonly look?: 'plain' | 'card' | 'subtle' | 'float' | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  /** Never wider than that measure. */
  readonly width?: 'reading' | 'form' | 'content' | undefined;
  readonly id?: string | undefined;
}

/** A box with an edge. */
export function Box({ children, pad = 0, look = 'plain', as: Tag = 'div', width, id }: BoxProps) {
  return (
    <Tag
      id={id}
      className={`eb-box ${look}`}
      style={{ padding: toGapValue(pad), maxInlineSize: width && `var(--eb-sizes-${width})` }}
    >
      {children}
    </Tag>
  );
}

/** The main part and the part beside it; below the desk width they follow each other. */
export function Split({
  main,
  aside,
  asideWidth = 248,
}: {
  readonly main: ReactNode;
  readonly aside: ReactNode;
  readonly asideWidth?: 248 | 272 | 320 | undefined;
}) {
  return (
    <div className={`eb-split a${asideWidth}`}>
      <div>{main}</div>
      <aside>{aside}</aside>
    </div>
  );
}

/** A hairline between two matters. */
export function Divider() {
  return <hr className="eb-divider" />;
}
