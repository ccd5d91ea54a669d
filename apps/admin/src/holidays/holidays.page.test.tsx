import { checkHolidays, type HolidaysOfYear, type HolidayInput, listHolidays, saveHolidays } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser, getDayBox, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const openPage = () =>
  openRemote(createRoutes, '/administrator', '/administrator/settings/holidays?year=2027', { session });

const NEW_YEAR: HolidayInput = { day: '2027-01-01', name: 'New Year’s Day', kind: 'REGULAR' };
const year = (list: Partial<HolidaysOfYear>): HolidaysOfYear => ({
  year: 2027,
  years: [2026, 2027],
  days: [],
  proposed: [],
  ...list,
});
const EFFECT_REPLY = {
  later: 1,
  earlier: 0,
  rows: [{ assessment_code: 'APP-2027-000001', company_name: 'Aling Nena', before: '2027-05-19', after: '2027-05-20' }],
};

test('a year without a list gets the national days as a proposal; the effect of another day is shown before it is saved', async () => {
  api.replyWith(listHolidays, year({ proposed: [NEW_YEAR] }));
  api.replyWith(checkHolidays, EFFECT_REPLY);
  api.replyWith(saveHolidays, EFFECT_REPLY);
  openPage();
  const person = userEvent.setup();
  expect(await screen.findByText(/There is no list for 2027 yet/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add a holiday' }));
  const addedRow = within(screen.getByRole('group', { name: 'Holiday 2' }));
  await person.type(getDayBox('Date', addedRow), '2027-05-15');
  await person.type(addedRow.getByLabelText('Name'), 'Feast of San Isidro');
  await person.click(screen.getByRole('button', { name: 'Preview changes' }));

  expect(
    await screen.findByText(/that will move to a later date: 1\. Deadlines that will move to an earlier date: 0/),
  ).toBeVisible();
  expect(screen.getByText('Aling Nena')).toBeVisible();
  expect(api.listRequests(saveHolidays)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Save the 2027 list' }));
  await waitFor(() => expect(api.listRequests(saveHolidays)).toHaveLength(1));
  expect(api.listRequests(saveHolidays)[0]).toMatchObject({
    body: { days: [NEW_YEAR, { day: '2027-05-15', name: 'Feast of San Isidro', kind: 'LOCAL' }] },
  });
  expect(useNotices.getState().notices.map(({ text }) => text)).toContain('The list of holidays for 2027 was saved.');
});

test('a checked list cannot be saved once a field changes', async () => {
  api.replyWith(listHolidays, year({ days: [NEW_YEAR] }));
  api.replyWith(checkHolidays, { later: 0, earlier: 0, rows: [] });
  openPage();
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Preview changes' }));
  expect(await screen.findByText(/No current deadlines will change/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove: New Year’s Day' }));
  expect(screen.queryByRole('button', { name: 'Save the 2027 list' })).toBeNull();
});

test('a special working day is not counted among the days when the offices are closed', async () => {
  const edsa: HolidayInput = { day: '2027-02-25', name: 'EDSA Anniversary', kind: 'SPECIAL_WORKING' };
  api.replyWith(listHolidays, year({ days: [NEW_YEAR, edsa] }));
  openPage();
  expect(await screen.findByText('Offices closed: 1 day · Offices open: 1 special working day')).toBeVisible();
  expect(
    screen.getByText(/^Days when the offices are closed, and special working days when they are open/),
  ).toBeVisible();
});

test('each day is a line that opens; a new day and one with an error have their fields', async () => {
  const eve: HolidayInput = { day: '2027-12-24', name: 'Christmas Eve', kind: 'SPECIAL_NON_WORKING' };
  api.replyWith(listHolidays, year({ days: [NEW_YEAR, eve] }));
  openPage();
  const person = userEvent.setup();
  const list = within(await screen.findByRole('list', { name: 'Holidays of 2027' }));
  expect(list.getAllByRole('listitem')[1]).toHaveTextContent(/Christmas Eve.*Fri 24 Dec.*Special non-working day/);
  expect(screen.queryByLabelText('Name')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Edit: Christmas Eve' }));
  expect(screen.getByRole('group', { name: 'Holiday 2' })).toContainElement(document.activeElement as HTMLElement);
  await person.clear(screen.getByLabelText('Name'));
  await person.click(screen.getByRole('button', { name: 'Add a holiday' }));
  expect(screen.getAllByLabelText('Name')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'Preview changes' }));
  await waitFor(() => expect(screen.getAllByLabelText('Name')[0]).toBeInvalid());
  expect(screen.getByRole('button', { name: 'Edit: New Year’s Day' })).toBeVisible();
});

test('a day without a name shows its error at its field, and no input is lost', async () => {
  api.replyWith(listHolidays, year({ days: [NEW_YEAR] }));
  openPage();
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Edit: New Year’s Day' }));
  await person.clear(screen.getByLabelText('Name'));
  await person.click(screen.getByRole('button', { name: 'Preview changes' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter the name of the holiday.'),
  );
  expect(getDayBox('Date')).toHaveValue('1');
  expect(api.listRequests(checkHolidays)).toHaveLength(0);
});
