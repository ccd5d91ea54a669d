import { type Bilingual, ORDINANCE_TERMS } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';

type NamedValue = NonNullable<TariffText['measures'][number]['values']>[number];

/** Name of a figure of the former shape as the treasurer's screens print it; the code itself where it has none. */
export function findTermName(code: string): Bilingual {
  const terms: Readonly<Record<string, Bilingual>> = ORDINANCE_TERMS;
  return terms[`ordinance.term.${code}`] ?? { en: code, fil: code };
}

/** The values of a closed list of the former shape. */
export function toNamedValues(codes: readonly string[]): NamedValue[] {
  return codes.map((code) => ({ code, name: findTermName(code) }));
}
