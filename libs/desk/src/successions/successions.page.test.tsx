import {
  type ReplyBody,
  checkSuccession,
  decideSuccession,
  getSuccession,
  listSuccessions,
  type Succession,
} from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { successionsRoutes } from '../routes.ts';

const api = createFakeApi();
const LIST = '/bplo/request/holdings/successions';
const createRoutes = () => successionsRoutes('request/holdings/successions');

const ROW: ReplyBody<typeof listSuccessions>['data'][number] = {
  succession_no: 'HER-2026-000007',
  state: 'FILED',
  company_code: 'SI-000134',
  company_name: 'Villarin Hardware',
  deceased_name: 'Ernesto Villarin',
  heir_name: 'Ana Villarin',
  filed_at: '2026-01-12T02:00:00.000Z',
  object_until: null,
};
const aClaim = (overrides: Partial<Succession> = {}): ReplyBody<typeof getSuccession> => ({
  ...ROW,
  side: 'HALL',
  permit_no: 'MP-2026-00042',
  stated_name: 'Ernesto D. Villarin',
  relation: 'CHILD',
  died_on: '2026-01-05',
  statement: 'We are his two children.',
  papers: [{ code: 'R31', name: 'Death certificate', file_name: 'death.pdf' }],
  objections: [],
  finding: '',
  checked_at: null,
  reason: '',
  ended_at: null,
  blocked: null,
  owner_seen_at: null,
  acts: ['check', 'refuse'],
  ...overrides,
});

async function answer(button: string, reason: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), reason);
  await userEvent.click(dialog.getByRole('button', { name: button }));
}

test('the licensing office opens a claim from its list and passes it on', async () => {
  api.replyWith(listSuccessions, { data: [ROW] });
  api.replyWith(getSuccession, aClaim());
  api.replyWith(checkSuccession, aClaim({ state: 'CHECKED', acts: [] }));
  openRemote(createRoutes, '/bplo', LIST);
  const [link] = await screen.findAllByRole('link', { name: /Villarin Hardware/ });
  await userEvent.click(link ?? document.body);
  expect(await screen.findByText('Ernesto D. Villarin')).toBeVisible();
  await answer('Send to the signatory', 'The papers agree.');
  await waitFor(() =>
    expect(api.listRequests(checkSuccession)[0]?.body).toEqual({ outcome: 'CHECKED', finding: 'The papers agree.' }),
  );
});

test('the signatory reads the objections to a claim, and refuses it', async () => {
  api.replyWith(
    getSuccession,
    aClaim({
      state: 'CHECKED',
      acts: ['refuse'],
      blocked: 'Objections may be filed until 27 January 2026.',
      owner_seen_at: '2026-01-10T02:00:00.000Z',
      objections: [{ by: 'Jun Villarin', reason: 'I did not agree.', at: '2026-01-13T02:00:00.000Z' }],
    }),
  );
  api.replyWith(decideSuccession, aClaim({ state: 'REFUSED', acts: [] }));
  openRemote(createRoutes, '/bplo', `${LIST}/HER-2026-000007`);
  expect(await screen.findByText('The owner may be alive')).toBeVisible();
  expect(screen.getByText('I did not agree.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Grant' })).not.toBeInTheDocument();
  await answer('Refuse', 'A brother objects.');
  await waitFor(() =>
    expect(api.listRequests(decideSuccession)[0]?.body).toEqual({ outcome: 'REFUSED', reason: 'A brother objects.' }),
  );
});
