import type { Bilingual } from '@ebpls/contracts';
import type { TARIFF_MESSAGES } from '@ebpls/contracts/tariff';

export type TariffMessageKey = keyof typeof TARIFF_MESSAGES;
export type TariffParams = Readonly<Record<string, string | Bilingual>>;

/** A tariff or a case that cannot be used: its place (dotted path) and the message for the person. */
export class TariffRefused extends Error {
  readonly place: string;
  readonly key: TariffMessageKey;
  readonly params: TariffParams;

  constructor(place: string, key: TariffMessageKey, params: TariffParams = {}) {
    super(`${place}: ${key}`);
    this.name = 'TariffRefused';
    this.place = place;
    this.key = key;
    this.params = params;
  }
}
