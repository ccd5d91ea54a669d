import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type GeneratedFiles, change, checkName, quoteText, writeNew } from './files.ts';

/** Input of the generator of a page of a remote. */
export interface PageRequest {
  readonly remote: string;
  /** `inspections/inspection-list` */
  readonly page: string;
  readonly title: string | undefined;
  readonly titleFil: string | undefined;
}

interface Page {
  readonly remote: string;
  readonly noun: string;
  readonly page: string;
  readonly title: { readonly en: string; readonly fil: string };
  readonly mount: string;
}

/** A page with its words in both languages, its test and its line in the routes. */
export function createPage(root: string, input: PageRequest): GeneratedFiles {
  const remote = checkName(input.remote, 'remote');
  const [noun = '', page = ''] = input.page.split('/');
  checkName(noun, 'noun');
  checkName(page, 'page');
  const configPath = join(root, 'apps', remote, 'remote.config.ts');
  if (!existsSync(configPath)) throw new Error(`There is no remote "${remote}".`);
  const mount = /['"](\/[a-z0-9/-]+)['"]/.exec(readFileSync(configPath, 'utf8'))?.[1] ?? `/${remote}`;
  const title = { en: input.title ?? page, fil: input.titleFil ?? input.title ?? page };

  const files = writeNew(root, createPageFiles({ remote, noun, page, title, mount }));
  const line = `  { path: '${noun}/${page}', lazy: () => import('./${noun}/${page}.page.tsx') },\n`;
  const routes = change(root, `apps/${remote}/src/routes.tsx`, (text) => addRoute(text, line));
  return {
    files: [...files, routes],
    next: `It is at ${mount}/${noun}/${page}. Give it a loader with callEndpoint(…) of an endpoint from libs/contracts.`,
  };
}

/** Before the account route where there is one on a line of its own, else as the first of the list. */
function addRoute(text: string, line: string): string {
  if (/^ {2}accountRoute\(\)/m.test(text)) return text.replace(/^ {2}accountRoute\(\)/m, `${line}  accountRoute()`);
  return text.replace(
    /=> \[(?:\n|(?=\S))(.*?)\];/s,
    (_all, rest: string) => `=> [\n${line}${rest.includes('\n') ? rest : `  ${rest},\n`}];`,
  );
}

export function createPageFiles({ remote, noun, page, title, mount }: Page): Record<string, string> {
  const folder = `apps/${remote}/src/${noun}`;
  return {
    [`${folder}/${page}.messages.ts`]: `import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('${remote}.${noun}.${page}', {
  title: { en: ${quoteText(title.en)}, fil: ${quoteText(title.fil)} },
  greeting: { en: 'Signed in as {name}.', fil: 'Naka-sign in bilang {name}.' },
});
`,
    [`${folder}/${page}.page.tsx`]: `import { callEndpoint } from '@ebpls/api-client';
import { getMe } from '@ebpls/contracts';
import { Page, Text } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from './${page}.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getMe, { signal: request.signal });
}

export function Component() {
  const { firstname, lastname } = useLoaderData<typeof loader>();
  const t = useWords();

  return (
    <Page title={t('title')}>
      <Text>{t('greeting', { name: \`\${firstname} \${lastname}\` })}</Text>
    </Page>
  );
}
`,
    [`${folder}/${page}.page.test.tsx`]: `import { getMe } from '@ebpls/contracts';
import { createFakeApi, createUser, openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();

test('a person who enters is greeted by name', async () => {
  api.replyWith(getMe, createUser({ firstname: 'Nena', lastname: 'Cruz' }));
  openRemote(createRoutes, '${mount}', '${mount}/${page === 'dashboard' ? page : `${noun}/${page}`}');

  expect(await screen.findByText('Signed in as Nena Cruz.')).toBeVisible();
});
`,
  };
}
