import { Icon } from '@ebpls/ui';
import { Link } from 'react-router';

import { useWords } from '../docs.messages.ts';
import type { MenuPage, MenuProps } from './page-menu.tsx';
import * as look from './page.module.css';

/** Links to the previous and the next page, in the order of the menu. */
export function PageNavigation({ pages, current, language }: MenuProps) {
  const t = useWords();
  const at = pages.findIndex(({ path }) => path === current);
  const getTitle = ({ title, title_fil }: MenuPage): string => (language === 'fil' ? (title_fil ?? title) : title);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <nav aria-label={t('turn')} className={look.neighbours}>
      {before && (
        <Link to={`/docs/${before.path}`} rel="prev">
          <small>{t('previous')}</small>
          <span>
            <Icon name="chevron-left" size={16} />
            {getTitle(before)}
          </span>
        </Link>
      )}
      {after && (
        <Link to={`/docs/${after.path}`} rel="next">
          <small>{t('next')}</small>
          <span>
            {getTitle(after)}
            <Icon name="chevron-right" size={16} />
          </span>
        </Link>
      )}
    </nav>
  );
}
