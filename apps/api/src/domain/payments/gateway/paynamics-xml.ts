// Parses and renders the XML documents of the Paynamics gateway.

import { XMLBuilder, XMLParser } from 'fast-xml-parser';

type Branch = { readonly [tag: string]: unknown };

// The parser leaves entities unread: a document cannot define its own, and the five of XML are replaced below.
const reader = new XMLParser({
  processEntities: false,
  parseTagValue: false,
  ignoreAttributes: true,
  removeNSPrefix: true,
});
const writer = new XMLBuilder({ processEntities: true });
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Throws on documents that are not well-formed or have a document type. */
export function readDocument(text: string): Branch {
  if (text.includes('\0')) throw new Error('a sign that XML does not have');
  if (text.includes('<!')) throw new Error('markup declarations are not accepted');
  const document: unknown = reader.parse(text, true);
  if (!isBranch(document)) throw new Error('no element');
  return document;
}

/** The branch at a dotted path. */
export function findBranch(document: Branch, path: string): Branch | undefined {
  let node: unknown = document;
  for (const tag of path.split('.')) node = isBranch(node) ? node[tag] : undefined;
  return isBranch(node) ? node : undefined;
}

/** The text of an element below a branch; an empty string when it is absent. */
export function getElementText(branch: Branch, tag: string): string {
  const value = branch[tag];
  return typeof value === 'string'
    ? value.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    : '';
}

export function renderXmlDocument(content: object): string {
  return `<?xml version="1.0" encoding="utf-8" ?>${writer.build(content)}`;
}

export function encodeBase64(text: string): string {
  return Buffer.from(text, 'utf8').toString('base64');
}

/** Forms turn the plus signs of base64 into spaces. */
export function decodeBase64(text: string): string {
  return Buffer.from(text.replaceAll(' ', '+'), 'base64').toString('utf8');
}

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
