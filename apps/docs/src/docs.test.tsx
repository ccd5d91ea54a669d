import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { open } from '@ebpls/testing-web';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { MarkdownView } from './markdown-view.tsx';
import { createRoutes } from './routes.tsx';

const PAGES = [
  'welcome',
  'getting-started',
  'environment-variables',
  'deployment',
  'api-calls',
  'analytics',
  'authentication',
  'routing',
  'settings',
  'state-management',
  'theming',
  'support',
  'glossary',
  'changelog',
];
const textOf = (page: string): string => readFileSync(join(__dirname, '../content', `${page}.md`), 'utf8');

test('the index leads to the welcome page', async () => {
  const router = open(createRoutes, '/docs', '/docs', { session: null });
  await screen.findByRole('navigation', { name: 'Pages of the documentation' });
  expect(router.state.location.pathname).toBe('/docs/welcome');
});

test('an unknown page ends at 404', async () => {
  const router = open(createRoutes, '/docs', '/docs/secrets', { session: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test.each(PAGES)('%s begins with its title, and its links lead to pages that exist', (page) => {
  const text = textOf(page);
  expect(text).toMatch(/^# \S/);
  for (const [, to] of text.matchAll(/\]\(\/docs\/([^)]+)\)/g)) expect(PAGES).toContain(to);
});

test('a table, a list, code and a link are drawn as what they are', () => {
  const table = '| Name | What |\n|---|---|\n| `api` | **only** one |';
  const text = `# Title\n\n## Parts\n\n${table}\n\n- first\n- second\n\n\`\`\`\nnpm start\n\`\`\`\n\nSee the <b>docs</b>.`;
  render(<MarkdownView text={text} />);
  expect(screen.queryByText('Title')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Parts' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'What' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'only one' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('npm start').tagName).toBe('CODE');
  expect(screen.getByText('See the <b>docs</b>.')).toBeVisible();
});

test('a page cannot bring HTML or a script address along', () => {
  const text = '<img src="x" onerror="alert(1)">\n\n[here](javascript:alert(1))';
  render(
    <MemoryRouter>
      <MarkdownView text={text} />
    </MemoryRouter>,
  );
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('here')).not.toHaveAttribute('href', expect.stringContaining('javascript'));
  expect(screen.getByText(/onerror/)).toBeVisible();
});

test('every page of the specification is written', () => {
  expect(PAGES.filter((page) => !existsSync(join(__dirname, '../content', `${page}.md`)))).toEqual([]);
});
