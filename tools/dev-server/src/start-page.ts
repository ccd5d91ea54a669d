import type { IncomingMessage, ServerResponse } from 'node:http';

import { drawDocuments, type Project } from '@ebpls/build';
import {
  completeStartPage,
  getMunicipality,
  getPublicFigures,
  type PublicFigures,
  type PublicMunicipality,
} from '@ebpls/contracts';

import { ask } from './ask.ts';

interface StartPageSources {
  readonly shell: Project;
  /** Where the api answers. */
  readonly api: string;
}

type Next = (error?: unknown) => void;

/** The start page as the sources would draw it, anew at each request, with what the running api knows of the town. */
export function startPageFromSources(
  sources: StartPageSources,
): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  return (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sources');
    if (pathname === '/') return void response.writeHead(302, { location: '/home' }).end();
    if (pathname !== '/home') return next();
    const language = searchParams.get('language') ?? /ebpls_language=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    drawStartPage(sources, language === 'fil' ? 'fil' : 'en').then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      next,
    );
  };
}

async function drawStartPage({ shell, api }: StartPageSources, language: 'en' | 'fil'): Promise<string> {
  const [{ documents }, municipality, figures] = await Promise.all([
    drawDocuments(
      { project: shell, bundler: 'rspack', mode: 'development' },
      { script: { src: '/assets/landing.js', integrity: '' }, ahead: [] },
    ),
    ask<PublicMunicipality>(api + getMunicipality.path),
    ask<PublicFigures>(api + getPublicFigures.path),
  ]);
  return completeStartPage(documents[`home.${language}.html`] ?? '', {
    municipality,
    figures,
    has_docs: true,
    has_form: true,
  });
}
