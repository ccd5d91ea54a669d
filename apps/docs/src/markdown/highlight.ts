// Marks the words of code blocks that name their language; the colours are those of the theme.

import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import http from 'highlight.js/lib/languages/http';
import json from 'highlight.js/lib/languages/json';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

/** The fields of a node in which code is searched. */
interface HighlightNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: { readonly className?: unknown };
  children?: HighlightNode[];
}

/** Only the languages that the pages are written with; rehype-highlight would bring thirty more. */
const lowlight = createLowlight({ bash, css, http, json, sql, typescript, xml });
lowlight.registerAlias({ bash: ['sh'], typescript: ['ts', 'tsx'], xml: ['html'] });

export function highlightCode() {
  return (tree: HighlightNode): void => walk(tree);
}

function walk(node: HighlightNode): void {
  for (const child of node.children ?? []) {
    if (node.tagName === 'pre' && child.tagName === 'code') mark(child);
    else walk(child);
  }
}

function mark(code: HighlightNode): void {
  const classes = Array.isArray(code.properties?.className) ? code.properties.className.map(String) : [];
  const [, language = ''] = /^language-(.+)$/.exec(classes[0] ?? '') ?? [];
  if (!lowlight.registered(language)) return;
  const text = (code.children ?? []).map(({ value = '' }) => value).join('');
  code.children = lowlight.highlight(language, text).children as HighlightNode[]; // elements and texts of the same tree
}
