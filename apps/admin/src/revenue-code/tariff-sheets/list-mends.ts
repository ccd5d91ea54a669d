// What the editor offers to do about a finding, where one change mends it.

import { formatPesosText } from '@ebpls/contracts';
import { parseHundredths, type TariffText } from '@ebpls/contracts/tariff';
import type { TariffFinding } from '@ebpls/rules/tariff';

import { readAt, writeAt } from './sheet.ts';

/** A change that mends a finding, with the key of its words. */
export interface Mend {
  readonly textKey: 'sort' | 'remove_row' | 'divide';
  readonly figure?: string;
  readonly apply: (document: TariffText) => TariffText;
}

interface BoundedStep {
  readonly to: string;
}

/** The brackets by their upper limits; undefined where a limit is no figure. */
function createSort(path: string): Mend | undefined {
  const list = path.slice(0, path.indexOf('.steps.') + '.steps'.length);
  const getBound = ({ to }: BoundedStep): number => parseHundredths(to) ?? 0;
  return {
    textKey: 'sort',
    apply: (document) =>
      writeAt(
        document,
        list,
        (readAt(document, list) as readonly BoundedStep[]).toSorted((one, other) => getBound(one) - getBound(other)),
      ),
  };
}

function createRemoval(path: string): Mend {
  const end = path.lastIndexOf('.');
  const list = path.slice(0, end);
  return {
    textKey: 'remove_row',
    apply: (document) =>
      writeAt(document, list, (readAt(document, list) as readonly unknown[]).toSpliced(Number(path.slice(end + 1)), 1)),
  };
}

const TEN = 10;

/** An amount ten times those beside it: a tenth of it is offered, where that is a whole number of centavos. */
function createDivision(document: TariffText, path: string): Mend | undefined {
  const at = `${path}.amount`;
  const figure = parseHundredths(String(readAt(document, at) ?? ''));
  if (figure === undefined || figure % TEN !== 0) return undefined;
  const text = formatPesosText((figure / TEN) as Parameters<typeof formatPesosText>[0]);
  return { textKey: 'divide', figure: text, apply: (target) => writeAt(target, at, text) };
}

/** The change that is offered for a finding; undefined where only a person can tell. */
export function findMend(document: TariffText, { key, path }: TariffFinding): Mend | undefined {
  switch (key) {
    case 'judge.bounds':
      return createSort(path);
    case 'judge.overlap':
    case 'judge.unreachable':
      return createRemoval(path);
    case 'judge.ten_times':
      return createDivision(document, path);
    default:
      return undefined;
  }
}
