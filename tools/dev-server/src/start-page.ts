// Serves the start page in the development server.

import type { IncomingMessage, ServerResponse } from 'node:http';

import { renderShellDocuments, type Project } from '@ebpls/build';
import {
  completeStartPage,
  getMunicipality,
  getPublicFigures,
  type PublicFigures,
  type PublicMunicipality,
} from '@ebpls/contracts';

import { fetchJson } from './fetch-json.ts';

interface StartPageSources {
  readonly shell: Project;
  /** Address of the api. */
  readonly api: string;
}

type NextPage = (error?: unknown) => void;

/** Middleware of the development server that serves the start page with the municipality's facts. */
export function createStartPageMiddleware(
  sources: StartPageSources,
): (request: IncomingMessage, response: ServerResponse, next: NextPage) => void {
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
    renderShellDocuments(
      { project: shell, bundler: 'rspack', mode: 'development' },
      { script: { src: '/assets/landing.js', integrity: '' }, ahead: [] },
    ),
    fetchJson<PublicMunicipality>(api + getMunicipality.path),
    fetchJson<PublicFigures>(api + getPublicFigures.path),
  ]);
  return completeStartPage(documents[`home.${language}.html`] ?? '', {
    municipality,
    figures,
    has_docs: true,
    has_form: true,
  });
}
