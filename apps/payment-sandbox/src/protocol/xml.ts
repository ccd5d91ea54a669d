import { XMLBuilder, XMLParser } from 'fast-xml-parser';

type XmlValue = string | XmlTree | readonly XmlValue[];
export interface XmlTree {
  readonly [tag: string]: XmlValue;
}

const parser = new XMLParser({
  processEntities: false,
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: true,
  removeNSPrefix: true,
  isArray: (tag) => tag === 'Items',
});
const builder = new XMLBuilder({ processEntities: true, suppressEmptyNode: false });

const NAMED_ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' } as const;

/**
 * Reads XML into a tree of texts. A document type is refused, and only the five predefined entities are decoded, so
 * that a document cannot expand or fetch anything.
 */
export function readXml(text: string): XmlTree {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Error('a document type is not accepted');
  return toPlainTree(parser.parse(text, true)) as XmlTree;
}

export function writeXml(tree: XmlTree): string {
  return `<?xml version="1.0" encoding="utf-8"?>${builder.build(tree)}`;
}

/** The text below a path; an empty string when the element is absent or empty. */
export function getText(tree: XmlTree, ...path: readonly string[]): string {
  let node: XmlValue | undefined = tree;
  for (const tag of path) node = typeof node === 'object' && !Array.isArray(node) ? (node as XmlTree)[tag] : undefined;
  return typeof node === 'string' ? node : '';
}

/** The element below a path, as a tree; an empty tree when it is absent. */
export function getTree(tree: XmlTree, ...path: readonly string[]): XmlTree {
  let node: XmlValue | undefined = tree;
  for (const tag of path) node = typeof node === 'object' && !Array.isArray(node) ? (node as XmlTree)[tag] : undefined;
  return typeof node === 'object' && !Array.isArray(node) ? (node as XmlTree) : {};
}

function toPlainTree(node: unknown): XmlValue {
  if (Array.isArray(node)) return node.map(toPlainTree);
  if (typeof node === 'object' && node !== null)
    return Object.fromEntries(Object.entries(node).map(([tag, value]) => [tag, toPlainTree(value)]));
  return String(node).replaceAll(
    /&(?:lt|gt|quot|apos|amp);/g,
    (entity) => NAMED_ENTITIES[entity as keyof typeof NAMED_ENTITIES],
  );
}
