import type { ReactNode } from 'react';

import type { Cover } from './board/board.ts';
import * as look from './kanban.module.css';

const SCENES: Readonly<Record<Cover, ReactNode>> = {
  market: (
    <>
      <path className="a" d="M0 0h272v44H0z" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((stripe) => (
        <path key={stripe} className={stripe % 2 === 0 ? 'b' : 'c'} d={`M${stripe * 34} 0h34v40a17 17 0 0 1-34 0z`} />
      ))}
      <path className="d" d="M0 84h272v12H0z" />
      <circle className="b" cx="60" cy="78" r="9" />
      <circle className="e" cx="80" cy="78" r="9" />
      <circle className="b" cx="100" cy="78" r="9" />
      <circle className="e" cx="186" cy="78" r="9" />
      <circle className="b" cx="206" cy="78" r="9" />
    </>
  ),
  sea: (
    <>
      <path className="a" d="M0 0h272v96H0z" />
      <circle className="e" cx="206" cy="40" r="20" />
      <path className="b" d="M0 62q17-12 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0v34H0z" />
      <path className="d" d="M0 80q17-10 34 0t34 0 34 0 34 0 34 0 34 0 34 0 34 0v16H0z" />
      <path className="c" d="M70 58h44l-8 12H78zM90 26v30h20z" />
    </>
  ),
  fiesta: (
    <>
      <path className="a" d="M0 0h272v96H0z" />
      {[0, 1, 2, 3, 4, 5, 6].map((flag) => (
        <path
          key={flag}
          className={['b', 'e', 'd'][flag % 3]}
          d={`M${12 + flag * 38} ${18 + (flag % 2) * 4}h26l-13 30z`}
        />
      ))}
      <path className="line" d="M0 16q136 14 272 0" />
      <path className="c" d="M0 82q68-14 136 0t136 0v14H0z" />
    </>
  ),
};

/** The picture on top of a card, drawn in the colours of the theme. */
export function CoverPicture({ cover }: { readonly cover: Cover }) {
  return (
    <svg className={look.cover} viewBox="0 0 272 96" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
      {SCENES[cover]}
    </svg>
  );
}
