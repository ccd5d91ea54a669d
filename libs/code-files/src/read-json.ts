// Decodes and parses JSON files, and refuses bytes that have several readings.

import { CaseRefused } from '@ebpls/rules';

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Decodes the text of a JSON file. Refused: bytes that are no UTF-8, or that begin with a byte-order mark (rule 38).
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text.startsWith(BYTE_ORDER_MARK)) throw new CaseRefused('case', 'case.byte_order_mark');
  return text;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new CaseRefused('case', 'case.not_utf8');
  }
}

/** Value of a JSON text of any depth. Refused: no JSON. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CaseRefused('case', 'case.not_json');
  }
}
