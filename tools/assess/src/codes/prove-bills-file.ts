// Proves a code by a file of bills that were issued before, and says what became of each.

import { type DocumentRead, formatPlace, listBills } from '@ebpls/code-files';
import { type Centavos, formatPesosText } from '@ebpls/contracts';
import type { Tariff } from '@ebpls/contracts/tariff';
import {
  type ChargeDifference,
  explainCharge,
  formatTariffRefusal,
  openTariffForBills,
  type ProvedBill,
  proveBills,
} from '@ebpls/rules/tariff';

import { loadHolidays } from '../load-rules.ts';
import { formatProblemLine, readDocumentFile } from './read-code-file.ts';

type BillsDocument = Extract<DocumentRead, { readonly problems?: undefined }>;

const formatSide = (amount: Centavos | undefined): string =>
  amount === undefined ? 'nothing' : formatPesosText(amount);

function formatDifference({ code, name, charged, computed, results }: ChargeDifference): string[] {
  const sentences = results.flatMap((result) => explainCharge(result, 'en'));
  return [
    `  ${code} (${name.en}): charged ${formatSide(charged)}, computed ${formatSide(computed)}`,
    ...sentences.map((sentence) => `    ${sentence}`),
  ];
}

function formatBill(provedBill: ProvedBill, place: string, places: BillsDocument['places']): string[] {
  const { title } = provedBill;
  switch (provedBill.outcome) {
    case 'EQUAL':
      return [`EQUAL ${title}: ${formatPesosText(provedBill.total)}`];
    case 'DIFFERENT':
      return [
        `DIFFERENT ${title}: charged ${formatPesosText(provedBill.charged)}, computed ${formatPesosText(provedBill.computed)}`,
        ...provedBill.differences.flatMap(formatDifference),
      ];
    case 'REFUSED': {
      const at = formatPlace(`${place}.${provedBill.refusal.place}`, places);
      return [`REFUSED ${title}, ${at}: ${formatTariffRefusal(provedBill.refusal, 'en')}`];
    }
  }
}

/** What became of the bills of a file, a line or more for each, and whether all of them are equal. */
export interface BillsProof {
  readonly lines: readonly string[];
  readonly isEqual: boolean;
}

/** Computes the bills of a file by a code. A file that cannot be read has its problems as lines. */
export async function proveBillsFile(tariff: Tariff, file: string): Promise<BillsProof> {
  const document = await readDocumentFile(file);
  if (document.problems) return { lines: document.problems.map(formatProblemLine), isEqual: false };
  const bills = listBills(document.document);
  if (bills === undefined)
    return { lines: [`bills: ${formatTariffRefusal({ key: 'tariff.list', params: {} }, 'en')}`], isEqual: false };
  const provedBills = proveBills(openTariffForBills(tariff, bills), bills, loadHolidays());
  const equalCount = provedBills.filter(({ outcome }) => outcome === 'EQUAL').length;
  const lines = provedBills.flatMap((bill, index) => formatBill(bill, `bills.${index}`, document.places));
  return {
    lines: [...lines, `${equalCount} of ${bills.length} bills are equal.`],
    isEqual: bills.length > 0 && equalCount === bills.length,
  };
}
