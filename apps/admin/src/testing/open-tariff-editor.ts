// Opens the editor of a revenue code in tests: a draft of the municipality of Maliwanag.

import { getOrdinance, getTariff, type LineUse } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { type createFakeApi, openRemote, type OpenOptions } from '@ebpls/testing-web';

import { createRoutes } from '../routes.tsx';
import { createRevenueVersion, readSeedFile, type RevenueVersion } from '../revenue-code/testing/create-version.ts';

const ADDRESS = '/administrator/settings/revenue-code';
const MALIWANAG = readSeedFile('towns/maliwanag/code.json') as TariffText;

export interface EditorInput extends Partial<OpenOptions> {
  readonly document?: TariffText;
  /** The version before; the same document where absent. */
  readonly former?: TariffText;
  readonly version?: Partial<RevenueVersion>;
  /** How many businesses have each line. */
  readonly line_uses?: LineUse[];
}

/** The version that the fake API replies with. */
export function createEditedVersion(document: TariffText, version: Partial<RevenueVersion> = {}): RevenueVersion {
  return createRevenueVersion({
    version: document.version,
    title: 'Revenue Code of Maliwanag',
    parent: { ordinance_version_id: 1, version: 'MALIWANAG-2024' },
    tariff: { lines: document.lines.length, charges: document.charges.length, findings: [] },
    ...version,
  });
}

/** Opens the editor at a part of the document. */
export function openTariffEditor(
  api: ReturnType<typeof createFakeApi>,
  query: string,
  { document = MALIWANAG, former = MALIWANAG, version = {}, line_uses, ...options }: EditorInput,
) {
  api.replyWith(getOrdinance, createEditedVersion(document, version));
  api.replyWith(getTariff, ({ params }) => ({
    ordinance_version_id: Number(params['ordinance_version_id']),
    revision: 3,
    is_converted: false,
    ...(params['ordinance_version_id'] === '2' ? { tariff: { ...document }, line_uses } : { tariff: { ...former } }),
  }));
  return openRemote(createRoutes, '/administrator', `${ADDRESS}/2${query}`, options);
}
