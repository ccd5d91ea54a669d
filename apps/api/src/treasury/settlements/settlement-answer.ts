import {
  type Answer,
  type Centavos,
  type getSettlement,
  type listSettlements,
  type Locale,
  pesosText,
} from '@ebpls/contracts';

import { type MessageKey, messageText } from '../../platform/messages/catalogue.ts';
import type { FileRow, LineRow } from './settlements.queries.ts';

type FileOnWire = Answer<typeof listSettlements>['data'][number];
export type SettlementOnWire = Answer<typeof getSettlement>;

export function fileAnswer(file: FileRow): FileOnWire {
  return { ...file, gross: pesosText(file.gross), fee: pesosText(file.fee), net: pesosText(file.net) };
}

/** A file with its rows, each with what it is to us, and its deposits by bank reference. */
export function settlementAnswer(file: FileRow, lines: readonly LineRow[], locale: Locale): SettlementOnWire {
  return {
    ...fileAnswer(file),
    lines: lines.map((line) => ({
      ...line,
      gross: pesosText(line.gross),
      fee: pesosText(line.fee),
      net: pesosText(line.net),
      message: messageText(keyOf(line), {}, locale),
    })),
    deposits: [...Map.groupBy(lines.filter(isToBank), ({ bank_reference }) => bank_reference)].map(
      ([bank_reference, own]) => ({
        bank_reference,
        rows: own.length,
        gross: pesosText(sum(own, ({ gross }) => gross)),
        fee: pesosText(sum(own, ({ fee }) => fee)),
        net: pesosText(sum(own, ({ net }) => net)),
        deposited_on: own.every(({ deposited_on }) => deposited_on !== null) ? (own[0]?.deposited_on ?? null) : null,
      }),
    ),
  };
}

/** Rows that the bank has, or has to receive: what was closed without booking is none. */
function isToBank({ state, deposited_on }: LineRow): boolean {
  return state === 'MATCHED' || deposited_on !== null;
}

function keyOf({ problem }: LineRow): MessageKey {
  return problem === null ? 'settlement.matched' : `settlement.problem.${problem}`;
}

export function sum<R>(rows: readonly R[], of: (row: R) => number): Centavos {
  return rows.reduce((total, row) => total + of(row), 0) as Centavos;
}
