import { getOrdinance, type LineUse, saveFindingReason, saveTariff } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { createFakeApi, createUser } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { readSeedFile, type RevenueVersion } from '../testing/create-version.ts';
import { createEditedVersion, type EditorInput, openTariffEditor } from '../../testing/open-tariff-editor.ts';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const code = readSeedFile('towns/maliwanag/code.json') as TariffText;

const USES: LineUse[] = [
  { line: 'L-OLD', name: 'Dry goods', businesses: 2 },
  { line: 'R-01', name: 'Retail: rice', businesses: 9 },
  { line: 'L-VIDEO', name: 'Video rental', businesses: 40 },
];
const FINDING = {
  path: 'was.L-VIDEO',
  section: '',
  weight: 'REASON' as const,
  message: 'Businesses with the line of business Video rental (L-VIDEO): 1.',
  reason: null,
};
const openSuccessors = (input: EditorInput = {}) =>
  openTariffEditor(api, '?part=successors', { session, line_uses: USES, ...input });
const getLine = (name: string) => screen.findByRole('region', { name });
const listLineNames = () =>
  screen.getAllByRole('heading', { level: 3, name: /\(L-/ }).map(({ textContent }) => textContent);

async function saveLines(): Promise<TariffText['lines']> {
  api.replyWith(saveTariff, { ordinance_version_id: 2, state: 'DRAFT', revision: 4, findings: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.listRequests(saveTariff)).not.toHaveLength(0));
  const request = api.listRequests(saveTariff).at(-1) as { body: { parts: Pick<TariffText, 'lines'> } } | undefined;
  return request?.body.parts.lines ?? [];
}

test('lines that businesses have and the draft does not are listed, those of most businesses first', async () => {
  openSuccessors();
  const video = await getLine('Video rental (L-VIDEO)');
  expect(within(video).getByText('40 businesses')).toBeVisible();
  expect(listLineNames()).toEqual(['Video rental (L-VIDEO)', 'Dry goods (L-OLD)']);
  const parts = screen.getByRole('navigation', { name: 'Parts of the code' });
  const part = within(parts).getByRole('link', { name: 'Removed lines of business in use' }).closest('li');
  expect(part).toHaveTextContent('2 findings');
});

test('a line is split into two of the draft, found by a part of their names, and one is taken back', async () => {
  openSuccessors();
  const old = await getLine('Dry goods (L-OLD)');
  const search = within(old).getByRole('combobox', { name: 'Search and add' });
  const [first, second] = code.lines;
  if (first === undefined || second === undefined) throw new Error('the municipality has no lines');
  await userEvent.type(search, first.name.en);
  await userEvent.keyboard('{Enter}');
  await within(old).findByRole('button', { name: `Remove ${first.name.en}` });
  await userEvent.type(search, second.name.en);
  await userEvent.keyboard('{Enter}');
  await within(old).findByRole('button', { name: `Remove ${second.name.en}` });
  const lines = await saveLines();
  expect(lines.filter(({ was }) => was?.includes('L-OLD')).map((line) => line.code)).toEqual([first.code, second.code]);
  expect(screen.getByRole('navigation', { name: 'Parts of the code' })).toHaveTextContent('1 finding');
  await userEvent.click(within(old).getByRole('button', { name: `Remove ${first.name.en}` }));
  await waitFor(() => expect(screen.getByText('Not saved yet')).toBeVisible());
  await userEvent.click(within(old).getByRole('button', { name: `Remove ${second.name.en}` }));
  await waitFor(() => expect(api.listRequests(saveTariff)).toHaveLength(1));
  expect(await saveLines()).toEqual(code.lines);
});

test('a line that is no longer taxed gets a reason, once the draft is saved', async () => {
  const tariff = { lines: 200, charges: 24, findings: [FINDING] };
  openSuccessors({ version: { tariff } });
  expect(within(await getLine('Dry goods (L-OLD)')).getByText(/save the draft first/)).toBeVisible();
  api.replyWith(saveFindingReason, { ordinance_version_id: 2, path: FINDING.path, reason: 'No shop is left' });
  const video = await getLine('Video rental (L-VIDEO)');
  await userEvent.click(within(video).getByRole('button', { name: 'No longer taxed: write the reason' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'No shop is left');
  const answered: Partial<RevenueVersion> = {
    tariff: { ...tariff, findings: [{ ...FINDING, reason: 'No shop is left' }] },
  };
  api.replyWith(getOrdinance, createEditedVersion(code, answered));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the reason' }));
  expect(await within(video).findByText('No longer taxed. Reason: No shop is left')).toBeVisible();
  expect(api.listRequests(saveFindingReason).at(0)?.body).toEqual({ path: FINDING.path, reason: 'No shop is left' });
});

test('a line that is removed while one types is listed at once', async () => {
  openSuccessors({ line_uses: USES.filter(({ line }) => line === 'R-01') });
  expect(await screen.findByText('No removed line of business is in use')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Removed lines of business in use' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Lines of business' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove row 1' }));
  await userEvent.click(screen.getByRole('link', { name: 'Removed lines of business in use' }));
  expect(within(await getLine('Retail: rice (R-01)')).getByText('9 businesses')).toBeVisible();
});

test('a finding about a removed line leads to the choice', async () => {
  openTariffEditor(api, '?view=findings', {
    session,
    version: { tariff: { lines: 200, charges: 24, findings: [FINDING] } },
  });
  expect(
    await screen.findByRole('link', { name: 'Choose the lines of business that replace this one' }),
  ).toHaveAttribute('href', '/administrator/settings/revenue-code/2?part=successors');
});
