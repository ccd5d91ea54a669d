import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Looks } from './looks/look.ts';
import { sheet } from './looks/sheet.ts';
import { UiProvider } from './provider.tsx';
import { systemOf } from './theme/system.ts';
import type { Locale } from './words/words.ts';

/**
 * A page as it stands in a document: its markup, and the part of the sheet that it wears, for all themes and
 * directions.
 */
export interface Drawn {
  readonly html: string;
  readonly css: string;
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const CLASS = /\beb-[a-z]+(?:-[a-z]+)*/g;

/** Draws a page once, at build time, with the parts that the shell draws with: no script is needed to show it. */
export function draw(page: ReactElement, locale: Locale): Drawn {
  const { html, css } = inlineStylesToRules(drawnWith({}, page, locale).html);
  return { html, css: drawnWith(wornBy(html), <i />, locale).css + css };
}

function drawnWith(looks: Looks, page: ReactElement, locale: Locale): Drawn {
  const markup = renderToStaticMarkup(
    <UiProvider locale={locale} system={systemOf(looks)}>
      {page}
    </UiProvider>,
  );
  const css = [...markup.matchAll(STYLE)].map(([, rules]) => rules).join('');
  // An empty layer is written without its end; the browser is given such rules one by one, a document as one text.
  return { html: markup.replaceAll(STYLE, ''), css: css.replaceAll(/(@layer [\w-]+)(?=@)/g, '$1;') };
}

/**
 * A look whose classes the page lacks draws nothing on it. What stands in `:is(…)` may be absent while the rest of it
 * counts.
 */
function wornBy(html: string): Looks {
  const worn = new Set(html.match(CLASS));
  const isWorn = (selector: string): boolean => {
    const named = selector.replaceAll(/:is\([^)]*\)/g, '').match(CLASS) ?? [];
    return named.length === 0 || named.some((name) => worn.has(name));
  };
  return Object.fromEntries(Object.entries(sheet).filter(([selector]) => isWorn(selector)));
}

/**
 * A policy that forbids scripts and styles of strangers also forbids style attributes; what they say goes into the
 * sheet.
 */
function inlineStylesToRules(html: string): Drawn {
  const style_rules = [...new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, rule = '']) => rule))];
  const marked = html.replaceAll(/ style="([^"]*)"/g, (_, rule: string) => ` data-rule="${style_rules.indexOf(rule)}"`);
  return { html: marked, css: style_rules.map((rule, place) => `[data-rule="${place}"]{${rule}}`).join('') };
}
