// Creates the title, description and preview of a public page.

import { formatGovernmentName, type Locale, type NamedGovernment, type PublicPageName } from '@ebpls/contracts';

import type { PageHead } from './page-head.ts';
import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';

interface PageTexts {
  readonly title: MessageKey;
  /** Needed where the title alone would be unclear in a chat. */
  readonly preview_title?: MessageKey;
  readonly description: MessageKey;
}

const PAGE_TEXTS: Readonly<Record<PublicPageName, PageTexts>> = {
  accessibility: { title: 'page.accessibility.title', description: 'page.accessibility.description' },
  account_link: { title: 'page.account_link.title', description: 'page.account_link.description' },
  charter: { title: 'page.charter.title', description: 'page.charter.description' },
  complaints: { title: 'page.complaints.title', description: 'page.complaints.description' },
  home: { title: 'page.home.title', preview_title: 'page.home.preview', description: 'page.home.description' },
  permit_check: { title: 'page.permit_check.title', description: 'page.permit_check.description' },
  pricing: { title: 'page.pricing.title', description: 'page.pricing.description' },
  privacy: { title: 'page.privacy.title', description: 'page.privacy.description' },
  receipt_check: { title: 'page.receipt_check.title', description: 'page.receipt_check.description' },
  recover: { title: 'page.recover.title', description: 'page.recover.description' },
  register: { title: 'page.register.title', description: 'page.register.description' },
  setup: { title: 'page.setup.title', description: 'page.setup.description' },
  sign_in: { title: 'page.sign_in.title', description: 'page.sign_in.description' },
  status: { title: 'page.status.title', description: 'page.status.description' },
  terms: { title: 'page.terms.title', description: 'page.terms.description' },
  track: { title: 'page.track.title', description: 'page.track.description' },
};
const PICTURE = '/preview.png';

interface HeadFacts {
  readonly locale: Locale;
  /** Below PUBLIC_URL; without the code that it may contain, which is private to one person. */
  readonly path: string;
  readonly public_url: string;
  /** Undefined while nobody has set the municipality up. */
  readonly municipality: NamedGovernment | undefined;
}

/** Head of a public page for previews and search engines. */
export function createPageHead(name: PublicPageName, { locale, path, public_url, municipality }: HeadFacts): PageHead {
  const { title, preview_title = title, description } = PAGE_TEXTS[name];
  return {
    locale,
    government: municipality?.government,
    title: getMessageText(title, {}, locale),
    preview_title: getMessageText(preview_title, {}, locale),
    description: getMessageText(description, {}, locale),
    site_name: !municipality?.name ? 'eBPLS' : `eBPLS, ${formatGovernmentName(municipality, locale)}`,
    url: public_url + path,
    picture: public_url + PICTURE,
    picture_text: getMessageText('page.picture', {}, locale),
  };
}
