import { type ReplyBody, assignVisit, downloadVisitPhoto, getVisit, listVisits } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createVisit, joel } from '../../../test/cases.ts';
import { visitsRoutes } from '../../routes.ts';

const api = createFakeApi();
const AGENDA: ReplyBody<typeof listVisits> = {
  today: '2026-01-12',
  from: '2026-01-12',
  until: '2026-01-25',
  data: [
    createVisit(),
    createVisit({
      inspection_no: 'INS-2026-00002',
      company_name: 'Aling Nena Bakery',
      barangay_name: 'Balite',
      result: 'FAILED',
    }),
    createVisit({
      inspection_no: 'INS-2026-00003',
      planned_on: '2026-01-15',
      company_name: 'Bukal Water',
      state: 'MISSED',
    }),
  ],
  inspectors: [
    { account_id: 31, name: 'Joel Pascua' },
    { account_id: 32, name: 'Rosa Aquino' },
  ],
  day_capacity: 12,
};

beforeEach(() => api.replyWith(listVisits, AGENDA));
const openAgenda = (query = '') =>
  openRemote(() => visitsRoutes(), '/fire', `/fire/request/visits${query}`, { session: joel });

test('visits are listed under their day with its load, and each links to its case', async () => {
  openAgenda();
  const day = await screen.findByRole('list', { name: /14 Jan/ });
  expect(within(day).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByText('2 of 12 visits')).toBeVisible();
  expect(within(day).getByText('Failed')).toBeVisible();
  expect(screen.getByText('Missed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Matibay Hardware' })).toHaveAttribute(
    'href',
    '/fire/request/clearances?case=7&pane=case',
  );
});

test('one barangay at a time', async () => {
  openAgenda();
  await userEvent.selectOptions(await screen.findByLabelText('Barangay'), 'Balite');
  expect(screen.queryByText('Matibay Hardware')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Aling Nena Bakery' })).toBeVisible();
});

test('an inspector is assigned, and a finished visit cannot be assigned', async () => {
  api.replyWith(assignVisit, createVisit({ inspector_id: 32, inspectors: 'Rosa Aquino' }));
  openAgenda();
  expect(await screen.findAllByRole('button', { name: /^Assign/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Assign: Matibay Hardware' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who will visit Matibay Hardware?' });
  await userEvent.click(within(dialog).getByLabelText('Rosa Aquino'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(api.listRequests(assignVisit)[0]).toMatchObject({
      params: { inspection_no: 'INS-2026-00001' },
      body: { inspector_id: 32 },
    }),
  );
  await waitFor(() =>
    expect(useNotices.getState().notices.at(-1)?.text).toBe('The visit was assigned. The inspector will be notified.'),
  );
});

test('the next two weeks have their own address, and an invalid day loads today', async () => {
  openAgenda('?from=2026-02-31');
  expect(await screen.findByRole('link', { name: 'Later' })).toHaveAttribute(
    'href',
    '/fire/request/visits?from=2026-01-26',
  );
  expect(api.listRequests(listVisits)[0]?.query).toEqual({});
});

test('the record of a visit shows the report that counts and the one that came second', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
  const report = {
    outcome: 'TAKEN' as const,
    reported_by: 'Rosa Aquino',
    received_at: '2026-01-14T02:00:00.000Z',
    visited_at: '2026-01-14T01:20:00.000Z',
    result: 'FAILED' as const,
    findings: 'Two are empty.',
    checklist: [{ question: 'Extinguishers are full.', answer: 'NOT_COMPLIANT' as const, remark: 'Two are empty.' }],
    met_name: 'Ana Villarin',
    is_signed: true,
    has_place: true,
    photos: [{ photo_id: 3, taken_at: '2026-01-14T01:10:00.000Z', has_place: false }],
  };
  const second = { ...report, outcome: 'SECOND' as const, reported_by: 'Joel Pascua', photos: [] };
  api.replyWith(getVisit, { visit: createVisit({ result: 'FAILED' }), reports: [report, second] });
  api.replyWithFile(downloadVisitPhoto, 'bytes', 'exit.jpg');
  openRemote(() => visitsRoutes(), '/fire', '/fire/request/visits/INS-2026-00001', { session: joel });
  expect(await screen.findByRole('heading', { name: 'Report by Rosa Aquino' })).toBeVisible();
  expect(screen.getByText('Received after another report and not used')).toBeVisible();
  expect(screen.getAllByText('Ana Villarin (signed)')[0]).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Photo 1' })).toHaveAttribute('src', 'blob:photo');
});
