import { Button, Stack, Text } from '@ebpls/ui';
import { useLocation, useSearchParams } from 'react-router';

import type { Post } from '../social.ts';
import { useWords } from '../social.messages.ts';
import { PostCard } from './post-card.tsx';

const POSTS_PER_PAGE = 5;

/** Posts, the newest first; older ones load on request, and the address holds the shown number. */
export function PostList({ posts }: { readonly posts: readonly Post[] }) {
  const t = useWords();
  const [params, setParams] = useSearchParams();
  const { hash } = useLocation();
  // A shared link names its post, which may be an older one.
  const linkedCount = posts.findIndex(({ id }) => hash === `#${id}`) + 1;
  const shownCount = Math.max(POSTS_PER_PAGE, linkedCount, Math.trunc(Number(params.get('posts'))) || 0);
  const more = (): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('posts', String(shownCount + POSTS_PER_PAGE));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={4}>
        {posts.slice(0, shownCount).map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </Stack>
      {shownCount < posts.length ? (
        <Button onClick={more}>{t('older')}</Button>
      ) : (
        <Text tone="muted" align="center">
          {t('older.none')}
        </Text>
      )}
    </Stack>
  );
}
