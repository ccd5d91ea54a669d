import { render, screen } from '@testing-library/react';

import { Drawer } from '../overlays.ts';
import { UiProvider } from '../provider.tsx';

test('who asked for less motion finds the drawer in its place at once', async () => {
  const asked = (media: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: media.includes('reduced-motion'),
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.matchMedia = asked;
  // The library tells developers that their own device asks for less motion.
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
