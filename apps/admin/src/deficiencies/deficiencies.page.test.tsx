import {
  decideDeficiency,
  getDeficiency,
  listDeficiencies,
  recordProof,
  type ReplyBody,
  sendProofFile,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const DEFICIENCIES = '/administrator/treasury/deficiencies';
const session = createUser({ roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] });
const notices = () => useNotices.getState().notices.map(({ text }) => text);
type Year = ReplyBody<typeof getDeficiency>;

const aYear = (overrides: Partial<Year> = {}): Year => ({
  assessment_code: 'APP-2026-000211',
  company_code: 'TB-000301',
  company_name: 'Baybayin Grocery',
  tax_year: 2026,
  state: 'FILED',
  deficiency_no: 'DEF-2026-000001',
  due_on: '2026-05-20',
  entered_at: '2026-05-04T02:00:00.000Z',
  amount: null,
  name: 'Deficiency business tax',
  proof: 'Income tax return of the year before',
  ordinance_section: '23',
  opens_on: '2026-04-15',
  lines: [
    {
      line: 'G-01',
      name: 'Grocery',
      has_essential: true,
      declared_non_essential: '1200000.00',
      declared_essential: '0.00',
      proved_non_essential: '2000000.00',
      proved_essential: '0.00',
    },
  ],
  tax_billed: '24000.00',
  result: {
    tax_proved: '36000.00',
    amount: '12000.00',
    surcharge: '0.00',
    interest: '0.00',
    total: '12000.00',
    reason: 'Based on the sales proved, the tax for the year is ₱36,000.00.',
  },
  revision: 2,
  reason: '',
  entered_by: 'Katrina Quijano',
  file_name: 'itr.pdf',
  decided_by: null,
  decided_at: null,
  top_no: null,
  acts: [],
  blocked: null,
  ...overrides,
});
const openOne = () => openRemote(createRoutes, '/administrator', `${DEFICIENCIES}/APP-2026-000211`, { session });

test('the list shows proofs to review, and each leads to its page', async () => {
  api.replyWith(listDeficiencies, { data: [aYear()], next_cursor: null });
  openRemote(createRoutes, '/administrator', DEFICIENCIES, { session });
  const table = await screen.findByRole('table', { name: 'Deficiencies' });
  expect(within(table).getByRole('link', { name: 'Baybayin Grocery' })).toHaveAttribute(
    'href',
    `${DEFICIENCIES}/APP-2026-000211`,
  );
  expect(within(table).getByText('To review')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /Proof pending/ }));
  await waitFor(() => expect(api.listRequests(listDeficiencies).at(-1)?.query).toMatchObject({ state: 'pending' }));
});

test('the treasurer compares both figures and adds the difference to the order', async () => {
  api.replyWith(getDeficiency, aYear({ acts: ['decide'] }));
  api.replyWith(decideDeficiency, aYear({ state: 'ORDERED', top_no: 'TOP-2026-000009' }));
  openOne();
  const table = await screen.findByRole('table', { name: 'Sales by line of business' });
  expect(within(table).getByText('₱1,200,000.00')).toBeVisible();
  expect(within(table).getByText('₱2,000,000.00')).toBeVisible();
  expect(screen.getByText('₱12,000.00')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add to the order of payment' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/₱12,000.00 is due today/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add to the order of payment' }));
  await waitFor(() =>
    expect(notices()).toContain('The deficiency was added to the order of payment, and the owner was notified.'),
  );
  expect(api.listRequests(decideDeficiency)[0]?.body).toEqual({ revision: 2 });
});

test('without a difference the case is closed', async () => {
  const result = { ...aYear().result, tax_proved: '20000.00', amount: '0.00', total: '0.00' } as Year['result'];
  api.replyWith(getDeficiency, aYear({ acts: ['decide'], result }));
  api.replyWith(decideDeficiency, aYear({ state: 'CLOSED', amount: '0.00' }));
  openOne();
  await userEvent.click(await screen.findByRole('button', { name: 'Close without a deficiency' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close without a deficiency' }));
  await waitFor(() => expect(api.listRequests(decideDeficiency)).toHaveLength(1));
});

test('who entered the sales reads that another officer decides', async () => {
  const why_another = 'You entered these sales, so another treasury officer must decide on them.';
  api.replyWith(getDeficiency, aYear({ why_another }));
  openOne();
  expect(await screen.findByText(why_another)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to the order of payment' })).not.toBeInTheDocument();
});

test('a cashier enters the sales of a walk-in, and what is wrong is shown at its figure', async () => {
  const pending = aYear({ state: 'PENDING', result: null, revision: 0, deficiency_no: null, acts: ['record'] });
  api.replyWith(getDeficiency, pending);
  api.replyWith(recordProof, aYear());
  openOne();
  await userEvent.click(await screen.findByRole('button', { name: 'Enter the sales' }));
  const dialog = await screen.findByRole('dialog');
  const sales = within(dialog).getByLabelText('Sales: Grocery');
  await userEvent.clear(sales);
  await userEvent.type(sales, 'a lot');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sales).toBeInvalid());
  expect(sales).toHaveValue('a lot');
  await userEvent.clear(sales);
  await userEvent.type(sales, '2,000,000');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notices()).toContain('The sales were saved. A treasury officer will review them.'));
  expect(api.listRequests(recordProof)[0]?.body).toEqual({
    revision: 0,
    reason: '',
    lines: [{ line: 'G-01', gross_non_essential: '2000000.00', gross_essential: '0.00' }],
  });
});

test('the file of a walk-in is added until the decision', async () => {
  api.replyWith(getDeficiency, aYear({ file_name: null, acts: ['send_file'] }));
  api.replyWith(sendProofFile, aYear());
  openOne();
  const file = new File(['%PDF-'], 'itr.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText(/Add the file/), file);
  await waitFor(() => expect(notices()).toContain('The file was added.'));
});
