import type { TariffMessageKey, TariffParams } from '../tariff-refused.ts';

/** What is wrong with a tariff, or what a person must confirm before it is published. */
export interface TariffFinding {
  /** Dotted path of the row or cell in the document. */
  readonly path: string;
  /** Section of the ordinance that the row names; empty where it names none. */
  readonly section: string;
  readonly weight: 'REFUSED' | 'ASKED';
  readonly key: TariffMessageKey;
  readonly params: TariffParams;
}

/** A finding that forbids publication. */
export function createRefusal(
  path: string,
  key: TariffMessageKey,
  more: { readonly section?: string; readonly params?: TariffParams } = {},
): TariffFinding {
  return { path, key, weight: 'REFUSED', section: more.section ?? '', params: more.params ?? {} };
}

/** A finding that a person confirms with a reason. */
export function createQuestion(
  path: string,
  key: TariffMessageKey,
  more: { readonly section?: string; readonly params?: TariffParams } = {},
): TariffFinding {
  return { ...createRefusal(path, key, more), weight: 'ASKED' };
}
