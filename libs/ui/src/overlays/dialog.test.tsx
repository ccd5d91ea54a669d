import { render, screen } from '@testing-library/react';

import { Dialog } from '../overlays.ts';
import { UiProvider } from '../provider.tsx';

async function openOver(page_px: number): Promise<() => void> {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(page_px);
  const { unmount } = render(
    <UiProvider>
      <Dialog open onClose={() => undefined} title="Release the permits?" />
    </UiProvider>,
  );
  await screen.findByRole('dialog');
  return unmount;
}

test('a page is held while a dialog is open where it could scroll, and only there', async () => {
  const close = await openOver(window.innerHeight);
  expect(document.body).not.toHaveAttribute('data-scroll-lock');
  close();
  await openOver(window.innerHeight + 1);
  expect(document.body).toHaveAttribute('data-scroll-lock');
});
