// Opens the editor of a revenue code in tests: a draft of the municipality of Maliwanag.

import { getOrdinance, getTariff } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { type createFakeApi, openRemote, type OpenOptions } from '@ebpls/testing-web';

import { createRoutes } from '../../routes.tsx';
import { createRevenueVersion, readSeedFile, type RevenueVersion } from './create-version.ts';

const ADDRESS = '/administrator/settings/revenue-code';
const MALIWANAG = readSeedFile('towns/maliwanag/code.json') as TariffText;

export interface EditorInput extends Partial<OpenOptions> {
  readonly document?: TariffText;
  /** The version before; the same document where absent. */
  readonly former?: TariffText;
  readonly version?: Partial<RevenueVersion>;
}

/** Opens the editor at a part of the document. */
export function openTariffEditor(
  api: ReturnType<typeof createFakeApi>,
  query: string,
  { document = MALIWANAG, former = MALIWANAG, version = {}, ...options }: EditorInput,
) {
  const reply = createRevenueVersion({
    version: document.version,
    title: 'Revenue Code of Maliwanag',
    parent: { ordinance_version_id: 1, version: 'MALIWANAG-2024' },
    tariff: { lines: document.lines.length, charges: document.charges.length, findings: [] },
    ...version,
  });
  api.replyWith(getOrdinance, reply);
  api.replyWith(getTariff, ({ params }) => ({
    ordinance_version_id: Number(params['ordinance_version_id']),
    revision: 3,
    is_converted: false,
    tariff: params['ordinance_version_id'] === '2' ? { ...document } : { ...former },
  }));
  return openRemote(createRoutes, '/administrator', `${ADDRESS}/2${query}`, options);
}
