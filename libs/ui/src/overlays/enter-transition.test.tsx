import { render, screen } from '@testing-library/react';

import { Drawer } from '../overlays.ts';
import { UiProvider } from '../provider.tsx';

test('with reduced motion the drawer is in its place at once', async () => {
  const createMediaQuery = (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: media.includes('reduced-motion'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.matchMedia = createMediaQuery;
  // The library warns developers whose own device prefers reduced motion.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <UiProvider>
      <Drawer open onClose={() => undefined} title="Inquiries">
        Threads
      </Drawer>
    </UiProvider>,
  );
  expect((await screen.findByRole('dialog')).style.transform).not.toContain('translateX');
});
