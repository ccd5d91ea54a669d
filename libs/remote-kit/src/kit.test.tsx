import { SignUp } from '@ebpls/contracts';
import { act, render, screen } from '@testing-library/react';

import { checkForm, getInputText } from './forms/check-form.ts';
import { isSending } from './forms/form-answers.ts';
import { CONTRACT, defineRemote } from './declare.ts';
import { defineMessages } from './define-messages.ts';
import { showNotice, useNotices } from './notices.store.ts';
import { saveLocalGovernment, useLocalGovernment } from './settings/local-government.store.ts';
import { readSettings } from './settings/settings.ts';
import { changeSettings, useSettings } from './settings/settings.store.ts';

const { useWords, words } = defineMessages('kit-test', {
  hello: { en: 'Hello {name}', fil: 'Kumusta {name}' },
  law: { en: 'Approved by law (RA 11032, Sec. 10)', fil: 'Ayon sa RA 11032, Sek. {section}: 10 % ng buwis' },
  days_one: { en: '{count} day', fil: '{count} araw' },
  days_other: { en: '{count} days', fil: '{count} araw' },
});

const { useWords: useHallWords } = defineMessages('kit-test-hall', {
  hall: { en: 'Pay at the Municipal Hall', fil: 'Magbayad sa munisipyo' },
});

afterEach(() => {
  act(() => useLocalGovernment.setState(useLocalGovernment.getInitialState(), true));
  localStorage.clear();
  act(() => useSettings.setState(useSettings.getInitialState(), true));
  useNotices.setState({ notices: [] });
});

function Hall() {
  return <p>{useHallWords()('hall')}</p>;
}

function Greeting() {
  return <p>{useWords()('hello', { name: 'Nena' })}</p>;
}

test('a page switches the language as soon as the person chooses it', () => {
  render(<Greeting />);
  expect(screen.getByText('Hello Nena')).toBeVisible();
  act(() => changeSettings({ language: 'fil' }));
  expect(screen.getByText('Kumusta Nena')).toBeVisible();
  expect(document.documentElement.lang).toBe('fil');
});

test('a right-to-left name does not change the sentence around it, and is no markup', () => {
  expect(words('hello', { name: 'אבג 12' })).toBe('Hello \u2068אבג 12\u2069');
  expect(words('hello', { name: '<b>Nena</b> & {name} {{name}}' })).toBe('Hello <b>Nena</b> & {name} {{name}}');
});

test('a law and its number are never on two lines', () => {
  expect(words('law')).toBe('Approved by law (RA\u00a011032, Sec.\u00a010)');
  act(() => changeSettings({ language: 'fil' }));
  expect(words('law', { section: 10 })).toBe('Ayon sa RA\u00a011032, Sek.\u00a010: 10\u00a0% ng buwis');
});

test('a text that one language lacks does not compile', () => {
  // @ts-expect-error -- Filipino is missing
  defineMessages('kit-test-half', { hello: { en: 'Hello' } });
});

test('a text written for a municipality reads for a city as soon as the kind is known', () => {
  render(<Hall />);
  expect(screen.getByText('Pay at the Municipal Hall')).toBeVisible();
  act(() => useLocalGovernment.setState({ kind: 'CITY' }));
  expect(screen.getByText('Pay at the City Hall')).toBeVisible();
  act(() => changeSettings({ language: 'fil' }));
  expect(screen.getByText('Magbayad sa city hall')).toBeVisible();
  expect(getInputText('municipality.hall')).toBe('Isulat ang address ng city hall.');
});

test('the first texts read for the kind in the document, else for that of the last visit', async () => {
  const loadFresh = async () => {
    let kind: string | undefined;
    await jest.isolateModulesAsync(async () => {
      const store = await import('./settings/local-government.store.ts');
      kind = store.useLocalGovernment.getState().kind;
    });
    return kind;
  };
  expect(await loadFresh()).toBe('MUNICIPALITY');
  act(() => saveLocalGovernment('CITY'));
  expect(await loadFresh()).toBe('CITY');
  document.documentElement.dataset['government'] = 'METRO_MANILA_MUNICIPALITY';
  expect(await loadFresh()).toBe('METRO_MANILA_MUNICIPALITY');
  document.documentElement.dataset['government'] = 'anything';
  expect(await loadFresh()).toBe('MUNICIPALITY');
  delete document.documentElement.dataset['government'];
});

test('a name in a text is never changed for a city', () => {
  act(() => useLocalGovernment.setState({ kind: 'CITY' }));
  expect(words('hello', { name: 'Municipal Bakery' })).toBe('Hello Municipal Bakery');
});

test('one day and two days have different forms', () => {
  expect(words('days', { count: 1 })).toBe('1 day');
  expect(words('days', { count: 2 })).toBe('2 days');
});

test('the default settings are dark, left to right, with responsive fonts', () => {
  expect(readSettings()).toEqual({ theme: 'ONE_DARK', direction: 'ltr', responsiveFontSizes: true, language: 'en' });
});

test('a setting is stored under the specification’s name', () => {
  act(() => changeSettings({ theme: 'UNICORN', direction: 'rtl' }));
  expect(JSON.parse(localStorage.getItem('settings') ?? '')).toMatchObject({
    theme: 'UNICORN',
    direction: 'rtl',
    responsiveFontSizes: true,
  });
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test.each([['rubbish'], ['{"theme":"PINK","direction":7}'], ['null']])(
  'settings with %s fall back to the defaults',
  (storedSettings) => {
    localStorage.setItem('settings', storedSettings);
    expect(readSettings()).toMatchObject({ theme: 'ONE_DARK', direction: 'ltr' });
  },
);

test('the sixth notice removes the first one', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) showNotice('done', text);
  expect(useNotices.getState().notices.map(({ text }) => text)).toEqual(['2', '3', '4', '5', '6']);
});

test('a form is refused in the language of the person, at the field', () => {
  act(() => changeSettings({ language: 'fil' }));
  const { fields } = checkForm(SignUp, {
    firstname: ' ',
    lastname: 'Santos',
    email: 'nena',
    password: 'short',
    terms: false,
  });
  expect(fields).toEqual({
    firstname: ['Ilagay ang iyong pangalan.'],
    email: ['Maglagay ng e-mail gaya ng pangalan@example.com.'],
    password: ['Gumamit ng 8 karakter o higit pa. Mainam na password ang ilang salitang pinagsama.'],
    terms: ['Kumpirmahing totoo ang impormasyon at maaari itong gamitin ng munisipyo.'],
  });
});

test.each([
  { when: 'nothing was sent', form: { state: 'idle' }, sending: false },
  { when: 'it is on its way', form: { state: 'submitting' }, sending: true },
  { when: 'it was done and the page is read anew', form: { state: 'loading', data: { done: true } }, sending: true },
  { when: 'it leads elsewhere', form: { state: 'loading' }, sending: true },
  { when: 'it was done with a word', form: { state: 'loading', data: { done: true, message: 'Kept' } }, sending: true },
  { when: 'it was refused', form: { state: 'loading', data: { message: 'No', fields: {} } }, sending: false },
  { when: 'fields were refused', form: { state: 'loading', data: { fields: {} } }, sending: false },
  { when: 'it is sent again', form: { state: 'submitting', data: { message: 'No', fields: {} } }, sending: true },
] as const)('a form is being sent: $sending when $when', ({ form, sending }) => {
  expect(isSending(form)).toBe(sending);
});

test('a remote of one slot gives the slot its own name', () => {
  const title = { en: 'Owner', fil: 'May-ari' };
  expect(defineRemote({ name: 'owner', title, mounts: ['/app'], admits: ['user'] })).toEqual({
    name: 'owner',
    title,
    built_for: CONTRACT.current,
    slots: { owner: { mounts: ['/app'], admits: ['user'] } },
  });
});
