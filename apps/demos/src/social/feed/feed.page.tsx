import { Button, Stack, Text } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useLoadedRows } from '../../shared/list/use-list.ts';
import { DemoPage } from '../../shared/page/demo-page.tsx';
import { PostList } from '../posts/post-list.tsx';
import type { Post } from '../social.ts';
import { callSocial } from '../social-mock.ts';
import { useWords } from '../social.messages.ts';
import { Composer } from './composer.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callSocial<{ posts: Post[] }>('/api/social/feed', { signal });
}

export const shouldRevalidate = useLoadedRows();

/** Page of the social demo with the posts of all people. */
export function Component() {
  const { posts } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <DemoPage
      title={t('feed')}
      subtitle={t('feed.more')}
      width="form"
      actions={<Button to="/app/social/profile">{t('profile')}</Button>}
    >
      <Stack gap={6}>
        <Composer />
        {posts.length === 0 ? <Text tone="muted">{t('posts.none')}</Text> : <PostList posts={posts} />}
      </Stack>
    </DemoPage>
  );
}
