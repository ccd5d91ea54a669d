// The table of what bounds a charge: the least that is due, and the share of its amount.

import type { TariffText } from '@ebpls/contracts/tariff';

import type { SheetWords } from './sheet.messages.ts';
import { createCell, type FigureSheet } from './sheet.ts';

const LIMITS = ['at_least', 'share'] as const;

/** The least that is due and the share of the amount, where the row has them or none yet. */
export function toLimitSheet(document: TariffText, path: string, t: SheetWords): FigureSheet {
  return {
    path: `${path}.limits`,
    title: t('limits'),
    columns: LIMITS.map((field) => ({ key: field, header: t(field), align: 'end' as const })),
    rows: [
      {
        key: path,
        path: `${path}.limits`,
        cells: LIMITS.map((field) => createCell(document, `${path}.${field}`, true)),
      },
    ],
  };
}
