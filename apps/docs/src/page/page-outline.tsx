import { useId } from 'react';

import { useWords } from '../docs.messages.ts';
import type { PageHeading } from './headings.ts';
import * as look from './page.module.css';

/** The headings of the page; a page with one heading needs no table of contents. */
export function PageOutline({ headings }: { readonly headings: readonly PageHeading[] }) {
  const t = useWords();
  const title = useId();
  if (headings.length < 2) return <div />;
  return (
    <aside className={look.outline}>
      <nav aria-labelledby={title}>
        <h2 id={title}>{t('on_this_page')}</h2>
        <ul>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
