import { saveSettings, readSettings, useSettings } from '@ebpls/remote-kit';
import { UiProvider } from '@ebpls/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { Consent } from './consent.tsx';

afterEach(() => {
  localStorage.clear();
  useSettings.setState(useSettings.getInitialState(), true);
  for (const name of ['ebpls_consent', 'ebpls_settings_updated']) document.cookie = `${name}=; path=/; max-age=0`;
});

const show = () =>
  render(
    <MemoryRouter>
      <UiProvider>
        <Consent />
      </UiProvider>
    </MemoryRouter>,
  );
const agree = () => userEvent.click(screen.getByRole('button', { name: 'I Agree' }));

test('a first visitor accepts the cookies and gets no notice of a change', async () => {
  show();
  await agree();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a person with older settings gets one notice, after the consent', async () => {
  localStorage.setItem('settings', '{"theme":"ONE_DARK","direction":"ltr"}');
  const { unmount } = show();
  expect(screen.queryByRole('region', { name: 'Settings Updated' })).not.toBeInTheDocument();
  await agree();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('the notice leads to the light theme', async () => {
  localStorage.setItem('settings', '{"theme":"UNICORN"}');
  document.cookie = 'ebpls_consent=1; path=/';
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(readSettings().theme).toBe('LIGHT');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('settings stored under the present version cause no notice', () => {
  saveSettings(readSettings());
  document.cookie = 'ebpls_consent=1; path=/';
  show();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
