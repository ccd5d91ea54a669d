import { getCompany, getReference, saveCompanyDraft } from '@ebpls/contracts';
import {
  createBusinessForm,
  createOwnedCompany,
  createReference,
  type CompanyInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies/edit/SI-000141';

const createDraft = (overrides: Partial<CompanyInput> = {}): CompanyInput =>
  createOwnedCompany({
    company_code: 'SI-000141',
    company_name: '',
    is_draft: true,
    form: null,
    can_request: [],
    ...overrides,
  });

beforeEach(() => {
  api.replyWith(getReference, createReference());
  api.replyWith(saveCompanyDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
  // A phone, whose screen has no space for the part beside the page.
  window.matchMedia = ((media: string) => ({
    matches: true,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

const pressContinue = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const getPart = () => screen.getByRole('region', { name: /^Part \d of \d$/ });

test('a step is divided into screens, each checked alone, and typed values stay from one to the next and back', async () => {
  api.replyWith(getCompany, createDraft());
  const router = openRemote(createRoutes, '/app', ADDRESS);

  await pressContinue();
  expect(await screen.findByRole('link', { name: 'Choose the form of organization.' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Sole proprietor/ }));
  expect(screen.queryByRole('textbox', { name: 'Business name' })).not.toBeInTheDocument();
  await pressContinue();
  await waitFor(() => expect(router.state.location.search).toBe('?step=identity&screen=2'));
  await waitFor(() => expect(getPart()).toHaveAccessibleName('Part 2 of 3'));
  expect(getPart()).toHaveFocus();
  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(path.getByText('Part 2 of 3')).toBeVisible();
  expect(path.queryByText(/^Step/)).not.toBeInTheDocument();

  await userEvent.type(screen.getByRole('textbox', { name: 'Business name' }), 'Matibay Hardware');
  await pressContinue();
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Enter the registration number.', 'Enter the date of the registration.', 'Enter the TIN.']);

  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Sole proprietor/ })).toBeChecked());
  await pressContinue();
  expect(await screen.findByRole('textbox', { name: 'Business name' })).toHaveValue('Matibay Hardware');
});

test('optional fields are folded until one of them has an answer or an error', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', `${ADDRESS}?step=contacts`);
  const email = await screen.findByLabelText(/^E-mail of the contact/);
  expect(email).not.toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Emergency contact' })).toBeVisible();
  const [, fold] = screen.getAllByText('More, if you have them');
  await userEvent.click(fold as HTMLElement);
  expect(email).toBeVisible();
  cleanup();

  const contacts = { ...createBusinessForm().contacts, telephone: '(054) 511 2233', emergency_email: '' };
  api.replyWith(getCompany, createDraft({ draft: { contacts } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=contacts`);
  expect(await screen.findByRole('textbox', { name: /^Telephone/ })).toBeVisible();
  expect(screen.getByLabelText(/^E-mail of the contact/)).not.toBeVisible();
});

test('a form of another kind than a sole proprietor has no owner’s fields', async () => {
  api.replyWith(getCompany, createDraft({ draft: { identity: { org_type: 'CORPORATION' } } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=identity&screen=3`);
  expect(await screen.findByRole('textbox', { name: 'Registered name' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
});

test('the last screen lists the errors on every screen of its step and links to them', async () => {
  const { place } = createBusinessForm();
  api.replyWith(getCompany, createDraft({ draft: { place: { ...place, street: '', premises: 'OWNED' } } }));
  const router = openRemote(createRoutes, '/app', `${ADDRESS}?step=place&screen=9`);
  expect(await screen.findByRole('textbox', { name: 'Floor area in square meters' })).toBeVisible();
  await pressContinue();
  await userEvent.click(await screen.findByRole('link', { name: 'Enter the street, lot and block, or purok.' }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=place'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Street, lot and block, or purok' })).toHaveFocus());
});

test('a pin outside the chosen barangay is reported once, below the map on the screen of the address', async () => {
  const place = { ...createBusinessForm().place, geo_lat: 15.5, geo_lng: 120.85 };
  api.replyWith(getCompany, createDraft({ draft: { place } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=place`);
  expect(await screen.findByRole('combobox', { name: 'Barangay' })).toBeVisible();
  expect(await screen.findAllByText(/but you chose Barangay Silangan/)).toHaveLength(1);
});
