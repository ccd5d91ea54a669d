import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactElement, Suspense } from 'react';

import { UiProvider } from '../provider.tsx';
import { Boundary } from './boundary.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';

const Panel = ({ name }: { readonly name: string }) => <p>{name}</p>;
const fetch = jest.fn<Promise<ComponentType<{ readonly name: string }>>, []>();

const inPanes = (shows: string, part: ReactElement) => (
  <UiProvider>
    <Boundary part="panel" shows={shows}>
      <Suspense>{part}</Suspense>
    </Boundary>
  </UiProvider>
);

function show(): void {
  const Late = lazyWithRetry(fetch);
  render(inPanes('first', <Late name="Decision templates" />));
}

beforeEach(() => {
  fetch.mockReset();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('a part renders once its code is loaded', async () => {
  fetch.mockResolvedValue(Panel);
  show();
  expect(await screen.findByText('Decision templates')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a part that failed to load is requested again by Retry, and not by itself', async () => {
  fetch.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue(Panel);
  show();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(fetch).toHaveBeenCalledTimes(1);
  await userEvent.click(retry);
  expect(await screen.findByText('Decision templates')).toBeVisible();
});

test('a part that failed to load is requested again when it is opened another time', async () => {
  fetch.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue(Panel);
  const Late = lazyWithRetry(fetch);
  const { rerender } = render(inPanes('first', <Late name="Decision templates" />));
  await screen.findByRole('button', { name: 'Retry' });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
  rerender(inPanes('second', <Late name="Decision templates" />));
  expect(await screen.findByText('Decision templates')).toBeVisible();
});
