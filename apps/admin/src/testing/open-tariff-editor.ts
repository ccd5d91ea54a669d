// Opens the editor of a revenue code in tests: a draft of the municipality of Maliwanag.

import {
  getOrdinance,
  getTariff,
  type LineUse,
  saveTariff,
  type TariffBarangay,
  type TariffOffice,
} from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { type createFakeApi, openRemote, type OpenOptions } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { createRevenueVersion, readSeedFile, type RevenueVersion } from '../revenue-code/testing/create-version.ts';

const ADDRESS = '/administrator/settings/revenue-code';
const MALIWANAG = readSeedFile('towns/maliwanag/code.json') as TariffText;

export interface EditorInput extends Partial<OpenOptions> {
  readonly document?: TariffText;
  /** The version before; the same document where absent. */
  readonly formerDocument?: TariffText;
  readonly version?: Partial<RevenueVersion>;
  /** How many businesses have each line. */
  readonly line_uses?: LineUse[];
  /** The barangays of the municipality; none where absent. */
  readonly barangays?: TariffBarangay[];
}

const NAMED_OFFICES: TariffOffice[] = [
  { office: 'fire', title: { en: 'Fire Station', fil: 'Himpilan ng Bumbero' } },
  { office: 'rhu', title: { en: 'Health Office', fil: 'Tanggapan ng Kalusugan' } },
];

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
  {
    document = MALIWANAG,
    formerDocument = MALIWANAG,
    version = {},
    line_uses,
    barangays = [],
    ...options
  }: EditorInput,
) {
  api.replyWith(getOrdinance, createEditedVersion(document, version));
  api.replyWith(getTariff, ({ params }) => ({
    ordinance_version_id: Number(params['ordinance_version_id']),
    revision: 3,
    is_converted: false,
    ...(params['ordinance_version_id'] === '2'
      ? { tariff: { ...document }, line_uses, barangays, offices: NAMED_OFFICES }
      : { tariff: { ...formerDocument } }),
  }));
  return openRemote(createRoutes, '/administrator', `${ADDRESS}/2${query}`, options);
}

/** Saves the draft, and returns the parts that were sent. */
export async function saveEditedParts(api: ReturnType<typeof createFakeApi>): Promise<Partial<TariffText>> {
  api.replyWith(saveTariff, { ordinance_version_id: 2, state: 'DRAFT', revision: 4, findings: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.listRequests(saveTariff)).toHaveLength(1));
  const [request] = api.listRequests(saveTariff) as readonly { body: { parts: Partial<TariffText> } }[];
  return request?.body.parts ?? {};
}
