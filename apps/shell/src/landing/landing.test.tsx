import { completeStartPage, type StartPageFacts } from '@ebpls/contracts';
import { UiProvider } from '@ebpls/ui';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { createMunicipality } from '../testing/create-municipality.ts';
import { renderDocuments } from './documents.tsx';
import { Component as WayToStart } from './home.page.tsx';
import { createRenderer } from './template-renderer.tsx';
import { StartPage } from './start-page.tsx';

const figures = {
  year: 2026,
  permits_issued: 1286,
  median_days_renewal: 1,
  median_days_new: null,
  counted_at: '2026-01-12T00:00:00.000Z',
};
const startPageFacts: StartPageFacts = { municipality: createMunicipality(), figures, has_docs: true, has_form: true };
const unknown: StartPageFacts = { has_docs: false, has_form: false };

function show(facts: StartPageFacts, language: 'en' | 'fil' = 'en'): void {
  const router = createMemoryRouter([
    { path: '*', element: <StartPage language={language} renderer={createRenderer(facts)} /> },
  ]);
  render(
    <UiProvider locale={language}>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

test('the landing page names the system, has a Filipino version and counts real permits', () => {
  show(startPageFacts);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Electronic Business Permit and Licensing System' }),
  ).toBeVisible();
  expect(screen.getByText('Municipal Government of San Isidro, Province of Maligaya')).toBeVisible();
  expect(screen.getByText('Repormang ramdam, tagumpay ng buong bayan.')).toHaveAttribute('lang', 'fil');
  expect(screen.getByRole('heading', { name: 'Our performance in 2026' })).toBeVisible();
  expect(screen.getByText('1,286')).toBeVisible();
  expect(screen.getByText('working day').parentElement).toHaveTextContent('1 working day');
  expect(screen.queryByText(/median time for a new business/)).toBeNull();
});

test.each([
  ['en', 'City Government of Tubigan, Province of Dalampasigan', 'City of Tubigan'],
  ['fil', 'Pamahalaang Lungsod ng Tubigan, Lalawigan ng Dalampasigan', 'Lungsod ng Tubigan'],
] as const)('the landing page of a city names it in %s', (language, intro, place) => {
  const city = { ...createMunicipality(), government: 'CITY', name: 'Tubigan', province: 'Dalampasigan' } as const;
  show({ ...startPageFacts, municipality: city }, language);
  expect(screen.getByText(intro)).toBeVisible();
  expect(screen.getByText(place)).toBeVisible();
});

test('the landing page of a city without a province names none', () => {
  show({
    ...startPageFacts,
    municipality: { ...createMunicipality(), government: 'CITY', name: 'Tubigan', province: '' },
  });
  expect(screen.getByText('City Government of Tubigan')).toBeVisible();
});

test('every way on is a link that needs no script', () => {
  show(startPageFacts);
  const leads = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(leads).toMatchObject({
    'Register your business': '/register',
    'Sign in': '/login',
    'Go to my dashboard': '/app/account',
    'My dashboard': '/app/account',
    'Download the business permit form': '/attachments/forms/business-permit-form.xlsx',
    'Fees and taxes': '/pricing',
    'Read the Citizen’s Charter': '/citizens-charter',
    'Citizen’s Charter': '/citizens-charter',
    'Complaints (ARTA, 8888)': '/complaints',
    Accessibility: '/accessibility',
    Documentation: '/docs',
  });
  expect(screen.getByRole('link', { name: 'Filipino' })).toHaveAttribute('href', '/home?language=fil');
  expect(screen.getByRole('link', { name: 'Official website' })).toHaveAttribute(
    'href',
    'https://sanisidro-maligaya.example',
  );
});

test('the permit check is a plain form', () => {
  show(startPageFacts);
  const field = screen.getByLabelText('Permit number');
  expect(field.closest('form')).toHaveAttribute('action', '/permits/verify');
  expect(field.closest('form')).toHaveAttribute('method', 'get');
  expect(field).toHaveAttribute('name', 'permit_no');
});

test('a landing page without the server’s facts renders, and offers nothing that is missing', () => {
  show(unknown);
  expect(screen.getByRole('link', { name: 'Register your business' })).toBeVisible();
  expect(screen.getByText('Municipal government')).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Our performance/ })).toBeNull();
  for (const name of ['Download the business permit form', 'Official website', 'Documentation'])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

test('the landing page is rendered in Filipino as well', () => {
  show(startPageFacts, 'fil');
  expect(screen.getByRole('heading', { name: 'Apat na hakbang tungo sa iyong permit' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/home?language=en');
});

const documents = renderDocuments({
  first: 'void 0',
  last: 'start()',
  preload: '<link rel="preload" as="script" href="/assets/landing.js" integrity="sha384-x">',
  ahead: ['/assets/shell.js', '/assets/login.js'],
});

test.each([
  ['MUNICIPALITY', 'Municipal Government of Tubigan, Province of Maligaya', 'of the municipal government'],
  ['CITY', 'City Government of Tubigan, Province of Maligaya', 'of the city government'],
] as const)('the document completed for a %s names that kind alone', (government, intro, description) => {
  const municipality = { ...createMunicipality(), name: 'Tubigan', hall: 'Poblacion', government };
  const page = completeStartPage(documents['home.en.html'] ?? '', { ...unknown, municipality });
  const [head = '', body = ''] = page.split('</head>');
  expect(body).toContain(intro);
  expect(head).toContain(description);
  expect(page).not.toContain('{{');
  expect(page).not.toMatch(government === 'CITY' ? /municipal (?:hall|government)/i : /city (?:hall|government)/i);
});

test.each(['en', 'fil'] as const)('the drawn page is a whole document in %s, titled Home', (language) => {
  const page = new DOMParser().parseFromString(documents[`home.${language}.html`] ?? '', 'text/html');
  expect(page.title).toBe('Home · eBPLS');
  expect(page.documentElement.lang).toBe(language);
  expect(page.documentElement.dataset['theme']).toBe('ONE_DARK');
  // The inline script at the end, whose hash the policy contains, starts the script files; most people continue to the
  // sign-in.
  const rules = '{"prefetch":[{"urls":["/login"]}]}';
  expect([...page.scripts].map(({ src, text }) => src + text)).toEqual(['void 0', rules, 'start()']);
  expect(page.querySelector('link[as=script]')?.getAttribute('integrity')).toBe('sha384-x');
  expect(page.querySelectorAll('h1')).toHaveLength(1);
});

test.each(['en', 'fil'] as const)(
  'the page rendered in %s and completed later equals the page rendered with all facts',
  (language) => {
    for (const facts of [startPageFacts, unknown]) {
      const laterDocument = new DOMParser().parseFromString(
        completeStartPage(documents[`home.${language}.html`] ?? '', facts),
        'text/html',
      ).body;
      document.body.innerHTML = '';
      show(facts, language);
      laterDocument.querySelector('script')?.remove();
      expect(laterDocument.textContent?.trim()).toBe(document.body.textContent?.trim());
      expect(laterDocument.innerHTML).not.toContain('{{');
    }
  },
);

test('the rendered page has no inline styles and handlers, which the policy forbids', () => {
  for (const html of Object.values(documents)) expect(html).not.toMatch(/ style="| on[a-z]+="/);
});

test('a server that answers the start page with the shell is not requested in a loop', () => {
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => [{ name: location.href }],
    configurable: true,
  });
  render(
    <UiProvider>
      <WayToStart />
    </UiProvider>,
  );
  expect(screen.getByText('The page could not be shown')).toBeVisible();
});
