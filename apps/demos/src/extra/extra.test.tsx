import { useNotices } from '@ebpls/remote-kit';
import { openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import { getTokenExpiry } from './account/account-session.ts';

afterEach(() => resetDemo());

const at = (path: string) => openRemote(createRoutes, '/app/extra', `/app/extra${path}`);
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

describe('the list of all pages', () => {
  test('every page has its card, with a sentence', async () => {
    at('');
    expect(await screen.findByRole('link', { name: /^Customers.+record with its own form/ })).toHaveAttribute(
      'href',
      '/app/management/customers',
    );
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('a[href^="/app/"]'))).toHaveLength(18);
  });

  test('the account is signed in by itself for two days; by hand the wrong password is refused', async () => {
    at('');
    expect(await screen.findByText('Plan Tindahan')).toBeVisible();
    expect(screen.getByText('Analytics dashboard')).toBeVisible();
    const token = (JSON.parse(sessionStorage.getItem('ebpls-demo.session') ?? '{}') as { token: string }).token;
    const days = (Date.parse(getTokenExpiry(token) ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(2, 2);
    expect(getTokenExpiry('nonsense')).toBeUndefined();

    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter the password.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('E-mail'), 'demo@ebpls.example');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Please check your email and password')).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Password'));
    await userEvent.type(screen.getByLabelText('Password'), 'Maligaya-2020');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Plan Tindahan')).toBeVisible();
  });

  test('an expired token leads to the sign-in', async () => {
    sessionStorage.setItem('ebpls-demo.session', JSON.stringify({ token: 'a.b.c', isOut: false }));
    at('');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('the profile keeps its input when saving fails; a restart restores everything', async () => {
    at('');
    const name = await screen.findByLabelText('First name');
    await userEvent.clear(name);
    await userEvent.click(screen.getByRole('button', { name: 'Save the profile' }));
    expect(await screen.findByText('This field is required.')).toBeVisible();
    await userEvent.type(name, 'Ligaya');
    await userEvent.click(screen.getByRole('button', { name: 'Make the next call fail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the profile' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(name).toHaveValue('Ligaya');
    await userEvent.click(screen.getByRole('button', { name: 'Save the profile' }));
    expect(await screen.findByText('Ligaya Reyes')).toBeVisible();
    expect(listNotices()).toContain('Profile updated');
    await userEvent.click(screen.getByRole('button', { name: 'Restart the demonstration' }));
    expect(await screen.findByText('Liwayway Reyes')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Liwayway'));
  });

  test('a search shows its results, an empty result, and a failure', async () => {
    at('');
    await userEvent.type(await screen.findByLabelText('Search people and places'), 'market{Enter}');
    expect(screen.getByText('Searching…')).toBeVisible();
    expect(await screen.findByText('San Isidro public market')).toBeVisible();
    expect(screen.getByText('1 result')).toBeVisible();
    planFailure();
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Something went wrong')).toBeVisible();
  });

  test('notifications are marked as read', async () => {
    at('');
    expect(await screen.findByText('Item shipped')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText('There are no notifications')).toBeVisible();
  });
});

describe.each([
  ['/forms/formik', /react-hook-form and valibot; Formik, .* not maintained/],
  ['/forms/redux', /TanStack Form and valibot; redux-form, .* not maintained/],
])('the basic form at %s', (path, library) => {
  test('names the library that it shows, and has its rules at the fields', async () => {
    at(path);
    expect(await screen.findByText(library)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), '123456');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ana');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Tick this to continue.')).toBeVisible();
    expect(screen.getAllByText('This field is required.')).toHaveLength(2);
    expect(screen.getByText('Enter at least 7 characters.')).toBeVisible();
    expect(screen.getByText('Enter an e-mail address like name@example.com.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  });

  test('waits while it is sent, keeps all input when it fails, and reports success', async () => {
    at(path);
    await userEvent.type(await screen.findByLabelText('First name'), 'Ana');
    await userEvent.type(screen.getByLabelText('Last name'), 'Cruz');
    await userEvent.type(screen.getByLabelText('E-mail'), 'ana@example.com');
    await userEvent.type(screen.getByLabelText('Password'), '1234567');
    await userEvent.click(screen.getByRole('checkbox'));
    planFailure();
    const button = screen.getByRole('button', { name: 'Register' });
    await userEvent.click(button);
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('1234567');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    expect(await screen.findByText(/^Thank you, Ana\./)).toBeVisible();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText('Something went wrong')).toBeNull();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });
});

describe.each([
  ['/editors/draft-js', /Tiptap; Draft\.js, .* not maintained/],
  ['/editors/quill', /Quill itself; react-quill, .* not maintained/],
])('the editor at %s', (path, library) => {
  test('begins with the draft, has a named toolbar, and saves', async () => {
    at(path);
    expect(await screen.findByText(library)).toBeVisible();
    const field = await screen.findByRole('textbox', { name: 'Notice' });
    expect(field).toHaveTextContent('closed on Friday');
    expect(screen.getByRole('toolbar', { name: 'Formatting' })).toBeInTheDocument();
    planFailure();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(listNotices()).toEqual(['Something went wrong']));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(listNotices()).toContain('Saved in this tab.'));
  });
});
