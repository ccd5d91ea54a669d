// The table of the due days: a row for each mode of payment.

import { PAYMENT_MODES } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';

import type { SheetWords } from './sheet.messages.ts';
import { createReadCell, type FigureSheet, type SheetCell, type SheetRow, writeAt } from './sheet.ts';

const MODES = { ANNUAL: 'ANNUAL', SEMI_ANNUAL: 'SEMI_ANNUAL', QUARTERLY: 'QUARTERLY' } as const;
/** Due days of each mode. */
const DAYS = { ANNUAL: 1, SEMI_ANNUAL: 2, QUARTERLY: 4 } as const;
const LONGEST = 4;

/** Writes a due day; a mode is allowed from its first due day on, and no longer without any. */
function writeDueDay(document: TariffText, mode: keyof typeof MODES, { index, text }: { index: number; text: string }) {
  const modes = document.payment.modes;
  const formerDays = modes.find((row) => row.mode === mode)?.days ?? [];
  const typedDays = Array.from({ length: Math.max(formerDays.length, index + 1) }, (_, at) =>
    at === index ? text : (formerDays[at] ?? ''),
  );
  const days = typedDays.slice(0, typedDays.findLastIndex((day) => day.trim() !== '') + 1);
  const rows = new Map([...modes.map((row) => [row.mode, row.days] as const), [mode, days] as const]);
  return writeAt(
    document,
    'payment.modes',
    PAYMENT_MODES.flatMap((each) => {
      const own = rows.get(each) ?? [];
      return own.length === 0 ? [] : [{ mode: each, days: own }];
    }),
  );
}

function toModeRow(document: TariffText, mode: keyof typeof MODES, t: SheetWords): SheetRow {
  const place = document.payment.modes.findIndex((row) => row.mode === mode);
  const at = place === -1 ? `payment.modes.${mode}` : `payment.modes.${place}`;
  const cells = Array.from({ length: LONGEST }, (_, index): SheetCell => {
    const path = `${at}.days.${index}`;
    if (index >= DAYS[mode]) return createReadCell(path, '');
    const write = (target: TariffText, text: string): TariffText => writeDueDay(target, mode, { index, text });
    return { path, text: document.payment.modes[place]?.days[index] ?? '', write };
  });
  return { key: mode, path: at, cells: [createReadCell(`${at}.mode`, t(MODES[mode])), ...cells] };
}

/** The due days of every mode; one without any is not allowed. */
export function toModeSheet(document: TariffText, t: SheetWords): FigureSheet {
  const numbers = Array.from({ length: LONGEST }, (_, index) => index + 1);
  return {
    path: 'payment.modes',
    title: t('part_payment'),
    columns: [
      { key: 'mode', header: t('mode') },
      ...numbers.map((number) => ({ key: String(number), header: t('due_day', { number }) })),
    ],
    rows: PAYMENT_MODES.map((mode) => toModeRow(document, mode, t)),
  };
}
