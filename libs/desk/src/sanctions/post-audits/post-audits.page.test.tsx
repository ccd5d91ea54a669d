import { type ReplyBody, listPostAudits, markPostAudit } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { postAuditsRoute } from '../../routes.ts';

const api = createFakeApi();
const aRow = (overrides: Partial<ReplyBody<typeof markPostAudit>> = {}): ReplyBody<typeof markPostAudit> => ({
  assessment_code: 'APP-2026-000045',
  company_code: 'SI-000134',
  company_name: 'Munting Butik',
  ground: 'GROSS_FELL',
  drawn_on: '2026-01-12',
  state: 'OPEN',
  finding: '',
  looked_by: null,
  looked_at: null,
  ...overrides,
});
const openPage = () => openRemote(() => [postAuditsRoute()], '/bplo', '/bplo/request/post-audits');

test('a renewal that a rule approved is marked with the finding', async () => {
  api.replyWith(listPostAudits, { data: [aRow()] });
  api.replyWith(markPostAudit, aRow({ state: 'WRONG' }));
  openPage();
  expect((await screen.findAllByText(/Sales lower than last year/))[0]).toBeVisible();
  const [link] = screen.getAllByRole('link', { name: 'APP-2026-000045' });
  expect(link).toHaveAttribute('href', '/bplo/request/clearances?view=all&case=APP-2026-000045&pane=case');
  const [wrong] = screen.getAllByRole('button', { name: 'Incorrect: Munting Butik' });
  await userEvent.click(wrong ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'It sells liquor now.');
  await userEvent.click(dialog.getByRole('button', { name: 'Incorrect' }));
  await waitFor(() =>
    expect(api.listRequests(markPostAudit)[0]?.body).toEqual({ outcome: 'WRONG', finding: 'It sells liquor now.' }),
  );
});

test('a finished audit shows by whom, and cannot be marked again', async () => {
  api.replyWith(listPostAudits, {
    data: [
      aRow({
        state: 'RIGHT',
        finding: 'As declared.',
        looked_by: 'Celia Tolentino',
        looked_at: '2026-01-13T02:00:00.000Z',
      }),
    ],
  });
  openPage();
  expect((await screen.findAllByText('As declared.'))[0]).toBeVisible();
  expect(screen.getAllByText(/Celia Tolentino/)[0]).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
