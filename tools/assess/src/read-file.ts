// Parses the case file of `npm run assess`, and refuses broken text and duplicate keys.

import { parseJsonText } from '@ebpls/code-files';
import { CaseRefused } from '@ebpls/rules';
import * as jsonc from 'jsonc-parser';

/**
 * Value of a JSON text. Refused: no JSON, or a duplicate key, of which `JSON.parse` would silently take the later one.
 */
export function parseValue(text: string): unknown {
  const value = parseJsonText(text);
  refuseTwice(text);
  return value;
}

type FilePosition = (
  ...at: [offset: number, length: number, line: number, character: number, getPath: () => jsonc.JSONPath]
) => void;

/** A case is four levels deep; a deeper value is not read to its end. */
const DEEPEST = 8;
const refuseDepth: FilePosition = (...[, , , , getPath]) => {
  if (getPath().length > DEEPEST) throw new CaseRefused(String(getPath()[0]), 'case.format');
};

/** Walks the keys of a text that is JSON. */
function refuseTwice(text: string): void {
  const objectKeys: Set<string>[] = [];
  jsonc.visit(text, {
    onArrayBegin: refuseDepth,
    onObjectBegin: (...at) => {
      refuseDepth(...at);
      objectKeys.push(new Set());
    },
    onObjectEnd: () => void objectKeys.pop(),
    onObjectProperty: (...[key, , , , , getPath]) => {
      const keys = objectKeys.at(-1);
      if (keys?.has(key)) throw new CaseRefused([...getPath(), key].join('.'), 'case.key_duplicate');
      keys?.add(key);
    },
  });
}
