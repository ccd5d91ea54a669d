// Carries the reasons of a draft over to the next text of its document.

import { isDeepStrictEqual } from 'node:util';

export type TariffDocument = Readonly<Record<string, unknown>>;

interface DraftReasons {
  readonly tariff: TariffDocument | null;
  readonly tariff_reasons: Readonly<Record<string, string>>;
}

/**
 * The path of a reason in the new document; undefined where the row that it explains was changed or removed: a figure
 * that was not read must not carry a reason that was given for another one.
 */
function moveReason(path: string, before: TariffDocument, after: TariffDocument): string | undefined {
  const [part = '', index = '', ...rest] = path.split('.');
  const [rowsBefore, rowsAfter] = [before[part], after[part]];
  if (!Array.isArray(rowsBefore) || !Array.isArray(rowsAfter))
    return isDeepStrictEqual(rowsBefore, rowsAfter) ? path : undefined;
  const row: unknown = rowsBefore[Number(index)];
  const place = rowsAfter.findIndex((each) => isDeepStrictEqual(row, each));
  return place === -1 ? undefined : [part, place, ...rest].join('.');
}

/** Reasons of a draft by the path of their finding in its new document: those whose row is still the same. */
export function listUnchangedReasons(
  { tariff, tariff_reasons }: DraftReasons,
  document: TariffDocument,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tariff_reasons).flatMap(([path, reason]) => {
      const movedReason = moveReason(path, tariff ?? {}, document);
      return movedReason === undefined ? [] : [[movedReason, reason]];
    }),
  );
}
