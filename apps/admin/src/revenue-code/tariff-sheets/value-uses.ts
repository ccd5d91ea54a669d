// Finds what in a revenue code uses a classification or one of its values.

import type { Bilingual } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';

import type { SimpleAmountText, TariffChargeText } from './sheet.ts';

type TestText = TariffChargeText['lines'][number];

interface UsedBy {
  readonly code: string;
  readonly name: Bilingual;
}

export interface ValueUses {
  /** Lines of business that have the value. */
  readonly lines: readonly UsedBy[];
  /** Charges, reliefs and presumed incomes that test it, group by it or have an amount for it. */
  readonly rows: readonly UsedBy[];
}

/** A classification, or one value of it. */
interface ClassValue {
  readonly classification: string;
  readonly value?: string;
}

type UseCheck = (classification: string, values: readonly string[]) => boolean;

function createCheck(classValue: ClassValue): UseCheck {
  return (classification, values) =>
    classification === classValue.classification &&
    (classValue.value === undefined || values.includes(classValue.value));
}

const isTested = (tests: readonly TestText[], isUse: UseCheck): boolean =>
  tests.some((test) => test.test === 'CLASS' && isUse(test.classification, test.one_of));

function isInAmount(amount: TariffChargeText['amount'], isUse: UseCheck): boolean {
  const isCombined = amount.kind === 'SUM' || amount.kind === 'GREATER' || amount.kind === 'LESSER';
  const parts: readonly SimpleAmountText[] = isCombined ? amount.of : [amount];
  return parts.some(
    (part) =>
      part.kind === 'TABLE' &&
      part.dimensions.some(
        (side, place) =>
          side.by === 'CLASSIFICATION' &&
          isUse(
            side.classification,
            part.cells.map(({ at }) => at[place] ?? ''),
          ),
      ),
  );
}

function isInGroups(per: TariffChargeText['per'], isUse: UseCheck): boolean {
  if (per.each !== 'GROUP') return false;
  return isUse(
    per.classification,
    (per.replaced ?? []).flatMap(({ value, by }) => [value, by]),
  );
}

function isInCharge(charge: TariffChargeText, isUse: UseCheck): boolean {
  const { lines, when, nothing_when, at_most, shares = [], per, amount } = charge;
  const limits = [...(nothing_when?.tests ?? []), ...(at_most?.when ?? []), ...shares.flatMap((share) => share.when)];
  const tests = [...lines, ...when, ...limits];
  return isTested(tests, isUse) || isInGroups(per, isUse) || isInAmount(amount, isUse);
}

/** What uses a classification, or one value of it; of a whole classification no lines, which all have a value. */
export function listValueUses(document: TariffText, classValue: ClassValue): ValueUses {
  const { classification, value } = classValue;
  const isUse = createCheck(classValue);
  return {
    lines: value === undefined ? [] : document.lines.filter(({ classes }) => classes[classification] === value),
    rows: [
      ...document.charges.filter((charge) => isInCharge(charge, isUse)),
      ...[...document.reliefs, ...(document.presumed_incomes ?? [])].filter(({ lines = [], when }) =>
        isTested([...lines, ...when], isUse),
      ),
    ],
  };
}
