import {
  fileProof,
  getCompany,
  getDeficiency,
  listCompanyAssessments,
  listCompanySanctions,
  type ReplyBody,
  sendProofFile,
} from '@ebpls/contracts';
import { createFakeApi, createOwnedCompany, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ASSESSMENT = '/app/management/companies/assessment';
type Year = ReplyBody<typeof getDeficiency>;

const aYear = (overrides: Partial<Year> = {}): Year => ({
  assessment_code: 'APP-2026-000211',
  company_code: 'SI-000114',
  company_name: 'Baybayin Grocery',
  tax_year: 2026,
  state: 'PENDING',
  deficiency_no: null,
  due_on: '2026-05-20',
  entered_at: null,
  amount: null,
  name: 'Deficiency business tax',
  proof: 'Income tax return of the year before',
  ordinance_section: '23',
  opens_on: '2026-04-15',
  lines: [
    {
      line: 'G-01',
      name: 'Grocery',
      has_essential: false,
      declared_non_essential: '1200000.00',
      declared_essential: '0.00',
      proved_non_essential: null,
      proved_essential: null,
    },
  ],
  tax_billed: '24000.00',
  result: null,
  revision: 0,
  reason: '',
  entered_by: null,
  file_name: null,
  decided_by: null,
  decided_at: null,
  top_no: null,
  acts: ['file'],
  blocked: null,
  ...overrides,
});
const A_RESULT = {
  tax_proved: '36000.00',
  amount: '12000.00',
  surcharge: '0.00',
  interest: '0.00',
  total: '12000.00',
  reason: 'Based on the sales proved, the tax for the year is ₱36,000.00.',
};
const openProof = () => openRemote(createRoutes, '/app', `${ASSESSMENT}/proof/APP-2026-000211/SI-000114`);
const RETURN = new File(['%PDF-'], 'itr.pdf', { type: 'application/pdf' });

test('the record of a business leads to the proof that its year requires', async () => {
  const proof_of_sales = {
    assessment_code: 'APP-2026-000211',
    tax_year: 2026,
    state: 'PENDING' as const,
    proof: 'Income tax return of the year before',
    due_on: '2026-05-20',
  };
  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE', proof_of_sales }));
  api.replyWith(listCompanyAssessments, { data: [] });
  api.replyWith(listCompanySanctions, { data: [] });
  openRemote(createRoutes, '/app', `${ASSESSMENT}/SI-000114`);
  expect(await screen.findByText('Proof of sales 2026: due 20 May 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'File the proof' })).toHaveAttribute(
    'href',
    `${ASSESSMENT}/proof/APP-2026-000211/SI-000114`,
  );
});

test('a business without one is offered nothing', async () => {
  api.replyWith(getCompany, createOwnedCompany({ state: 'ACTIVE' }));
  api.replyWith(listCompanyAssessments, { data: [] });
  api.replyWith(listCompanySanctions, { data: [] });
  openRemote(createRoutes, '/app', `${ASSESSMENT}/SI-000114`);
  expect(await screen.findByRole('heading', { name: 'This business' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'File the proof' })).not.toBeInTheDocument();
});

test('the owner enters the sales of the return and adds its file', async () => {
  api.replyWith(getDeficiency, aYear());
  api.replyWith(fileProof, aYear({ state: 'FILED', revision: 1 }));
  api.replyWith(sendProofFile, aYear({ state: 'FILED', revision: 2, file_name: 'itr.pdf' }));
  openProof();
  expect(await screen.findByText('Please file the proof of sales, due 20 May 2026')).toBeVisible();
  expect(screen.getByText('You declared ₱1,200,000.00.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Sales: Grocery'), '2,000,000');
  await userEvent.upload(screen.getByLabelText(/^Income tax return/), RETURN);
  await userEvent.click(screen.getByRole('button', { name: 'File the proof' }));
  await waitFor(() => expect(api.listRequests(sendProofFile)).toHaveLength(1));
  expect(api.listRequests(fileProof)[0]?.body).toEqual({
    revision: 0,
    lines: [{ line: 'G-01', gross_non_essential: '2000000.00', gross_essential: '0.00' }],
  });
});

test('a wrong figure is refused at its field, and what was typed stays', async () => {
  api.replyWith(getDeficiency, aYear());
  openProof();
  const sales = await screen.findByLabelText('Sales: Grocery');
  await userEvent.type(sales, 'two million');
  await userEvent.click(screen.getByRole('button', { name: 'File the proof' }));
  await waitFor(() => expect(sales).toBeInvalid());
  expect(sales).toHaveValue('two million');
  expect(api.listRequests(fileProof)).toEqual([]);
});

test('an ordered difference leads to its payment, and nothing can be filed any more', async () => {
  const decision = { amount: '12000.00', top_no: 'TOP-2026-000009', acts: [], result: A_RESULT, revision: 2 };
  api.replyWith(getDeficiency, aYear({ state: 'ORDERED', ...decision }));
  openProof();
  expect(
    await screen.findByText('A deficiency of ₱12,000.00 was added to order of payment TOP-2026-000009'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'View amounts due' })).toHaveAttribute(
    'href',
    `${ASSESSMENT}/details/currentdue/APP-2026-000211/SI-000114`,
  );
  expect(screen.queryByRole('button', { name: /proof/ })).not.toBeInTheDocument();
});
