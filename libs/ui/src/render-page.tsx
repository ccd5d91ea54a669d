import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { UiProvider } from './provider.tsx';
import sheet from './sheet.css';
import { filterUsedRules } from './theme/used-rules.ts';
import type { Locale } from './words/words.ts';

/**
 * A page rendered at build time: its markup, and the part of the style sheet that it uses, for all themes and
 * directions.
 */
export interface RenderedPage {
  readonly html: string;
  readonly css: string;
}

const CLASS = /\beb-[a-z]+(?:-[a-z]+)*/g;

/** Draws a page once, at build time, with the parts that the shell draws with: no script is needed to show it. */
export function renderPage(page: ReactElement, locale: Locale): RenderedPage {
  const { html, css } = inlineStylesToRules(renderToStaticMarkup(<UiProvider locale={locale}>{page}</UiProvider>));
  return { html, css: filterUsedRules(sheet, new Set(html.match(CLASS))) + css };
}

/** A policy that forbids foreign scripts and styles also forbids style attributes; their declarations go into the sheet. */
function inlineStylesToRules(html: string): RenderedPage {
  const style_rules = [...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, rule = '']) => rule))];
  const markup = html.replaceAll(/ style="([^"]*)"/g, (_, rule: string) => ` data-rule="${style_rules.indexOf(rule)}"`);
  return { html: markup, css: style_rules.map((rule, place) => `[data-rule="${place}"]{${rule}}`).join('') };
}
