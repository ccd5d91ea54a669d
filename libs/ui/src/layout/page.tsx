// Frame of every page: title, breadcrumb, status, actions and the part beside the content.

import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Link } from 'react-router';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import { useWords } from '../words/words.ts';
import { useDocumentTitle } from './document-title.ts';

/** One link of the breadcrumb of a page. */
export interface Crumb {
  readonly label: string;
  readonly to?: string | undefined;
}

export interface PageProps {
  /** Names the document, and the page. */
  readonly title: string;
  /** Instead of the title as the h1, when the page's heading is longer than its name. */
  readonly heading?: ReactNode;
  /** A large sign before the heading: how an act ended, or that it is still under way. */
  readonly mark?: Tone | 'working' | undefined;
  readonly children?: ReactNode;
  readonly breadcrumb?: readonly Crumb[] | undefined;
  readonly subtitle?: ReactNode;
  /** Over the whole width, above main part and aside: the introduction of a record. */
  readonly intro?: ReactNode;
  /** The status badge, at the end of the title's line. */
  readonly status?: ReactNode;
  /** At the end of the title's line; at most one primary. */
  readonly actions?: ReactNode;
  /** Beside the main part on a desk, below it on a phone. */
  readonly aside?: ReactNode;
  /** 320 px instead of 248, for an aside of rows with amounts. */
  readonly hasWideAside?: boolean | undefined;
  readonly width?: 'content' | 'form' | 'wide' | undefined;
}

/** Path of the page; the last crumb is the page itself. */
function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const words = useWords();
  return (
    <nav aria-label={words('breadcrumb')} className="crumb">
      {crumbs.map(({ label, to }, place) => (
        <Fragment key={label}>
          {place > 0 && <span aria-hidden>/</span>}
          {to === undefined ? (
            <span aria-current={place === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
          ) : (
            <Link to={to}>{label}</Link>
          )}
        </Fragment>
      ))}
    </nav>
  );
}

const PAGE_ICONS: Record<Tone, IconName> = {
  muted: 'info',
  warning: 'alert',
  info: 'clock',
  success: 'check-circle',
  danger: 'cross-circle',
};

function PageMark({ mark }: { readonly mark: Tone | 'working' }) {
  return (
    <span className={`mark t-${mark === 'working' ? 'info' : mark}`}>
      {mark === 'working' ? <span className="eb-spin big" aria-hidden /> : <Icon name={PAGE_ICONS[mark]} size={44} />}
    </span>
  );
}

function PageHead({ title, heading, mark, subtitle, status, actions }: PageProps) {
  return (
    <header>
      {mark && <PageMark mark={mark} />}
      <div className="content">
        <h1>{heading ?? title}</h1>
        {subtitle && <div className="sub">{subtitle}</div>}
      </div>
      {status && <div className="status">{status}</div>}
      {actions && <div className="acts">{actions}</div>}
    </header>
  );
}

function getAsideSize(width: PageProps['width'], isWide: boolean): 'a248' | 'a272' | 'a320' {
  if (isWide) return 'a320';
  return width === 'form' ? 'a272' : 'a248';
}

/** The frame of every page: names the document, holds the one h1, moves no focus. */
export function Page({
  children,
  breadcrumb,
  intro,
  aside,
  hasWideAside = false,
  width = 'content',
  ...head
}: PageProps) {
  useDocumentTitle(head.title);

  const matter = <div className="matter">{children}</div>;
  return (
    <div className={`eb-page ${width}${aside ? '' : ' alone'}`}>
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      <PageHead {...head} />
      {intro && <div className="intro">{intro}</div>}
      {aside ? (
        <div className={`eb-split ${getAsideSize(width, hasWideAside)}`}>
          {matter}
          <aside>{aside}</aside>
        </div>
      ) : (
        matter
      )}
    </div>
  );
}
