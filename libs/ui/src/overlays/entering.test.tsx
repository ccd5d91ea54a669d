import { render, screen } from '@testing-library/react';

import { Drawer } from '../overlays.ts';
import { UiProvider } from '../provider.tsx';

test('who asked for less motion finds the drawer in its place at once', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined }));
  render(<UiProvider><Drawer open onClose={() => undefined} title="Inquiries">Threads</Drawer></UiProvider>);
  expect((await screen.findByRole('dialog')).style.transform).not.toContain('translateX');
});
