import {
  type ReplyBody,
  getAssessment,
  getCompany,
  getCurrentDue,
  getReference,
  getRenewal,
  listDocuments,
  listOwnerTasks,
  renewAtOnce,
  saveAssessmentDraft,
} from '@ebpls/contracts';
import {
  createOwnedCompany,
  createDocument,
  createAssessment,
  createReference,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ASSESSMENT = '/app/management/companies/assessment';
const ADDRESS = `${ASSESSMENT}/renew/DRAFT-45/SI-000114`;

type Renewal = NonNullable<ReplyBody<typeof getRenewal>['renewal']>;

function createRenewal(overrides: Partial<Renewal> = {}): Renewal {
  return {
    former_year: 2025,
    is_unchanged: true,
    facts: [{ fact: 'address', now: 'Purok 3, Silangan', before: 'Purok 3, Silangan', is_same: true }],
    lines: [
      {
        line: 'L07',
        category: null,
        name: 'Hardware and construction supplies',
        asks_essential: false,
        gross_essential: '0.00',
        gross_non_essential: '240000.00',
      },
    ],
    declared: { payment_mode: 'ANNUAL', total_assets: '150000.00', employees_male: 1, employees_female: 0 },
    stop: 'other_agencies',
    provisional_days: 30,
    ...overrides,
  };
}

function showPage(renewal: Renewal | null, overrides: Parameters<typeof createAssessment>[0] = {}): void {
  api.replyWith(
    getAssessment,
    createAssessment({ assessment_code: 'DRAFT-45', application_type: 'RENEWAL', ...overrides }),
  );
  api.replyWith(getRenewal, { renewal });
}

beforeEach(() => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(listOwnerTasks, { data: [], total: 0, businesses: 0 });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
});

async function sign(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have read and agree to this declaration' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Your full name, as your signature' }),
    'Ernesto C. Villarin',
  );
}

test('only sales and signature are typed; last year’s figures are sent with them and the payment page follows', async () => {
  showPage(createRenewal());
  api.replyWith(renewAtOnce, { assessment_code: 'APP-2026-000300', state: 'FOR_PAYMENT' });
  api.refuseWith(getCurrentDue, { code: 'missing', message: 'Not found.' });
  const router = openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText('You declared ₱240,000.00 last year.')).toBeVisible();
  expect(screen.getByText('same as 2025')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Sales of Hardware/ }), '250,000');
  await sign();
  await userEvent.click(screen.getByRole('button', { name: 'Renew and pay' }));

  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`${ASSESSMENT}/details/currentdue/APP-2026-000300/SI-000114`),
  );
  expect(api.listRequests(renewAtOnce)[0]?.body).toMatchObject({
    payment_mode: 'ANNUAL',
    total_assets: '150000.00',
    employees_male: 1,
    employees_female: 0,
    lines: [{ line: 'L07', gross_essential: '0.00', gross_non_essential: '250,000.00' }],
    signed_name: 'Ernesto C. Villarin',
  });
});

test('a line that the revenue code replaced is named, and another one is chosen on the full form', async () => {
  const replacedLine = {
    was: 'L06',
    was_name: 'Hardware and paint',
    line: 'L07',
    has_one_successor: true,
    options: [{ line: 'L07', name: 'Hardware' }],
  };
  showPage(createRenewal(), {
    replaced_lines: [replacedLine],
    draft: { replaced_lines: [{ was: 'L06', line: 'L07' }] },
  });
  api.replyWith(renewAtOnce, { assessment_code: 'APP-2026-000300', state: 'FOR_PAYMENT' });
  const router = openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Hardware and paint was replaced in the revenue code')).toBeVisible();
  expect(screen.getByText(/Hardware replaces Hardware and paint, so it is already selected/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Choose another line of business' }));
  await waitFor(() => expect(router.state.location.pathname).toContain('/edit/DRAFT-45'));
});

test('sales of last year are named only where they were declared', async () => {
  const renewal = createRenewal();
  showPage({ ...renewal, lines: renewal.lines.map((line) => ({ ...line, had_sales: false })) });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('textbox', { name: /^Sales of Hardware/ })).toBeVisible();
  expect(screen.queryByText(/You declared/)).not.toBeInTheDocument();
});

test('a low gross requires a reason, and is sent with it', async () => {
  showPage(createRenewal());
  api.refuseWith(renewAtOnce, {
    code: 'invalid',
    message: 'The gross fell much since last year.',
    fields: { gross_reason: ['Please explain why your sales are this low.'] },
  });
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Sales of Hardware/ }), '9,000');
  await sign();
  await userEvent.click(screen.getByRole('button', { name: 'Renew and pay' }));

  await userEvent.type(
    await screen.findByRole('textbox', { name: /^What is the reason for the low sales/ }),
    'The road was closed.',
  );
  api.replyWith(renewAtOnce, { assessment_code: 'APP-2026-000300', state: 'SUBMITTED' });
  await userEvent.click(screen.getByRole('button', { name: 'Renew and pay' }));
  await waitFor(() =>
    expect(api.listRequests(renewAtOnce).at(-1)?.body).toMatchObject({ gross_reason: 'The road was closed.' }),
  );
});

test('valid papers are taken over, others are required before sending', async () => {
  const of = { is_mandatory: true, verified_by: ['bplo'] };
  showPage(createRenewal({ stop: 'sampled', provisional_days: null }), {
    requirements: [
      { code: 'R01', name: 'Proof of registration', document: createDocument({ state: 'VALID' }), ...of },
      { code: 'R02', name: 'Basis of the tax', document: null, ...of },
    ],
  });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText('Already on file and still valid: Proof of registration')).toBeVisible();
  expect(screen.getByText('Basis of the tax')).toBeVisible();
  expect(screen.getByText('This business was randomly selected for a check this year.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'File the renewal' })).toHaveAttribute('aria-disabled', 'true');
});

test('a renewal that only waits for a check shows its provisional permit, and leads to the payment', async () => {
  showPage(createRenewal({ stop: 'sampled', provisional_days: 30 }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText(/After payment, you will get a provisional permit valid for 30 days/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Renew and pay' })).toBeEnabled();
});

test('an owner with other changes finds the typed values and the full form open', async () => {
  showPage(createRenewal());
  const router = openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Sales of Hardware/ }), '250,000');
  await userEvent.click(screen.getByRole('button', { name: 'Details have changed: open the full form' }));

  await waitFor(() => expect(router.state.location.pathname).toBe(`${ASSESSMENT}/edit/DRAFT-45/SI-000114`));
  expect(api.listRequests(saveAssessmentDraft).at(-1)?.body).toMatchObject({
    values: { lines: [{ line: 'L07', gross_non_essential: expect.stringContaining('250,000') }] },
  });
});

test.each([
  ['without a permit of last year', null, {}, 'edit'],
  ['with a changed fact', createRenewal({ is_unchanged: false, stop: 'changed', provisional_days: null }), {}, 'edit'],
  ['with other assets typed', createRenewal(), { draft: { total_assets: '160,000.00' } }, 'edit'],
  ['with another worker typed', createRenewal(), { draft: { employees_female: 1 } }, 'edit'],
  ['that was filed', null, { state: 'SUBMITTED' }, 'details'],
] as const)('a renewal %s is shown where it belongs', async (_, renewal, overrides, where) => {
  showPage(renewal, overrides);
  const router = openRemote(createRoutes, '/app', ADDRESS);
  await waitFor(() => expect(router.state.location.pathname).toBe(`${ASSESSMENT}/${where}/DRAFT-45/SI-000114`));
});

test('the measures that the revenue code asks are prefilled from last year and filed with the sales', async () => {
  const createMeasure = (code: string, en: string, of: 'BUSINESS' | 'LINE') => {
    const lines = of === 'LINE' ? ['L07'] : [];
    return {
      code,
      name: { en, fil: en },
      unit: null,
      kind: 'COUNT' as const,
      of,
      lines,
      values: [],
      is_required: true,
    };
  };
  showPage(createRenewal(), {
    measures: [createMeasure('tables', 'Tables', 'LINE'), createMeasure('signs', 'Signs', 'BUSINESS')],
    former_measures: { measures: {}, lines: [{ line: 'L07', measures: { tables: '12' } }] },
  });
  api.refuseWith(renewAtOnce, { code: 'invalid', message: 'Please check your answers.' });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByRole('textbox', { name: 'Tables' })).toHaveValue('12');
  await userEvent.type(screen.getByRole('textbox', { name: /^Sales of Hardware/ }), '250,000');
  await sign();
  await userEvent.click(screen.getByRole('button', { name: 'Renew and pay' }));
  expect(await screen.findByRole('link', { name: 'Fill in “Signs”.' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Signs' }), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Renew and pay' }));
  expect(await screen.findByText('Please check your answers.')).toBeVisible();
  expect(api.listRequests(renewAtOnce)[0]?.body).toMatchObject({
    measures: { signs: '3' },
    lines: [{ line: 'L07', measures: { tables: '12' } }],
  });
});

test('a renewal that claims a relief is filed for review, not for payment', async () => {
  const relief = {
    code: 'SENIOR',
    name: { en: 'Senior citizen', fil: 'Senior citizen' },
    section: '3.09',
    lines: ['L07'],
    figures: [],
  };
  showPage(createRenewal(), { reliefs: [relief] });
  api.refuseWith(renewAtOnce, { code: 'invalid', message: 'Please check your answers.' });
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText(/provisional permit valid for 30 days/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Senior citizen/ }));
  expect(await screen.findByText('You claim an exemption or discount.')).toBeVisible();
  expect(screen.queryByText(/provisional permit valid/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /^Sales of Hardware/ }), '250,000');
  await sign();
  await userEvent.click(screen.getByRole('button', { name: 'File the renewal' }));
  expect(await screen.findByText('Please check your answers.')).toBeVisible();
  expect(api.listRequests(renewAtOnce)[0]?.body).toMatchObject({ exemptions: [{ code: 'SENIOR' }] });
});
