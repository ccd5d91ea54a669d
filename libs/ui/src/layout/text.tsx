import type { ReactNode } from 'react';

import type { Tone } from '../theme/tokens.ts';
import { useWords } from '../words/words.ts';

/** Properties of a text in one of the sizes and tones of the design. */
export interface TextProps {
  readonly children?: ReactNode;
  readonly tone?: Tone | 'default' | 'accent' | 'primary' | undefined;
  readonly size?: 'caption' | 'secondary' | 'body' | 'lead' | undefined;
  readonly weight?: 'regular' | 'bold' | undefined;
  readonly as?: 'p' | 'span' | 'div' | 'small' | 'strong' | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** At most 68 characters wide. */
  readonly reading?: boolean | undefined;
  /** A number that stays on one line. */
  readonly unbroken?: boolean | undefined;
  readonly id?: string | undefined;
}

/** Running text. */
export function Text({
  children,
  tone = 'default',
  size = 'body',
  weight = 'regular',
  as: Tag = 'p',
  align,
  reading,
  unbroken,
  id,
}: TextProps) {
  return (
    <Tag
      id={id}
      className={`eb-text ${size} t-${tone} ${weight}${reading ? ' reading' : ''}${unbroken ? ' eb-nowrap' : ''}`}
      style={align && { textAlign: align }}
    >
      {children}
    </Tag>
  );
}

/** A number of an application, a permit or an order: APP-2026-000006. */
const NUMBERS = /(\b[A-Z]{2,5}(?:-[A-Z0-9]+)+\b)/;

/** A sentence whose numbers never break at their hyphens. */
export function NumberedText({ children }: { readonly children: string }) {
  return children.split(NUMBERS).map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      <span key={place} className="eb-nowrap">
        {piece}
      </span>
    ),
  );
}

/** Joins facts to one line; its dots stay with the fact before them when the line breaks. Empty facts are left out. */
export function joinFacts(facts: readonly (string | null | undefined | false)[]): string {
  return facts.filter(Boolean).join('\u00A0· ');
}

export interface HeadingProps {
  readonly children: ReactNode;
  readonly level?: 1 | 2 | 3 | 4 | undefined;
  readonly size?: 'landing' | 'title' | 'section' | 'lead' | 'body' | 'secondary' | undefined;
  readonly id?: string | undefined;
}

const HEADING_SIZES = { 1: 'title', 2: 'section', 3: 'lead', 4: 'body' } as const;

/** A heading; its level is its place in the page, its size may differ. */
export function Heading({ children, level = 2, size, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`eb-heading ${size ?? HEADING_SIZES[level]}`}>
      {children}
    </Tag>
  );
}

/** Words for screen readers only. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  readonly children: ReactNode;
  readonly as?: 'span' | 'h1' | 'h2' | 'p' | 'div' | undefined;
}) {
  return <Tag className="eb-sr">{children}</Tag>;
}

/** First stop of the keyboard on every page: jumps over the menu. */
export function SkipLink({ to = 'content' }: { readonly to?: string | undefined }) {
  const words = useWords();
  return (
    <a href={`#${to}`} className="eb-skip">
      {words('skip')}
    </a>
  );
}
