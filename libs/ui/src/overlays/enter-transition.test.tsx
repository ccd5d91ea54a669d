import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';

import { Dialog, Drawer } from '../overlays.ts';
import { UiProvider } from '../provider.tsx';

const nothing = (): void => undefined;
const PARTS: readonly { readonly name: string; readonly part: ReactElement }[] = [
  { name: 'a drawer', part: <Drawer open onClose={nothing} title="Inquiries" /> },
  { name: 'a dialog', part: <Dialog open onClose={nothing} title="Settings" /> },
];

/** The device's setting. The library reads it once and follows its changes. */
const setting = Object.assign(new EventTarget(), {
  matches: false,
  media: '(prefers-reduced-motion)',
  onchange: null,
  addListener: nothing,
  removeListener: nothing,
});

function show(part: ReactElement, isReduced: boolean): void {
  window.matchMedia = () => setting;
  setting.matches = isReduced;
  setting.dispatchEvent(new Event('change'));
  // The library warns developers whose own device prefers reduced motion.
  jest.spyOn(console, 'warn').mockImplementation(nothing);
  render(
    <MemoryRouter>
      <UiProvider>{part}</UiProvider>
    </MemoryRouter>,
  );
}

test.each(PARTS)('$name moves to its place', async ({ part }) => {
  show(part, false);
  expect((await screen.findByRole('dialog')).style.transform).toContain('translate');
});

test.each(PARTS)('with reduced motion $name is in its place at once', async ({ part }) => {
  show(part, true);
  expect((await screen.findByRole('dialog')).style.transform).not.toContain('translate');
});
