import { useNotices } from '@ebpls/remote-kit';
import { getDayBox, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { getDemoDay } from '../shared/mock/demo-days.ts';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import { toListView } from '../shared/list/use-list.ts';
import { BROWSE_RULES } from './browse/browse-rules.ts';
import { seedProjects } from './seed-projects.ts';

afterEach(() => resetDemo());

const at = (path: string) => openRemote(createRoutes, '/app/projects', `/app/projects/${path}`);
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

describe('overview', () => {
  test('a to-do that is due in fewer than three days is marked, and a new one stays', async () => {
    at('overview');
    const getLine = (name: RegExp) => screen.getByRole('checkbox', { name }).closest('li') as HTMLElement;
    await screen.findByRole('checkbox', { name: /draft contract/ });
    expect(getLine(/draft contract/)).toHaveTextContent('Due in 1 day');
    expect(getLine(/domain of the shop/)).toHaveTextContent('1 day late');
    expect(getLine(/two applicants/)).not.toHaveTextContent('Due in');
    await userEvent.type(screen.getByLabelText('New to-do'), 'Buy rice');
    await userEvent.type(getDayBox(/Due on/), getDemoDay(3));
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const todo = await screen.findByRole('checkbox', { name: 'Buy rice' });
    expect(within(todo.closest('li') as HTMLElement).queryByText(/Due in/)).toBeNull();
    await userEvent.click(todo);
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Buy rice' })).toBeChecked());
  });

  test('a to-do without words is not added, and a failure keeps the input', async () => {
    at('overview');
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    expect(screen.getByText('Enter the to-do.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('New to-do'), 'Buy rice');
    planFailure();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(listNotices()).toEqual(['Something went wrong']));
    expect(screen.getByLabelText('New to-do')).toHaveValue('Buy rice');
  });
});

describe('browse', () => {
  const { projects } = seedProjects();
  const view = (address: string) => toListView(projects, BROWSE_RULES, new URLSearchParams(`${address}&rows=25`));

  test('one choice of a filter is enough, every filter counts, and every key word must be met', () => {
    expect(
      view('type=freelance,internship').rows.every(({ type }) => type !== 'full_time' && type !== 'part_time'),
    ).toBe(true);
    const both = view('type=freelance&level=expert').rows;
    expect(both.length).toBeGreaterThan(0);
    expect(both.every(({ type, level }) => type === 'freelance' && level === 'expert')).toBe(true);
    expect(view('keywords=shop,bakery').rows.map(({ title }) => title)).toEqual(['Point of sale for a bakery']);
    expect(view('role=ios').rows.every(({ roles }) => roles.includes('ios'))).toBe(true);
    expect(view('location=asia').rows.every(({ location }) => location === 'asia')).toBe(true);
    expect(view('network=1').rows.every(({ isInNetwork }) => isInNetwork)).toBe(true);
  });

  test('the list sorts by date, by likes, by price both ways, and by sale', () => {
    const rows = (sort: string) => view(`sort=${sort}`).rows;
    const prices = rows('price_up').map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(rows('price_down')[0]?.price).toBe(Math.max(...projects.map(({ price }) => price)));
    expect(rows('popular')[0]?.likesCount).toBe(Math.max(...projects.map(({ likesCount }) => likesCount)));
    expect(rows('on_sale')[0]?.isOnSale).toBe(true);
    expect(rows('recent')[0]?.id).toBe('1');
  });

  test('key words are chips, and the address holds them with the filters and the view', async () => {
    const router = at('browse');
    const search = () => new URLSearchParams(router.state.location.search);
    await userEvent.type(await screen.findByLabelText(/Keywords/), 'bakery{Enter}');
    expect(await screen.findByRole('link', { name: 'Point of sale for a bakery' })).toBeVisible();
    expect(search().get('keywords')).toBe('bakery');
    await userEvent.click(screen.getByRole('button', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Internship' }));
    await waitFor(() => expect(search().get('type')).toBe('internship'));
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(search().toString()).toBe('keywords=bakery&type=internship&view=list');
    expect(await screen.findByText('No matching projects')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove bakery' }));
    expect(screen.getByLabelText(/Keywords/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(search().toString()).toBe('');
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  test('a like is counted on its own card', async () => {
    at('browse?keywords=bakery');
    await userEvent.click(
      await screen.findByRole('button', { name: /^Like Point of sale.*, 7 likes$/, pressed: false }),
    );
    expect(await screen.findByRole('button', { name: /, 8 likes$/, pressed: true })).toBeVisible();
  });
});

describe('create', () => {
  test('each step keeps its rules, and the project that is made can be opened', async () => {
    const router = at('create?step=description');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Choose one.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Project owner/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));

    await userEvent.type(await screen.findByLabelText('Project name'), 'ab');
    const end = getDayBox('End date');
    await userEvent.clear(end);
    await userEvent.type(end, getDemoDay(-1));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Enter at least 3 characters.')).toBeVisible();
    expect(screen.getByText('The end date is before the start date. Choose a later end date.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Project name'), 'c store');
    await userEvent.type(screen.getByLabelText(/^Tags/), 'shop{Enter}bread,');
    await userEvent.clear(end);
    await userEvent.type(end, getDemoDay(9));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));

    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Describe the project.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Project name')).toHaveValue('abc store');
    expect(screen.getByRole('button', { name: 'Remove bread' })).toBeVisible();
    expect(router.state.location.search).toBe('?step=details');
  });

  test('a failure keeps the description, the second try makes the project', async () => {
    sessionStorage.setItem(
      'ebpls-demo.project-draft',
      JSON.stringify({
        kind: 'owner',
        name: 'Abc store',
        tags: ['bread'],
        startDate: getDemoDay(0),
        endDate: getDemoDay(1),
        description: '<p>Warm pandesal</p>',
      }),
    );
    resetDemoMemory();
    const router = at('create?step=description');
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveTextContent('Warm pandesal');
    planFailure();
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveTextContent('Warm pandesal');
    await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Open the project' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Abc store' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/app/projects/new-1');
    expect(screen.getByText('Warm pandesal')).toBeVisible();
  });
});

/** Simulates a reload: the memory is cleared, the tab's storage stays. */
function resetDemoMemory(): void {
  const storedBefore = { ...sessionStorage };
  resetDemo();
  for (const [key, value] of Object.entries(storedBefore)) sessionStorage.setItem(key, String(value));
}

describe('detail', () => {
  test('an unknown project is not found', async () => {
    at('999');
    expect(await screen.findByText('Nothing has this number')).toBeVisible();
  });

  test('its tabs are in the address and load their own data', async () => {
    const router = at('7');
    await userEvent.click(await screen.findByRole('tab', { name: 'Files' }));
    expect(await screen.findByRole('cell', { name: 'Contract.pdf' })).toBeVisible();
    expect(screen.getAllByText('182 KB')[0]).toBeVisible();
    expect(router.state.location.search).toBe('?tab=files');
    await userEvent.click(screen.getByRole('tab', { name: 'Activity' }));
    expect(await screen.findByText(/started the project/)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Subscribers' }));
    expect((await screen.findAllByText(/in common/)).length).toBeGreaterThan(2);
    await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect((await screen.findAllByText(/of 5 stars/)).length).toBeGreaterThan(0);
  });

  test('an application keeps its note when it fails, and is confirmed when it is sent', async () => {
    at('7');
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    const note = await screen.findByLabelText(/^Note to/);
    await userEvent.click(note);
    await userEvent.paste('x'.repeat(201));
    await userEvent.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(screen.getByText('Shorten the note to 200 characters.')).toBeVisible();
    await userEvent.clear(note);
    await userEvent.type(note, 'Good day');
    planFailure();
    await userEvent.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(note).toHaveValue('Good day');
    await userEvent.click(screen.getByRole('button', { name: 'Send the application' }));
    await waitFor(() => expect(listNotices()).toEqual(['Your application was sent.']));
    expect(await screen.findByText('Applied')).toBeVisible();
  });

  test('a project is saved', async () => {
    at('7');
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  });
});
