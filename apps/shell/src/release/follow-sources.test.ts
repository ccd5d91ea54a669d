import { createMemoryRouter } from 'react-router';

import { followSources } from './follow-sources.ts';

const isRedrawn = (before: object, now: object): void =>
  void dispatchEvent(new CustomEvent('ebpls:page', { detail: { before, now } }));

test('an edited page loads with its new loader at once, and no other page does', async () => {
  const before = { loader: () => 'before', action: () => 'before' };
  const now = { loader: () => 'now', action: () => 'now' };
  const beside = { loader: () => 'beside' };
  const router = createMemoryRouter(
    [
      {
        id: 'frame',
        path: '/',
        ...beside,
        children: [{ id: 'page', index: true, lazy: () => Promise.resolve({ ...before, Component: () => null }) }],
      },
    ],
    { initialEntries: ['/'] },
  );
  try {
    await new Promise<void>((read) => router.subscribe(({ initialized }) => initialized && read()));
    expect(router.state.loaderData).toEqual({ frame: 'beside', page: 'before' });
    followSources(router);
    const pageRefresh = new Promise<void>((read) =>
      router.subscribe(({ loaderData }) => loaderData['page'] === 'now' && read()),
    );
    isRedrawn(before, now);
    await pageRefresh;
    expect(router.state.loaderData).toEqual({ frame: 'beside', page: 'now' });
    expect(router.routes[0]?.children?.[0]?.action).toBe(now.action);
  } finally {
    router.dispose();
  }
});
