// Writes title, description and preview picture into the head of an HTML page.

import type { LocalGovernment, Locale } from '@ebpls/contracts';

/** Description of a page for readers who do not open it: a preview in a chat, a search engine. */
export interface PageHead {
  readonly locale: Locale;
  /** The kind of the place, from which the first texts of the page are worded; a municipality without it. */
  readonly government?: LocalGovernment | undefined;
  /** Title in the browser. */
  readonly title: string;
  /** Title in a preview. */
  readonly preview_title: string;
  readonly description: string;
  readonly site_name: string;
  /** The page's own address, absolute; previews and search engines accept no other. */
  readonly url: string;
  /** Absolute as well. */
  readonly picture: string;
  readonly picture_text: string;
}

/** The size that the large previews of chats show whole; `apps/shell/public/preview.png` has it. */
const PICTURE_WIDTH = 1200;
const PICTURE_HEIGHT = 630;
const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { en: 'en_PH', fil: 'fil_PH' };

/** The document with its title, description and language, and the tags of Open Graph and Twitter (opengraph.org). */
export function writePageHead(html: string, head: PageHead): string {
  const tags = [`<title>${escapeHtml(`${head.title} · eBPLS`)}</title>`, ...listTags(head)].join('');
  return html
    .replace(/<html lang="\w+"/, () => `<html lang="${head.locale}"${formatGovernmentAttribute(head)}`)
    .replace(/<meta name="description" content="[^"]*"\s*\/?>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags);
}

/** Read by the shell (`local-government.store.ts`); the policy admits no script that could set it. */
function formatGovernmentAttribute({ government = 'MUNICIPALITY' }: PageHead): string {
  return government === 'MUNICIPALITY' ? '' : ` data-government="${government}"`;
}

function listTags({ locale, preview_title, description, site_name, url, picture, picture_text }: PageHead): string[] {
  const namedTags = { description, 'twitter:card': 'summary_large_image' };
  const properties = {
    'og:type': 'website',
    'og:site_name': site_name,
    'og:title': `${preview_title} · eBPLS`,
    'og:description': description,
    'og:url': url,
    'og:locale': OPEN_GRAPH_LOCALES[locale],
    'og:image': picture,
    'og:image:width': String(PICTURE_WIDTH),
    'og:image:height': String(PICTURE_HEIGHT),
    'og:image:alt': picture_text,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(namedTags).map(([name, text]) => `<meta name="${name}" content="${escapeHtml(text)}">`),
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
  ];
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
