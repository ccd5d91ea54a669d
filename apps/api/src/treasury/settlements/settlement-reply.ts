// Maps an imported settlement file to its reply.

import {
  type ReplyBody,
  type Centavos,
  type getSettlement,
  type listSettlements,
  type Locale,
  formatPesosText,
} from '@ebpls/contracts';

import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import type { FileRow, LineRow } from './settlements.queries.ts';

type FileReply = ReplyBody<typeof listSettlements>['data'][number];
export type SettlementReply = ReplyBody<typeof getSettlement>;

export function toSettlementFileReply(file: FileRow): FileReply {
  return {
    ...file,
    gross: formatPesosText(file.gross),
    fee: formatPesosText(file.fee),
    net: formatPesosText(file.net),
  };
}

/** Reply of a file with its rows and their results, and its deposits by bank reference. */
export function toSettlementReply(file: FileRow, lines: readonly LineRow[], locale: Locale): SettlementReply {
  return {
    ...toSettlementFileReply(file),
    lines: lines.map((line) => ({
      ...line,
      gross: formatPesosText(line.gross),
      fee: formatPesosText(line.fee),
      net: formatPesosText(line.net),
      message: getMessageText(getProblemKey(line), {}, locale),
    })),
    deposits: [...Map.groupBy(lines.filter(isToBank), ({ bank_reference }) => bank_reference)].map(
      ([bank_reference, own]) => ({
        bank_reference,
        rows: own.length,
        gross: formatPesosText(sumRows(own, ({ gross }) => gross)),
        fee: formatPesosText(sumRows(own, ({ fee }) => fee)),
        net: formatPesosText(sumRows(own, ({ net }) => net)),
        deposited_on: own.every(({ deposited_on }) => deposited_on !== null) ? (own[0]?.deposited_on ?? null) : null,
      }),
    ),
  };
}

/** Rows whose money the bank has, or has to receive; rows closed without booking are left out. */
function isToBank({ state, deposited_on }: LineRow): boolean {
  return state === 'MATCHED' || deposited_on !== null;
}

function getProblemKey({ problem }: LineRow): MessageKey {
  return problem === null ? 'settlement.matched' : `settlement.problem.${problem}`;
}

export function sumRows<R>(rows: readonly R[], of: (row: R) => number): Centavos {
  return rows.reduce((total, row) => total + of(row), 0) as Centavos;
}
