import { type ReplyBody, requestAnotherDay, listVisitsOfApplication } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies/assessment/visits/APP-2026-000211/SI-000114';
type PlannedVisit = ReplyBody<typeof listVisitsOfApplication>['data'][number];
const FIRE: PlannedVisit = {
  inspection_no: 'INS-2026-00001',
  office: 'fire',
  title: 'Bureau of Fire Protection',
  scheduled_at: '2026-01-14T01:30:00.000Z',
  inspectors: 'FO1 Aquino',
  free_days: ['2026-01-13', '2026-01-15'],
};

test('an owner requests one of the days that the office has free', async () => {
  api.replyWith(listVisitsOfApplication, { data: [FIRE] });
  api.replyWith(requestAnotherDay, { inspection_no: FIRE.inspection_no, scheduled_at: '2026-01-15T01:30:00.000Z' });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByRole('heading', { name: 'Visit of Bureau of Fire Protection' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Another date'), '2026-01-15');
  await userEvent.type(screen.getByLabelText('Why are you not available on this date?'), 'We are at a wedding.');
  await userEvent.click(screen.getByRole('button', { name: 'Request this date' }));
  await waitFor(() =>
    expect(api.listRequests(requestAnotherDay)[0]).toMatchObject({
      params: { inspection_no: 'INS-2026-00001' },
      body: { day: '2026-01-15', reason: 'We are at a wedding.' },
    }),
  );
});

test('a refusal of the office is shown at the field of the visit', async () => {
  api.replyWith(listVisitsOfApplication, { data: [FIRE, { ...FIRE, inspection_no: 'INS-2026-00002', office: 'rhu' }] });
  api.refuseWith(requestAnotherDay, {
    code: 'invalid',
    message: 'Please check what you entered.',
    fields: { day: ['The office is not available on this date.'] },
  });
  openRemote(createRoutes, '/app', ADDRESS);
  const [, second] = await screen.findAllByRole('button', { name: 'Request this date' });
  await userEvent.click(second as HTMLElement);
  await waitFor(() =>
    expect(screen.getAllByLabelText('Another date')[1]).toHaveAccessibleDescription(/is not available on this date/),
  );
  expect(screen.getAllByLabelText('Another date')[0]).not.toHaveAccessibleDescription(/is not available/);
});

test('a visit that was moved before stays, and without a visit the page shows so', async () => {
  api.replyWith(listVisitsOfApplication, { data: [{ ...FIRE, free_days: [] }] });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText(/This date is final/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request this date' })).not.toBeInTheDocument();
});
