// Writes a tariff in one way only, so that two files of the same content are equal byte by byte.

import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

type JsonValue = unknown;

const isObject = (value: JsonValue): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of a record are the municipality's own codes, and come by the alphabet; all others as the schema has them. */
const RECORD = 'classes';

function orderKeys(raw: JsonValue, normalized: JsonValue, key = ''): JsonValue {
  if (Array.isArray(raw))
    return raw.map((each, index) => orderKeys(each, Array.isArray(normalized) ? normalized[index] : undefined));
  if (!isObject(raw)) return raw;
  const keys = key === RECORD || !isObject(normalized) ? Object.keys(raw).toSorted() : Object.keys(normalized);
  const values = isObject(normalized) ? normalized : {};
  return Object.fromEntries(
    keys.filter((each) => each in raw).map((each) => [each, orderKeys(raw[each], values[each], each)]),
  );
}

/** The document of a tariff as it is stored: its keys in the order of the schema, two blanks an indent. */
export function formatCode(text: TariffText): string {
  return `${JSON.stringify(orderKeys(text, v.parse(Tariff, text)), null, 2)}\n`;
}
