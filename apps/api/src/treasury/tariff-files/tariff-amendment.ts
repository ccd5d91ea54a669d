// Says what a document changes in the version before it, as an amendment would.

import type { Locale, TariffAmendment, TariffChangeCount } from '@ebpls/contracts';
import { TARIFF_MESSAGES, type TariffText } from '@ebpls/contracts/tariff';
import { diffTariffs, formatTariffChange, type TariffChange } from '@ebpls/rules/tariff';

/** Sentences of a reply; a code that replaces another one altogether has thousands. */
const MAX_CHANGES = 500;

/** A row with several differences counts once. */
function countChanges(changes: readonly TariffChange[], locale: Locale): TariffChangeCount[] {
  const parts = [...new Set(changes.map(({ part }) => part))];
  return parts.map((part) => {
    const count = (kind: TariffChange['kind']): number =>
      new Set(changes.filter((change) => change.part === part && change.kind === kind).map(({ code }) => code)).size;
    return {
      part,
      name: TARIFF_MESSAGES[`diff_part.${part}`][locale],
      added: count('ADDED'),
      changed: count('CHANGED'),
      removed: count('REMOVED'),
    };
  });
}

interface ComparedDocuments {
  readonly former: { readonly version: string; readonly document: TariffText };
  readonly next: TariffText;
}

/** The differences of two documents, counted by part, the first 500 as sentences. */
export function toTariffAmendment({ former, next }: ComparedDocuments, locale: Locale): TariffAmendment {
  const changes = diffTariffs(former.document, next);
  return {
    former: former.version,
    counts: countChanges(changes, locale),
    changes: changes
      .slice(0, MAX_CHANGES)
      .map((change) => ({ part: change.part, kind: change.kind, text: formatTariffChange(change, locale) })),
    more: Math.max(0, changes.length - MAX_CHANGES),
  };
}
