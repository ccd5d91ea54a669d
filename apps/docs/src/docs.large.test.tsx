import { openRemote } from '@ebpls/testing-web';
import { changeSettings } from '@ebpls/remote-kit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import { loadHighlight } from './markdown/highlight-for.ts';
import { highlightCode } from './markdown/highlight.ts';
import { MarkdownView } from './markdown/markdown-view.tsx';
import { type RenderedSection, listRenderedSections, listHeadings } from './page/headings.ts';
import { loadPage } from './page/load-page.ts';
import { createRoutes } from './routes.tsx';

const visit = (path: string, language: 'en' | 'fil' = 'en') =>
  openRemote(createRoutes, '/docs', path, { session: null, language });

// The generated parts of the documentation are generated here by the first page, which takes seconds.
beforeAll(() => import('./doc.page.tsx').then(() => loadPage('welcome', 'en').catch(() => undefined)), 120_000);

const drawSections = (sections: readonly RenderedSection[]) =>
  render(
    <MemoryRouter>
      {sections.map(({ markdown, before }) => (
        <MarkdownView key={before.length} text={markdown} before={before} highlight={highlightCode} />
      ))}
    </MemoryRouter>,
  );
const draw = (text: string) => drawSections([{ markdown: text, before: [] }]);

test('the index redirects to the welcome page', async () => {
  const router = visit('/docs');
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/docs/welcome');
});

test.each(['/docs/secrets', '/docs/guides/secrets', '/docs/decisions/9999-nothing', '/docs/..'])(
  'the unknown page %s ends at 404',
  async (path) => {
    const router = visit(path);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/(?:404)?$/));
  },
);

test('the menu has every group, marks the page and links onward', async () => {
  visit('/docs/routing');
  const menu = await screen.findByRole('navigation', { name: 'Pages of the documentation' });
  for (const group of ['Start', 'Guides', 'Development'])
    expect(within(menu).getAllByRole('heading', { level: 2, name: group }).length).toBeGreaterThan(0);
  expect(within(menu).getAllByRole('link', { name: 'Routing', current: 'page' }).length).toBeGreaterThan(0);
  const turn = screen.getByRole('navigation', { name: 'Previous and next page' });
  await userEvent.click(within(turn).getByRole('link', { name: /Next/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'API calls' })).toBeVisible();
});

test('a decision and a part of the reference are pages, and files that they name are links to pages', async () => {
  visit('/docs/decisions/0001-one-nx-repository');
  expect(await screen.findByRole('heading', { level: 2, name: 'Context' })).toBeVisible();
  visit('/docs/decisions');
  const records = await screen.findAllByRole('link', { name: /^0053 A database role for the API/ });
  expect(records.at(-1)).toHaveAttribute('href', '/docs/decisions/0053-a-serving-role-that-owns-nothing');
  visit('/docs/reference');
  const links = await screen.findAllByRole('link', { name: 'law.md' });
  expect(links[0]).toHaveAttribute('href', '/docs/reference/law');
});

test('an area of the API is a page that is made from its endpoints', async () => {
  visit('/docs/api/accounts');
  expect(await screen.findByRole('heading', { level: 2, name: 'POST /api/auth/signin' })).toBeVisible();
});

test('a guide follows the language; a page in English alone shows a notice', async () => {
  visit('/docs/guides/owner', 'fil');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gabay para sa mga may-ari' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'fil');
  expect(screen.queryByText('Sa Ingles lamang mababasa ang pahinang ito.')).not.toBeInTheDocument();
  for (const picture of screen.getAllByRole('img')) expect(picture).toHaveAttribute('width');
  act(() => changeSettings({ language: 'en' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Guide for owners' })).toBeVisible();
});

test('an English page shows a notice to readers of Filipino', async () => {
  visit('/docs/routing', 'fil');
  expect(await screen.findByText('Sa Ingles lamang mababasa ang pahinang ito.')).toBeVisible();
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
});

test('settings and colours on a page are those of this device, and follow a change', async () => {
  visit('/docs/theming');
  expect(await screen.findByText('Theme ONE_DARK')).toBeVisible();
  act(() => changeSettings({ theme: 'LIGHT' }));
  expect(screen.getByText('Theme LIGHT')).toBeVisible();
  expect(screen.getByRole('row', { name: /canvas #F5F7F5/ })).toBeVisible();
  act(() => changeSettings({ theme: 'ONE_DARK' }));
});

test('every anchor of the table of contents is the one that the page has', async () => {
  for (const path of ['api-calls', 'deployment', 'guides/municipality', 'reference/fees', 'environment-variables']) {
    const { text, blocks } = await loadPage(path, 'en');
    const { container, unmount } = drawSections(blocks.filter((block) => 'markdown' in block));
    const anchorIds = [...container.querySelectorAll('h2, h3')].map(({ id }) => id);
    expect([path, listHeadings(text).map(({ id }) => id)]).toEqual([path, anchorIds]);
    unmount();
  }
});

test('separately rendered sections lose no line, and the second heading of a name has a number', () => {
  const text =
    '# Fees\n\nAll.\n\n## Paid *late*\n\n### Note\n\n```sh\n## no heading\n```\n\n## Paid `early`\n\n### Note\n\n## Paid late\n';
  const sections = listRenderedSections(text);
  expect(sections.map(({ markdown }) => markdown).join('\n')).toBe(text);
  const { container } = drawSections(sections);
  const ids = [...container.querySelectorAll('h2, h3')].map(({ id }) => id);
  expect(ids).toEqual(['paid-late', 'note', 'paid-early', 'note-1', 'paid-late-1']);
});

test('a table, a list, code and a link are drawn as what they are', () => {
  const table = '| Name | What |\n|---|---|\n| `api` | **only** one |';
  draw(`# Title\n\n## Parts\n\n${table}\n\n- first\n- second\n\n\`\`\`\nnpm start\n\`\`\`\n\nSee the <b>docs</b>.`);
  expect(screen.queryByText('Title')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Parts' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'What' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'only one' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('npm start').tagName).toBe('CODE');
  expect(screen.getByText('See the <b>docs</b>.')).toBeVisible();
});

test('the highlighter loads with a page that has code', async () => {
  const pages = await Promise.all(['welcome', 'getting-started'].map((path) => loadPage(path, 'en')));
  const colours = await Promise.all(pages.map(({ text }) => loadHighlight(text)));
  expect(colours).toEqual([undefined, highlightCode]);
});

test('code with a language is marked, without a style of its own, and is copied unchanged', async () => {
  const user = userEvent.setup();
  const { container } = draw("```ts\nconst a = 'b';\n```\n\n```cobol\nMOVE A TO B.\n```\n");
  expect(container.querySelector('.hljs-keyword')).toHaveTextContent('const');
  expect(container.querySelector('[style]')).toBeNull();
  expect(screen.getByText('MOVE A TO B.')).toBeVisible();
  const [copy] = screen.getAllByRole('button', { name: 'Copy' });
  if (copy) await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe("const a = 'b';");
  expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('a page cannot bring HTML or a script address along', () => {
  draw('<img src="x" onerror="alert(1)">\n\n[here](javascript:alert(1)) ![there](https://elsewhere.example/x.webp)');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('here')).not.toHaveAttribute('href', expect.stringContaining('javascript'));
  expect(screen.getByText(/onerror/)).toBeVisible();
});
