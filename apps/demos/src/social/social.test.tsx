import { useNotices } from '@ebpls/remote-kit';
import { openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import { computeAverage } from './profile/reviews.tsx';

afterEach(() => resetDemo());

const at = (path: string) => openRemote(createRoutes, '/app/social', `/app/social/${path}`);
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);
const firstPost = async () => (await screen.findAllByRole('article'))[0] as HTMLElement;
const picture = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'stall.png', { type });

describe('feed', () => {
  test('a post with a picture is refused when empty, kept when sending fails, and at the top when it is sent', async () => {
    at('feed');
    await userEvent.click(await screen.findByRole('button', { name: 'Post' }));
    expect(screen.getByText('Enter text or add a picture.')).toBeVisible();
    const words = screen.getByLabelText('What’s on your mind, Liwayway?');
    expect(words).toHaveFocus();
    await userEvent.type(words, 'Open until nine');
    await userEvent.upload(screen.getByLabelText('Add a picture', { selector: 'input' }), picture(12));
    expect(await screen.findByRole('img', { name: 'Selected picture' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    );
    planFailure();
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(listNotices()).toEqual(['Something went wrong']));
    expect(words).toHaveValue('Open until nine');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(words).toHaveValue(''));
    expect(await screen.findByText('Open until nine', { selector: 'p' })).toBeVisible();
    expect(await firstPost()).toHaveTextContent('Open until nine');
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge the picture of Liwayway Reyes' }));
    const box = await screen.findByRole('dialog', { name: 'Picture of Liwayway Reyes' });
    expect(within(box).getByRole('img', { name: 'Picture of Liwayway Reyes' })).toBeVisible();
  });

  test('a picture that is too large is refused in words', async () => {
    at('feed');
    await userEvent.upload(await screen.findByLabelText('Add a picture', { selector: 'input' }), picture(1_000_001));
    expect(await screen.findByText('Choose a PNG, JPEG, WebP or GIF up to 1 MB.')).toBeVisible();
  });

  test('likes, comments and older posts', async () => {
    const router = at('feed');
    const post = await firstPost();
    await userEvent.click(within(post).getByRole('button', { name: /^Like the post of .*, 1 like$/, pressed: true }));
    expect(await within(await firstPost()).findByRole('button', { name: /, 0 likes$/, pressed: false })).toBeVisible();
    await userEvent.type(within(await firstPost()).getByLabelText(/^Comment on/), 'Salamat{Enter}');
    expect(await within(await firstPost()).findByText('Salamat')).toBeVisible();
    expect(within(await firstPost()).getByText('1 comment')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show older posts' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10));
    expect(router.state.location.search).toBe('?posts=10');
  });
});

test('the shared link of an older post shows it', async () => {
  at('feed#post-12');
  await firstPost();
  expect(screen.getAllByRole('article').map(({ id }) => id)).toContain('post-12');
});

describe('profile', () => {
  test('a request is sent and withdrawn, each with a notice', async () => {
    at('profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Amihan Bernardo' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Connect with Amihan Bernardo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the request to Amihan Bernardo' }));
    expect(await screen.findByRole('button', { name: 'Connect with Amihan Bernardo' })).toHaveFocus();
    expect(listNotices()).toEqual(['Request sent', 'Request withdrawn']);
  });

  test.each([
    ['6', 'rejected'],
    ['2', 'connected'],
  ])('person %s, who is %s, has no button', async (user) => {
    at(`profile?user=${user}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /Connect|request/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change the cover' })).toBeNull();
  });

  test('the cover is chosen among the drawn ones', async () => {
    at('profile');
    await userEvent.click(await screen.findByRole('button', { name: 'Change the cover' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Market' }));
    await waitFor(() => expect(listNotices()).toEqual(['The cover was changed.']));
    await userEvent.click(await screen.findByRole('button', { name: 'Change the cover' }));
    expect(await screen.findByRole('button', { name: 'Market', pressed: true })).toBeVisible();
  });

  test('connections are searched, in the address', async () => {
    const router = at('profile?tab=connections');
    await userEvent.click(await screen.findByLabelText('Search connections'));
    await userEvent.paste('hiraya');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Hiraya/ })).toHaveLength(4));
    expect(router.state.location.search).toBe('?tab=connections&search=hiraya');
    expect(screen.getByText('1 to 4 of 4')).toBeVisible();
  });

  test('reviews have an average and are counted by star', async () => {
    at('profile?tab=reviews');
    expect(await screen.findByText('4.4')).toBeVisible();
    expect(screen.getByText('5 reviews')).toBeVisible();
    expect(screen.getByText('5 stars').closest('div')).toHaveTextContent('5 stars3');
    expect(computeAverage([])).toBe(0);
    expect(computeAverage([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toBe(4.3);
  });

  test('a profile lists its own projects, and an unknown number has none', async () => {
    at('profile?tab=projects');
    expect(await screen.findByText('Bread for the school run')).toBeVisible();
    at('profile?user=99');
    expect(await screen.findByText('Nothing has this number')).toBeVisible();
  });
});
