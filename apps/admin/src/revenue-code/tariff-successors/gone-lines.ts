// The lines of business that businesses have and a draft no longer has, and what the draft says they became.

import type { LineUse } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';

export interface GoneLine extends LineUse {
  /** Codes of the lines of the draft that take its place. */
  readonly successors: readonly string[];
}

interface UsedLines {
  readonly lines: TariffText['lines'];
  readonly line_uses: readonly LineUse[] | undefined;
}

/** Lines that are gone with their businesses, those of most businesses first. */
export function listGoneLines({ lines, line_uses = [] }: UsedLines): GoneLine[] {
  const codes = new Set(lines.map(({ code }) => code));
  return line_uses
    .filter(({ line }) => !codes.has(line))
    .map((use) => ({
      ...use,
      successors: lines.filter(({ was = [] }) => was.includes(use.line)).map(({ code }) => code),
    }))
    .toSorted((one, other) => other.businesses - one.businesses);
}

/** The document in which exactly these lines take the place of one that is gone. */
export function putSuccessors(document: TariffText, goneCode: string, successors: readonly string[]): TariffText {
  const lines = document.lines.map((row) => {
    const { was = [], ...line } = row;
    const isNamed = was.includes(goneCode);
    if (isNamed === successors.includes(row.code)) return row;
    const next = isNamed ? was.filter((code) => code !== goneCode) : [...was, goneCode];
    return next.length === 0 ? line : { ...line, was: next };
  });
  return { ...document, lines };
}
