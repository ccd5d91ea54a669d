import type { TariffMessageKey, TariffParams } from '../tariff-refused.ts';

/** REFUSED forbids publication, REASON requires a written reason, ASKED only a confirmation. */
type FindingWeight = 'REFUSED' | 'REASON' | 'ASKED';

/** What is wrong with a tariff, or what a person must give a reason for or confirm before it is published. */
export interface TariffFinding {
  /** Dotted path of the row or cell in the document. */
  readonly path: string;
  /** Section of the ordinance that the row names; empty where it names none. */
  readonly section: string;
  /** Section of the law that the finding reads; empty where it reads none. */
  readonly law: string;
  /** The other row, where two rows could apply to one case. */
  readonly also?: string;
  readonly weight: FindingWeight;
  readonly key: TariffMessageKey;
  readonly params: TariffParams;
}

type FindingDetails = Partial<Pick<TariffFinding, 'section' | 'law' | 'params' | 'also'>>;

/** A finding that forbids publication. */
export function createRefusal(path: string, key: TariffMessageKey, details: FindingDetails = {}): TariffFinding {
  return { path, key, weight: 'REFUSED', section: '', law: '', params: {}, ...details };
}

/** A finding that a person confirms. */
export function createQuestion(path: string, key: TariffMessageKey, details: FindingDetails = {}): TariffFinding {
  return { ...createRefusal(path, key, details), weight: 'ASKED' };
}

/** A finding for which a person writes a reason. */
export function createDoubt(path: string, key: TariffMessageKey, details: FindingDetails = {}): TariffFinding {
  return { ...createRefusal(path, key, details), weight: 'REASON' };
}
