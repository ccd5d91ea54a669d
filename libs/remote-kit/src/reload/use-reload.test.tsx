import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, redirect, RouterProvider, useFetcher } from 'react-router';

import { useReload } from './use-reload.ts';

let answer: (response: Response | null) => void;
let loads = 0;

function Form() {
  const sending = useFetcher();
  const reload = useReload();
  return (
    <>
      <button type="button" onClick={() => void sending.submit('{}', { method: 'post', encType: 'application/json' })}>
        Send
      </button>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <p>{sending.state}</p>
    </>
  );
}

beforeEach(async () => {
  loads = 0;
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Form,
      loader: () => (loads += 1),
      action: () =>
        new Promise<Response | null>((resolve) => {
          answer = resolve;
        }),
      HydrateFallback: () => null,
    },
    { path: '/sent', element: <p>Your application was filed</p> },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('button', { name: 'Send' });
});

test('a sent form redirects, also when its page is to reload its data meanwhile', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('submitting');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  answer(redirect('/sent'));
  expect(await screen.findByText('Your application was filed')).toBeVisible();
});

test('a page that stays reloads after its form was sent', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('submitting');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(loads).toBe(1);
  answer(null);
  await screen.findByText('idle');
  expect(loads).toBeGreaterThan(1);
});

test('without a form on its way the page reloads at once', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(loads).toBe(2);
});
