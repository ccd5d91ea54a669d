// The table of what bounds a charge: the least and the most that is due, and the share of its amount.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { SheetWords } from './sheet.messages.ts';
import { createCell, readAt, type FigureSheet } from './sheet.ts';

const LIMITS = ['at_least', 'share'] as const;

/** The least that is due and the share of the amount, where the row has them or none yet. */
export function toLimitSheet(document: TariffText, path: string, t: SheetWords): FigureSheet {
  const hasMost = readAt(document, `${path}.at_most`) !== undefined;
  const fields = [...LIMITS, ...(hasMost ? (['at_most.amount'] as const) : [])];
  return {
    path: `${path}.limits`,
    title: t('limits'),
    columns: fields.map((field) => ({
      key: field,
      header: t(field === 'at_most.amount' ? 'at_most' : field),
      align: 'end' as const,
    })),
    rows: [
      {
        key: path,
        path: `${path}.limits`,
        cells: fields.map((field) => createCell(document, `${path}.${field}`, field !== 'at_most.amount')),
      },
    ],
  };
}
