// Renders the HTML documents of the start page at build time.

import type { Settings } from '@ebpls/remote-kit';
import { renderPage } from '@ebpls/ui/prerender';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { BLANKS } from './template-renderer.tsx';
import { wordsIn } from './landing.messages.ts';
import { StartPage } from './start-page.tsx';

/** Facts of the build that the documents are rendered with. */
export interface DocumentScripts {
  /** Inline script of the document that runs before the first paint. */
  readonly first: string;
  /** End of the body, which starts the small script of the page. */
  readonly last: string;
  /** The element of the head that preloads that script. */
  readonly preload: string;
  /** Files of the shell that the next page will need. */
  readonly ahead: readonly string[];
}

/**
 * Most people continue to the sign-in, whose document costs one more round trip after the press: browsers that support
 * these rules prefetch it while idle, unless the person saves data (https://wicg.github.io/nav-speculation).
 */
const SIGN_IN_NEXT = JSON.stringify({ prefetch: [{ urls: ['/login'] }] });

const DOCUMENT_LANGUAGES = ['en', 'fil'] as const;

export { renderLogin } from '../entrance/login/prerendered-login.tsx';

/** Returns the documents that are complete before any script runs, by the name under which the server finds them. */
export function renderDocuments(scripts: DocumentScripts): Record<string, string> {
  return Object.fromEntries(
    DOCUMENT_LANGUAGES.map((language) => [`home.${language}.html`, startPage(language, scripts)]),
  );
}

function startPage(language: Settings['language'], { first, last, preload, ahead }: DocumentScripts): string {
  const t = wordsIn(language);
  const router = createMemoryRouter([{ path: '*', element: <StartPage language={language} renderer={BLANKS} /> }], {
    initialEntries: ['/home'],
  });
  const { html, css } = renderPage(<RouterProvider router={router} />, language);
  return `<!doctype html>
<html lang="${language}" dir="ltr" data-theme="ONE_DARK" data-fonts="responsive" data-prerendered>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="description" content="{{#city}}${wordsIn(language, 'CITY')('description')}{{/city}}{{^city}}${t('description')}{{/city}}">
<title>${t('title')} · eBPLS</title>
<meta name="theme-color" content="#0B655C">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">
<style>${css}</style>
<script>${first}</script>
${preload}
<meta name="ahead" content="${ahead.join(' ')}">
<script type="speculationrules">${SIGN_IN_NEXT}</script>
</head>
<body>${html}<script>${last}</script></body>
</html>
`;
}
