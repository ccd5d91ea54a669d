// Serves the public pages with the title, description and language of the page.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findPublicPage, type Locale, type NamedGovernment, type PublicPage } from '@ebpls/contracts';

import type { Api } from '../../platform/http/api.ts';
import { createDocumentHeaders, extractInline } from '../../platform/http/headers.ts';
import { writePageHead } from './page-head.ts';
import type { FirstResponder } from '../../platform/http/web.ts';
import { compressPage, type PackedPage } from './compress-page.ts';
import { createPageHead } from './public-page-head.ts';
import { findMunicipality } from './find-municipality.ts';
import { getRequestLanguage, sendHtmlPage } from './send-html-page.ts';

const SHELL_DOCUMENT = 'index.html';
/** The sign-in has a document of its own where the release contains one (decision 0113). */
const LOGIN_DOCUMENT = 'login.html';

/** Key of a document: the same page differs by its reader's language, and the kind and name of the municipality. */
interface DocumentVariant {
  readonly root: string;
  readonly page: PublicPage;
  readonly locale: Locale;
  readonly municipality: NamedGovernment | undefined;
}

interface PublicDocument {
  readonly headers: Readonly<Record<string, string>>;
  readonly page: PackedPage;
}

/**
 * The shell's public pages, for browsers, previews in chats and search engines alike: the release's document with the
 * title, description, language and preview picture of the page.
 */
export function createPublicPages(api: Api): FirstResponder {
  const documents = new Map<string, Promise<PublicDocument | undefined>>();
  let rootOfDocuments: string | undefined;

  const find = (variant: DocumentVariant): Promise<PublicDocument | undefined> => {
    const { root, page, locale, municipality } = variant;
    // The files of a numbered release never change; only the served release does.
    if (rootOfDocuments !== root) documents.clear();
    rootOfDocuments = root;
    const key = JSON.stringify([page.path, locale, municipality?.government, municipality?.name]);
    const document = documents.get(key) ?? createDocument(api, variant);
    documents.set(key, document);
    return document;
  };

  return async ({ address, root, request, reply }) => {
    const page = findPublicPage(address);
    if (page === undefined) return false;
    const municipality = await findMunicipality(api.db);
    const document = await find({ root, page, locale: getRequestLanguage(request), municipality });
    if (document === undefined) return false;
    if (!page.is_indexed) void reply.header('x-robots-tag', 'noindex');
    void sendHtmlPage(request, reply.headers(document.headers), document.page);
    return true;
  };
}

async function createDocument(
  { config }: Api,
  { root, page: { path, name }, ...facts }: DocumentVariant,
): Promise<PublicDocument | undefined> {
  const html = await readDocument(root, path);
  if (html === undefined) return undefined;
  const publicPath = path.slice(0, path.indexOf('/:') === -1 ? undefined : path.indexOf('/:'));
  const head = createPageHead(name, { ...facts, path: publicPath, public_url: config.public_url });
  return {
    headers: createDocumentHeaders(config, extractInline(html)),
    page: await compressPage(writePageHead(html, head)),
  };
}

async function readDocument(root: string, path: string): Promise<string | undefined> {
  const read = (name: string) => readFile(join(root, name), 'utf8').catch(() => undefined);
  return (path === '/login' ? await read(LOGIN_DOCUMENT) : undefined) ?? read(SHELL_DOCUMENT);
}
