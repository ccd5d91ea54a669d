import {
  discardCompany,
  getCompany,
  getReference,
  listCompanyAssessments,
  listMyCompanies,
  registerCompany,
  saveCompanyDraft,
} from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import {
  createBusinessForm,
  createOwnedCompany,
  createReference,
  type CompanyInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies/edit/SI-000141';
const SAVED_AT = '2026-01-12T02:42:00.000Z';

function createDraft(overrides: Partial<CompanyInput> = {}): CompanyInput {
  return createOwnedCompany({
    company_code: 'SI-000141',
    company_name: '',
    is_draft: true,
    form: null,
    can_request: [],
    ...overrides,
  });
}

beforeEach(() => {
  api.replyWith(getReference, createReference());
  api.replyWith(saveCompanyDraft, { saved_at: SAVED_AT, draft_revision: 1 });
});

test('an empty step reports every missing answer in a summary and at its field', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', ADDRESS);

  await userEvent.click(await screen.findByRole('radio', { name: /Sole proprietor/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Enter the business name.' })).toHaveAttribute(
    'href',
    '#company_name',
  );
  expect(within(summary).getByRole('link', { name: 'Enter the TIN.' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Business name' })).toBeInvalid();
  expect(summary).toHaveFocus();
});

test('facts of the account are filled in for its owner', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('radio', { name: /Sole proprietor/ }));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Nena');
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Santos');
  await userEvent.click(screen.getByRole('link', { name: 'Contacts' }));
  expect(await screen.findByRole('textbox', { name: 'Mobile number' })).toHaveValue('0917 123 4567');
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nena@example.com');
});

test('a business without delivery vehicles leaves their numbers at 0', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', `${ADDRESS}?step=people`);
  expect(await screen.findByRole('textbox', { name: 'Delivery vans and trucks' })).toHaveValue('0');
  expect(screen.getByRole('textbox', { name: 'Delivery motorcycles' })).toHaveValue('0');
  expect(screen.getByRole('textbox', { name: 'Female employees' })).toHaveValue('');
});

test('every empty field of the place is reported at once, in page order, each by its name, before any choice is made', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', `${ADDRESS}?step=place`);

  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Choose the barangay.',
    'Enter the street, lot and block, or purok.',
    'Put the pin on the map, or enter the latitude.',
    'Put the pin on the map, or enter the longitude.',
    'Enter the floor area in square meters.',
    'Choose who owns the premises.',
  ]);
  expect(document.title).toMatch(/^Error: Address and place/);
});

test('a TIN, an area and a rental are accepted as people write them', async () => {
  api.replyWith(getCompany, createDraft({ draft: { place: { ...createBusinessForm().place, premises: 'RENTED' } } }));
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('radio', { name: /Sole proprietor/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'TIN' }), '123456789000{Tab}');
  expect(screen.getByRole('textbox', { name: 'TIN' })).toHaveValue('123-456-789-000');
  await userEvent.click(screen.getByRole('link', { name: 'Address and place' }));
  const area = await screen.findByRole('textbox', { name: 'Floor area in square meters' });
  await userEvent.clear(area);
  await userEvent.type(area, '24 sqm{Tab}');
  expect(area).toHaveValue('24');
  await userEvent.type(screen.getByRole('textbox', { name: 'Monthly rental' }), 'P8k{Tab}');
  expect(screen.getByRole('textbox', { name: 'Monthly rental' })).toHaveValue('8,000.00');
  await waitFor(
    () =>
      expect(api.listRequests(saveCompanyDraft).at(-1)?.body).toMatchObject({
        section: 'place',
        values: { business_area_sqm: 24, monthly_rental: '8,000.00' },
      }),
    { timeout: 5_000 },
  );
});

test('typed values are saved on the server when the step is left, and return after a reload', async () => {
  api.replyWith(
    getCompany,
    createDraft({
      draft: {
        contacts: {
          mobile: '0917 123 4567',
          email: 'nena@example.com',
          owner_address: 'Purok 3',
          emergency_name: 'Luz',
          emergency_mobile: '09171234568',
        },
      },
    }),
  );
  const router = openRemote(createRoutes, '/app', `${ADDRESS}?step=contacts`);

  expect(await screen.findByRole('textbox', { name: 'Mobile number' })).toHaveValue('0917 123 4567');
  await userEvent.type(screen.getByRole('textbox', { name: 'Emergency contact' }), ' Villarin');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await waitFor(() => expect(router.state.location.search).toBe('?step=people'));
  await waitFor(() => expect(api.listRequests(saveCompanyDraft)).toHaveLength(1));
  expect(api.listRequests(saveCompanyDraft)[0]?.body).toMatchObject({
    section: 'contacts',
    values: { emergency_name: 'Luz Villarin' },
  });
  // The note is rendered again with the next step, so the test retries until the step has settled.
  await waitFor(() => expect(screen.getByText(/Saved 10:42 AM/)).toBeVisible());
});

test('a registered business is opened with the date of its last save', async () => {
  api.replyWith(getCompany, createOwnedCompany({ company_code: 'SI-000141', saved_at: SAVED_AT }));
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Saved 12 Jan 2026, 10:42 AM')).toBeVisible();
});

test('a failed save is shown and nothing typed is lost', async () => {
  api.replyWith(getCompany, createDraft());
  api.failOffline(saveCompanyDraft);
  openRemote(createRoutes, '/app', `${ADDRESS}?step=people`);

  await userEvent.type(await screen.findByRole('textbox', { name: 'Female employees' }), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));

  expect(
    await screen.findByText('You are offline. Your answers will be saved when you are online again.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Employees and vehicles' }));
  expect(await screen.findByRole('textbox', { name: 'Female employees' })).toHaveValue('3');
});

test('the line of business is found by an everyday word, misspelled too; without one, the field explains how to continue', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', `${ADDRESS}?step=activity`);
  const box = await screen.findByRole('combobox', { name: 'Line of business' });
  const listChoices = () => within(screen.getByRole('listbox')).getAllByRole('option');

  await userEvent.type(box, 'paninda');
  expect(listChoices().map(({ textContent }) => textContent)).toEqual(['General merchandisePSIC 47190 · paninda']);
  await userEvent.clear(box);
  await userEvent.type(box, 'simento{Enter}');
  expect(box).toHaveValue('Hardware and construction supplies');

  await userEvent.clear(box);
  await userEvent.type(box, 'zzzz');
  expect(screen.getByText(/^No match. Try another common word, like tindahan/)).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'Show the whole list' }));
  expect(listChoices()).toHaveLength(3);
});

test('the main line is a choice only among several lines', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', `${ADDRESS}?step=activity`);
  await userEvent.click(await screen.findByRole('button', { name: 'Add another line of business' }));
  expect(
    screen.getAllByRole('radio', { name: 'This is the main line of business' }).map((mark) => mark.matches(':checked')),
  ).toEqual([true, false]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove this line of business' })[0] as HTMLElement);
  expect(screen.queryByRole('radio', { name: 'This is the main line of business' })).not.toBeInTheDocument();
});

test('who has no employees is not asked how many of them live in the municipality', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', `${ADDRESS}?step=people`);
  const residents = 'Female employees who live in the municipality';
  await userEvent.type(await screen.findByRole('textbox', { name: 'Female employees' }), '0');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: residents })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /^Male employees who live/ })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Male employees' }), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What the business does' })).toBeVisible();
  expect(api.listRequests(saveCompanyDraft).at(-1)?.body).toMatchObject({
    values: { employees_female: 0, residents_female: 0, employees_male: 0, residents_male: 0 },
  });
  await userEvent.click(screen.getByRole('link', { name: 'Employees and vehicles' }));
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Female employees' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Female employees' }), '2');
  expect(await screen.findByRole('textbox', { name: residents })).toHaveValue('');
});

test('the owner’s address is filled in from that of the business by one press', async () => {
  api.replyWith(getCompany, createDraft({ draft: { place: createBusinessForm().place } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=contacts`);
  await userEvent.click(await screen.findByRole('button', { name: 'Use the address of the business' }));
  expect(screen.getByRole('textbox', { name: 'Home or office address of the owner' })).toHaveValue(
    'Purok 3, Silangan, San Isidro, Maligaya',
  );
  expect(screen.queryByRole('button', { name: 'Use the address of the business' })).not.toBeInTheDocument();
});

test('more residents than workers is reported at the residents', async () => {
  api.replyWith(getCompany, createDraft({ draft: { people: { ...createBusinessForm().people, residents_male: 5 } } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=people`);

  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

  expect(
    await screen.findByRole('link', {
      name: 'Male employees who live in the municipality: The number of resident employees cannot exceed the number of employees.',
    }),
  ).toHaveAttribute('href', '#residents_male');
});

test('a line of business is found by a part of its name and brings its counted units', async () => {
  api.replyWith(getCompany, createDraft());
  openRemote(createRoutes, '/app', `${ADDRESS}?step=activity`);

  await userEvent.type(await screen.findByRole('combobox', { name: 'Line of business' }), 'fuel');
  await userEvent.click(await screen.findByRole('option', { name: /Fuel station/ }));

  expect(await screen.findByRole('textbox', { name: 'Fuel nozzles (optional)' })).toBeVisible();
});

test('the same line twice is reported', async () => {
  const { activity } = createBusinessForm();
  const repeatedLines = [
    { line: 'L07', products: '', is_principal: true },
    { line: 'L07', products: '', is_principal: false },
  ];
  api.replyWith(getCompany, createDraft({ draft: { activity: { ...activity, lines: repeatedLines } } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=activity`);

  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));

  expect(await screen.findByRole('link', { name: 'List each line of business only once.' })).toHaveAttribute(
    'href',
    '#lines.0.line',
  );
});

test('the pin can be typed instead of dragged', async () => {
  api.replyWith(
    getCompany,
    createDraft({ draft: { place: { ...createBusinessForm().place, geo_lat: undefined, geo_lng: undefined } } }),
  );
  openRemote(createRoutes, '/app', `${ADDRESS}?step=place`);

  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText('Put the pin on the map, or enter the latitude.')).not.toHaveLength(0);

  await userEvent.type(screen.getByRole('textbox', { name: 'Latitude' }), '15.52');
  await userEvent.type(screen.getByRole('textbox', { name: 'Longitude' }), '120.95{Tab}');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

  await waitFor(() =>
    expect(api.listRequests(saveCompanyDraft).at(-1)?.body).toMatchObject({
      section: 'place',
      values: { geo_lat: 15.52, geo_lng: 120.95 },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Contacts' })).toBeVisible();
});

test('a pin in another barangay is shown with both ways to correct it, and blocks nothing', async () => {
  // The company declares Silangan, and the pin lies in Poblacion 1.
  api.replyWith(
    getCompany,
    createDraft({ draft: { place: { ...createBusinessForm().place, geo_lat: 15.5, geo_lng: 120.85 } } }),
  );
  const router = openRemote(createRoutes, '/app', `${ADDRESS}?step=place`);

  expect(await screen.findByText(/^The pin is in Barangay Poblacion 1, but you chose Barangay Silangan/)).toBeVisible();
  expect(screen.getByText('The pin is in Barangay Poblacion 1 (15.5, 120.85).')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move the pin to Barangay Silangan' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Or keep both and explain why/ }), 'This side of the road');
  expect(screen.getByRole('textbox', { name: /^Or keep both and explain why/ })).toHaveValue('This side of the road');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=contacts'));

  await screen.findByRole('heading', { name: 'Contacts' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Barangay Poblacion 1' }));
  expect(screen.queryByText(/but you chose/)).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Barangay' })).toHaveValue('Poblacion 1');
});

test('the check page shows a pin and a barangay that disagree, with the reason, above all folded parts', async () => {
  const { place } = createBusinessForm();
  const misplacedPin = { ...place, geo_lat: 15.5, geo_lng: 120.85, pin_remark: 'This side of the road is Silangan' };
  api.replyWith(getCompany, createDraft({ draft: { ...createBusinessForm(), place: misplacedPin } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=check`);

  expect(await screen.findByText(/^The pin is in Barangay Poblacion 1, but you chose Barangay Sil/)).toBeVisible();
  expect(
    screen.getByText('Reason for keeping both the pin and the barangay: This side of the road is Silangan'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the place on the map' })).toHaveAttribute(
    'href',
    `${ADDRESS}?step=place`,
  );
  expect(screen.getByRole('button', { name: 'Register the business' })).toBeEnabled();
});

test('a complete form is registered from the check page', async () => {
  api.replyWith(getCompany, createDraft({ draft: { ...createBusinessForm() }, company_name: 'Matibay Hardware' }));
  api.replyWith(listCompanyAssessments, { data: [] });
  api.replyWith(registerCompany, {
    company_code: 'SI-000141',
    has_similar: true,
  });
  const router = openRemote(createRoutes, '/app', `${ADDRESS}?step=check`);

  expect(await screen.findByText('Hardware and construction supplies · Nails and cement')).toBeVisible();
  expect(screen.getByText('₱750,000.00')).toBeVisible();
  expect(screen.getByText('Silangan')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Register the business' }));

  await waitFor(() => expect(api.listRequests(registerCompany)).toHaveLength(1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/management/companies/assessment/SI-000141'));
  expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([
    expect.stringContaining('contact the licensing office before you apply'),
  ]);
});

test('the registration of a new business leads to its application, with the number of the business', async () => {
  const requests = [{ application_type: 'NEW' as const, tax_year: 2026 }];
  api.replyWith(getCompany, () =>
    api.listRequests(registerCompany).length === 0
      ? createDraft({ draft: { ...createBusinessForm() } })
      : createOwnedCompany({
          company_code: 'SI-000141',
          company_name: 'Matibay Hardware',
          state: 'PROSPECT',
          applications: [],
          can_request: requests,
        }),
  );
  api.replyWith(registerCompany, { company_code: 'SI-000141', has_similar: true });
  const router = openRemote(createRoutes, '/app', `${ADDRESS}?step=check`);
  await userEvent.click(await screen.findByRole('button', { name: 'Register the business' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/app/management/companies/assessment/request/SI-000141'),
  );
  expect(await screen.findByText('Matibay Hardware is registered. Its number is SI-000141.')).toBeVisible();
  expect(screen.getByText(/contact the licensing office before you apply/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start the application' })).toBeVisible();
});

test('an unfinished step prevents the registration and is named', async () => {
  api.replyWith(getCompany, createDraft({ draft: { ...createBusinessForm(), contacts: {} } }));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=check`);

  expect(await screen.findByText('Some steps are not finished. Please open and complete each of them.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Register the business' }));
  expect(api.listRequests(registerCompany)).toHaveLength(0);
});

test('a refusal of the server leads to its step and is shown at its field', async () => {
  api.replyWith(getCompany, createDraft({ draft: { ...createBusinessForm() } }));
  api.refuseWith(registerCompany, {
    code: 'conflict',
    message: 'This registration number is taken.',
    fields: { 'identity.registration_no': ['This registration number is taken.'] },
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=check`);

  await userEvent.click(await screen.findByRole('button', { name: 'Register the business' }));
  await userEvent.click(await screen.findByRole('link', { name: 'This registration number is taken.' }));

  expect(await screen.findByRole('textbox', { name: 'DTI registration number' })).toBeInvalid();
  expect(screen.getByRole('link', { name: 'This registration number is taken.' })).toHaveAttribute(
    'href',
    '#registration_no',
  );
});

test('a draft is discarded only after a confirmation', async () => {
  api.replyWith(getCompany, createDraft());
  api.replyWith(listMyCompanies, { data: [], next_cursor: null });
  api.replyWith(discardCompany, undefined);
  const router = openRemote(createRoutes, '/app', `${ADDRESS}?step=check`);

  await userEvent.click(await screen.findByRole('button', { name: 'Delete this registration' }));
  expect(api.listRequests(discardCompany)).toHaveLength(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete this registration' }));

  await waitFor(() => expect(api.listRequests(discardCompany)).toHaveLength(1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/management/companies'));
});

test('details under check by an office are locked, with the reason', async () => {
  api.replyWith(getCompany, createOwnedCompany({ company_code: 'SI-000141', is_editable: false }));
  openRemote(createRoutes, '/app', ADDRESS);

  expect(await screen.findByText('These details cannot be changed now')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
