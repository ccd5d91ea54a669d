import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { useNudge } from './nudges.ts';

const lines = new Set<(key: string | undefined) => void>();
jest.mock('@ebpls/api-client', () => ({
  onNudge: (_subject: string, listener: (key: string | undefined) => void) => {
    lines.add(listener);
    return () => lines.delete(listener);
  },
}));

function Page() {
  useNudge('assessment', 'APP-2026-000001');
  return <h1>Application</h1>;
}

test.each([
  ['its own thing', 'APP-2026-000001', 1],
  ['the whole subject', undefined, 1],
  ['another thing', 'APP-2026-000002', 0],
])('a page about one record that receives %s', async (_, key, times) => {
  let read = 0;
  const loader = () => (read += 1);
  const router = createMemoryRouter([{ path: '/', Component: Page, loader, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Application' });
  for (const emit of lines) emit(key);
  await waitFor(() => expect(router.state.revalidation).toBe('idle'));
  expect(read).toBe(1 + times);
});
