// Maps a computed bill to its wire format: centavos as decimal strings.

import type {
  AssessedLine,
  AssessResult,
  AssessResultOnWire,
  Basis,
  ChargeComputation,
  InstallmentShare,
} from '@ebpls/contracts';

import { type Centavos, formatPesosText } from '../money.ts';

type Texts<Row, Key extends keyof Row> = Omit<Row, Key> & Record<Key, string>;

function withTexts<Row extends object, Key extends keyof Row>(row: Row, ...keys: readonly Key[]): Texts<Row, Key> {
  const texts = Object.fromEntries(keys.map((key) => [key, formatPesosText(row[key] as Centavos)]));
  return { ...row, ...texts } as Texts<Row, Key>;
}

type BasisReply = AssessResultOnWire['lines'][number]['basis'];

function toComputationReply(computation: ChargeComputation): NonNullable<BasisReply['computation']> {
  const { at_most, at_least, rounding, parts, ...same } = computation;
  return {
    ...same,
    parts: parts.map(({ terms, ...part }) => ({ ...part, terms: terms.map((term) => withTexts(term, 'amount')) })),
    ...(at_most === undefined ? {} : { at_most: formatPesosText(at_most) }),
    ...(at_least === undefined ? {} : { at_least: formatPesosText(at_least) }),
    ...(rounding === undefined ? {} : { rounding: withTexts(rounding, 'to') }),
  };
}

/** Maps the explanation of a bill line to its wire format: centavos as decimal strings. */
export const toBasisReply = ({ computation, ...basis }: Basis): BasisReply => ({
  ...basis,
  ...(computation === undefined ? {} : { computation: toComputationReply(computation) }),
  terms: basis.terms.map((term) => withTexts(term, 'amount')),
  at_most: basis.at_most === null ? null : formatPesosText(basis.at_most),
  at_least: basis.at_least === null ? null : formatPesosText(basis.at_least),
});

const shareText = ({ early, ...share }: InstallmentShare): AssessResultOnWire['lines'][number]['split'][number] => ({
  ...withTexts(share, 'amount', 'surcharge', 'interest'),
  ...(early === undefined ? {} : { early: withTexts(early, 'discount') }),
});

const lineText = (line: AssessedLine): AssessResultOnWire['lines'][number] => ({
  ...withTexts(line, 'amount', 'surcharge', 'interest', 'total'),
  basis: toBasisReply(line.basis),
  split: line.split.map(shareText),
});

/** A result as it travels: centavos as decimal strings with two decimals. */
export function toAssessResultReply(result: AssessResult): AssessResultOnWire {
  return {
    ...result,
    lines: result.lines.map(lineText),
    totals: withTexts(result.totals, 'business_tax', 'fees', 'fire', 'barangay', 'surcharge', 'interest', 'total'),
    installments: result.installments.map((installment) =>
      withTexts(installment, 'amount', 'surcharge', 'interest', 'total'),
    ),
    due_now: formatPesosText(result.due_now),
  };
}
