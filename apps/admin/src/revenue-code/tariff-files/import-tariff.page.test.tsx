import { getOrdinance, importTariffFile, listOrdinances, previewTariffFile, type ReplyBody } from '@ebpls/contracts';
import { createFakeApi, createUser, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const ADDRESS = '/administrator/settings/revenue-code';
const openImport = () => openRemote(createRoutes, '/administrator', `${ADDRESS}/import`, { session });
const choose = async () =>
  userEvent.upload(await screen.findByLabelText('File of the revenue code'), new File(['x'], 'code.xlsx'));

type Preview = NonNullable<ReplyBody<typeof previewTariffFile>['preview']>;
const aPreview = (overrides: Partial<Preview> = {}): Preview => ({
  version: 'MALIWANAG-2025',
  title: 'Revenue Code of Maliwanag',
  effective_on: '2025-01-01',
  lines: 200,
  charges: 41,
  replaces_draft: false,
  amendment: {
    former: 'SIRC-2024',
    counts: [{ part: 'lines', name: 'Line of business', added: 200, changed: 0, removed: 64 }],
    changes: [{ part: 'lines', kind: 'ADDED', text: 'Line of business, Retail: rice (R-01) is added.' }],
    more: 12,
  },
  refused: 1,
  reasons: 2,
  asked: 3,
  ...overrides,
});

test('the list of versions leads to the import', async () => {
  api.replyWith(listOrdinances, { data: [] });
  openRemote(createRoutes, '/administrator', ADDRESS, { session });
  expect(await screen.findByRole('link', { name: 'Import a file' })).toHaveAttribute('href', `${ADDRESS}/import`);
});

test('every problem of a file is shown with its cell, and nothing can be saved', async () => {
  api.replyWith(previewTariffFile, {
    problems: [{ place: 'government (code!D2)', message: 'This is not one of the allowed values.' }],
    preview: null,
  });
  openImport();
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This file cannot be imported yet. Nothing was saved.government (code!D2): This is not one of the allowed values.',
  );
  expect(screen.queryByRole('button', { name: 'Save as a draft' })).not.toBeInTheDocument();
});

test('a file shows what it changes before it becomes the draft', async () => {
  api.replyWith(previewTariffFile, { problems: [], preview: aPreview() });
  api.replyWith(importTariffFile, { ordinance_version_id: 7, revision: 1 });
  // The page of the draft is not of this test.
  api.refuseWith(getOrdinance, { code: 'missing', message: 'It does not exist.' });
  const router = openImport();
  await choose();
  const table = await screen.findByRole('table', { name: 'Changes' });
  expect(within(table).getByText('64')).toBeVisible();
  expect(screen.getByText('Line of business, Retail: rice (R-01) is added.')).toBeVisible();
  expect(screen.getByText('Must be corrected: 1. Need a reason: 2. To check: 3.')).toBeVisible();
  expect(screen.getByText('And 12 more changes. Download the files to see all of them.')).toBeVisible();
  expect(api.listRequests(importTariffFile)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save as a draft' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${ADDRESS}/7`));
  expect(router.state.location.search).toBe('?view=findings');
});

test('a file that would replace an open draft says so, and a refusal is shown where it was saved', async () => {
  api.replyWith(previewTariffFile, { problems: [], preview: aPreview({ replaces_draft: true }) });
  api.refuseWith(importTariffFile, { code: 'conflict', message: 'This version already has an open draft.' });
  openImport();
  await choose();
  expect(await screen.findByText('The open draft MALIWANAG-2025 will be replaced by this file.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Replace the draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This version already has an open draft.');
});
