import { Page } from '@ebpls/ui';
import { Link, type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';

import { CONTENTS, titleOf } from './contents.ts';
import * as look from './docs.module.css';
import { MarkdownView } from './markdown-view.tsx';
import { useWords } from './docs.messages.ts';

export function loader({ params }: LoaderFunctionArgs) {
  const found = CONTENTS.find(({ path }) => path === params['name']);
  if (!found) throw replace('/404');
  return found;
}

export function Component() {
  const { path, text } = useLoaderData<typeof loader>();
  return (
    <Page title={titleOf(text)} aside={<Contents current={path} />}>
      <div lang="en">
        <MarkdownView text={text} />
      </div>
    </Page>
  );
}

function Contents({ current }: { readonly current: string }) {
  const t = useWords();
  return (
    <nav className={look.contents} aria-label={t('contents')}>
      <ul>
        {CONTENTS.map(({ path, text }) => (
          <li key={path}>
            <Link to={`../${path}`} relative="path" aria-current={path === current ? 'page' : undefined}>
              {titleOf(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
