// Page of the documentation in the reader's language, with menu, outline and search.

import { useSettings } from '@ebpls/remote-kit';
import { IconButton, Page, Text } from '@ebpls/ui';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, replace, useLoaderData, useLocation } from 'react-router';

import { PAGES } from '../compile/contents.built.ts';
import { useWords } from './docs.messages.ts';
import { LivePart } from './live/live-part.tsx';
import { loadHighlight } from './markdown/highlight-for.ts';
import { MarkdownView } from './markdown/markdown-view.tsx';
import * as look from './page/page.module.css';
import { listHeadings } from './page/headings.ts';
import { loadPage } from './page/load-page.ts';
import { PageMenu } from './page/page-menu.tsx';
import { PageOutline } from './page/page-outline.tsx';
import { PageNavigation } from './page/page-navigation.tsx';
import { SearchBox } from './search/search-box.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const page = PAGES.find(({ path }) => pathname === `/docs/${path}`);
  if (!page) throw replace('/404');
  const isTwofold = page.title_fil !== undefined;
  const [en, fil] = await Promise.all([loadPage(page.path, 'en'), isTwofold ? loadPage(page.path, 'fil') : undefined]);
  // One language is coloured like the other.
  return { page, en, fil, highlight: await loadHighlight(en.text) };
}

export function Component() {
  const { page, en, fil, highlight } = useLoaderData<typeof loader>();
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const shownLanguage = language === 'fil' && fil !== undefined ? 'fil' : 'en';
  const shownPage = shownLanguage === 'fil' && fil !== undefined ? fil : en;
  return (
    <div className={look.frame}>
      <div className={look.docs}>
        <div className={look.side}>
          <SearchBox />
          <PageMenu pages={PAGES} current={page.path} language={language} />
        </div>
        <div>
          <Page
            title={shownLanguage === 'fil' ? (page.title_fil ?? page.title) : page.title}
            width="wide"
            actions={<IconButton icon="print" label={t('print')} onClick={() => globalThis.print()} />}
          >
            {shownLanguage !== language && (
              <Text tone="muted" size="secondary">
                {t('english_only')}
              </Text>
            )}
            <article lang={shownLanguage} className={look.text} key={`${page.path} ${shownLanguage}`}>
              {shownPage.blocks.map((block, at) =>
                'live' in block ? (
                  <LivePart key={block.live} name={block.live} />
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key -- the parts of a page keep their order
                  <MarkdownView
                    key={at}
                    text={block.markdown}
                    before={block.before}
                    path={page.path}
                    pictures={shownPage.pictures}
                    highlight={highlight}
                  />
                ),
              )}
            </article>
            <PageNavigation pages={PAGES} current={page.path} language={language} />
          </Page>
        </div>
        <AnchorShown key={page.path} />
        <PageOutline headings={listHeadings(shownPage.text)} />
      </div>
    </div>
  );
}

/** An address with an anchor shows that place, also when the page came later than the address. */
function AnchorShown() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
  return null;
}
