import {
  getListChoice,
  getReference,
  listHoldings,
  listSavedViews,
  orderSavedViews,
  removeSavedView,
  saveView,
} from '@ebpls/contracts';
import { createReference, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { joel } from '../../../test/cases.ts';
import { holdingsRoutes, viewsRoute } from '../../routes.ts';

const api = createFakeApi();
const LIST = '/fire/request/holdings/list';
const LATE = { view_id: 1, name: 'Silangan', query: 'search=matibay' };
const FOOD = { view_id: 2, name: 'Food', query: 'search=karinderya' };

beforeEach(() => {
  api.replyWith(listHoldings, { data: [], next_cursor: null });
  api.replyWith(getListChoice, { hidden: [], density: 'comfortable' });
  api.replyWith(getReference, createReference());
  api.replyWith(listSavedViews, { data: [LATE, FOOD] });
});

async function openList(address = LIST) {
  const person = userEvent.setup();
  const router = openRemote(() => [...holdingsRoutes({ hasFiles: false }), viewsRoute()], '/fire', address, {
    session: joel,
  });
  await person.click(await screen.findByRole('button', { name: 'My views' }));
  const panel = within(await screen.findByRole('dialog', { name: 'My views' }));
  await panel.findByRole('link', { name: 'Food' });
  return { person, router, panel };
}

test('a view links to its rows', async () => {
  const { person, router, panel } = await openList();
  await person.click(panel.getByRole('link', { name: 'Silangan' }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=matibay'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the state of the page is saved under a name, without the page number', async () => {
  const { person, panel } = await openList(`${LIST}?search=sampaguita&cursor=abc`);
  api.replyWith(saveView, { view_id: 3, name: 'Flowers', query: 'search=sampaguita' });
  api.replyWith(listSavedViews, { data: [LATE, FOOD, { view_id: 3, name: 'Flowers', query: 'search=sampaguita' }] });
  await person.type(panel.getByLabelText('Name of this view'), 'Flowers');
  await person.click(panel.getByRole('button', { name: 'Save this view' }));
  expect(await panel.findByRole('link', { name: 'Flowers' })).toBeVisible();
  expect(api.listRequests(saveView)[0]?.body).toEqual({
    list: 'holdings',
    name: 'Flowers',
    query: 'search=sampaguita',
  });
});

test('views are moved up and removed', async () => {
  const { person, panel } = await openList();
  api.replyWith(orderSavedViews, { data: [FOOD, LATE] });
  api.replyWith(removeSavedView, { removed: true });
  await person.click(panel.getByRole('button', { name: 'Move “Food” up' }));
  await waitFor(() =>
    expect(api.listRequests(orderSavedViews)[0]?.body).toEqual({ list: 'holdings', view_ids: [2, 1] }),
  );
  await person.click(panel.getByRole('button', { name: 'Remove “Silangan”' }));
  await waitFor(() => expect(api.listRequests(removeSavedView)[0]?.params).toEqual({ view_id: '1' }));
});

test('a twenty-first view is refused with its message, and a name is required', async () => {
  const { person, panel } = await openList();
  await person.click(panel.getByRole('button', { name: 'Save this view' }));
  expect(await panel.findByText('Please enter a short name for the view.')).toBeVisible();
  api.refuseWith(saveView, {
    code: 'conflict',
    message: 'You can save up to twenty views per list. Please remove one first.',
  });
  await person.type(panel.getByLabelText('Name of this view'), 'One more');
  await person.click(panel.getByRole('button', { name: 'Save this view' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('You can save up to twenty views per list.');
});
