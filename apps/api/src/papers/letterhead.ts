import { INK, rule, seal, type Sheet, write } from './sheet.ts';

export interface Issuer {
  readonly name: string;
  readonly province: string;
  readonly hall: string;
}

/** Head of every paper: republic, province, municipality and the issuing office. Answers the y below. */
export function letterhead(sheet: Sheet, issuer: Issuer, { office, x, y, width }: { readonly office: string; readonly x: number; readonly y: number; readonly width: number }): number {
  seal(sheet, { x, y, size: 63 });
  const line = (words: string, size: number, more: { bold?: boolean; color?: string; at: number }) =>
    write(sheet, words, { x, y: more.at, width, size, align: 'center', bold: more.bold ?? false, color: more.color ?? INK.text });
  let below = line('Republic of the Philippines', 10.5, { at: y });
  below = line(`Province of ${issuer.province}`, 10.5, { at: below + 1 });
  below = line(`Municipality of ${issuer.name}`, 13.5, { at: below + 2, bold: true });
  return line(office, 9, { at: below + 1, color: INK.muted });
}

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export interface Table {
  readonly x: number;
  readonly y: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
  readonly size?: number;
  /** The y below which a new page begins. */
  readonly bottom: number;
}

/** A plain table with a line under each row; goes on to a new page with its titles. Answers the y below. */
export function table(sheet: Sheet, { x, y, columns, rows, size = 9, bottom }: Table): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const drawRow = (cells: readonly string[], top: number, bold: boolean): number => {
    let left = x;
    let below = top;
    for (const [index, { width: own, align = 'left' }] of columns.entries()) {
      const reached = write(sheet, cells[index] ?? '', { x: left + 2, y: top + 3, width: own - 4, size, align, bold, color: bold ? INK.muted : INK.text });
      below = Math.max(below, reached);
      left += own;
    }
    rule(sheet, { x, y: below + 2.5, width });
    return below + 2.5;
  };
  const titles = columns.map(({ title }) => title);
  let top = drawRow(titles, y, true);
  for (const row of rows) {
    if (top > bottom) {
      sheet.addPage();
      top = drawRow(titles, 48, true);
    }
    top = drawRow(row, top, false);
  }
  return top;
}
