import { completeStartPage, type Locale, type StartPageFacts } from '@ebpls/contracts';

import { loadPublicFigures } from '../dashboards/public-figures.ts';
import type { Api } from '../../platform/http/api.ts';
import { createDocumentHeaders } from '../../platform/http/headers.ts';
import { writePageHead } from './page-head.ts';
import type { FirstResponder } from '../../platform/http/web.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type RenderedPages, openRenderedPages } from './rendered-pages.ts';
import { findInTime } from './find-municipality.ts';
import { compressPage, type PackedPage } from './compress-page.ts';
import { createPageHead } from './public-page-head.ts';
import { getRequestLanguage, sendHtmlPage } from './send-html-page.ts';

/**
 * The start page: rendered by the build in each language, completed here with the municipality's name and figures, so
 * that it is whole before any script runs. A release without drawings leaves the address to the shell.
 */
export function createStartPage(api: Api): FirstResponder {
  const loadDrawings = openRenderedPages();
  const pageByLocale = new Map<Locale, { readonly of: string; readonly page: Promise<PackedPage> }>();

  const renderPage = async (drawings: RenderedPages, language: Locale): Promise<PackedPage> => {
    const facts = await loadStartPageFacts(api, drawings);
    const pageKey = JSON.stringify([drawings.root, { ...facts, figures: { ...facts.figures, counted_at: '' } }]);
    const cachedPage = pageByLocale.get(language);
    if (cachedPage?.of === pageKey) return cachedPage.page;
    const { public_url } = api.config;
    const { municipality } = facts;
    const head = createPageHead('home', { locale: language, path: '/home', public_url, municipality });
    const page = compressPage(writePageHead(completeStartPage(drawings.pages[language], facts), head));
    pageByLocale.set(language, { of: pageKey, page });
    return page;
  };

  return async ({ address, root, request, reply }) => {
    if (address !== '/' && address !== '/home' && address !== '/home/') return false;
    const drawings = await loadDrawings(root);
    if (!drawings) return false;
    if (address !== '/home') void reply.header('cache-control', 'no-cache').redirect('/home');
    else {
      const page = await renderPage(drawings, getRequestLanguage(request));
      void sendHtmlPage(request, reply.headers(createDocumentHeaders(api.config, drawings.inline)), page);
    }
    return true;
  };
}

async function loadStartPageFacts(
  { db, clock, ...api }: Api,
  { has_docs, has_form }: RenderedPages,
): Promise<StartPageFacts> {
  const [rows, figures] = await Promise.all([
    findInTime(loadReferenceRows(db)),
    findInTime(loadPublicFigures({ ...api, db, clock })),
  ]);
  const municipality = rows && { ...rows.municipality, seal: rows.seal_id };
  return { municipality, figures, has_docs, has_form };
}
