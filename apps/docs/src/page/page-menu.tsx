// Menu of the documentation's pages.

import { Disclosure } from '@ebpls/ui/records';
import { Icon } from '@ebpls/ui';
import { Link } from 'react-router';

import { useWords } from '../docs.messages.ts';
import * as look from './page.module.css';

/** A page as the menu knows it. */
export interface MenuPage {
  readonly path: string;
  readonly group: 'start' | 'guides' | 'work' | 'reference' | 'decisions';
  readonly title: string;
  readonly title_fil?: string;
}

export interface MenuProps {
  readonly pages: readonly MenuPage[];
  readonly current: string;
  readonly language: 'en' | 'fil';
}

const GROUPS = ['start', 'guides', 'work', 'reference', 'decisions'] as const;
/** Long groups, folded until one of their pages is read. */
const LONG_GROUPS = ['reference', 'decisions'];

/** Every page by its group; on a phone the whole menu folds away. */
export function PageMenu({ pages, current, language }: MenuProps) {
  const t = useWords();
  const groups = GROUPS.map((group) => (
    <MenuGroup
      key={group}
      group={group}
      pages={pages.filter((page) => page.group === group)}
      {...{ current, language }}
    />
  ));
  return (
    <nav aria-label={t('contents')} className={look.menu}>
      <Disclosure
        key={current}
        className={look.fold}
        summary={
          <>
            <Icon name="menu" size={16} />
            {t('menu')}
          </>
        }
      >
        {groups}
      </Disclosure>
      <div className={look.unfolded}>{groups}</div>
    </nav>
  );
}

function MenuGroup({ group, pages, current, language }: MenuProps & { readonly group: (typeof GROUPS)[number] }) {
  const t = useWords();
  const list = (
    <ul>
      {pages.map((page) => (
        <li key={page.path}>
          <Link to={`/docs/${page.path}`} aria-current={page.path === current ? 'page' : undefined}>
            {language === 'fil' ? (page.title_fil ?? page.title) : page.title}
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!LONG_GROUPS.includes(group))
    return (
      <section>
        <h2>{t(`group.${group}`)}</h2>
        {list}
      </section>
    );
  const isReadHere = pages.some(({ path }) => path === current);
  return (
    <Disclosure key={String(isReadHere)} className={look.group} summary={t(`group.${group}`)} startsOpen={isReadHere}>
      {list}
    </Disclosure>
  );
}
