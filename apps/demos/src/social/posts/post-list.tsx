import { Button, Stack, Text } from '@ebpls/ui';
import { useLocation, useSearchParams } from 'react-router';

import type { Post } from '../social.ts';
import { useWords } from '../social.messages.ts';
import { PostCard } from './post-card.tsx';

const AT_ONCE = 5;

/** Posts, the newest first; older ones come when asked for, and the address says how many are shown. */
export function PostList({ posts }: { readonly posts: readonly Post[] }) {
  const t = useWords();
  const [asked, setAsked] = useSearchParams();
  const { hash } = useLocation();
  // A shared link names its post, which may be an older one.
  const linked = posts.findIndex(({ id }) => hash === `#${id}`) + 1;
  const shown = Math.max(AT_ONCE, linked, Math.trunc(Number(asked.get('posts'))) || 0);
  const more = (): void =>
    setAsked(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('posts', String(shown + AT_ONCE));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={4}>
        {posts.slice(0, shown).map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </Stack>
      {shown < posts.length ? (
        <Button onClick={more}>{t('older')}</Button>
      ) : (
        <Text tone="muted" align="center">
          {t('older.none')}
        </Text>
      )}
    </Stack>
  );
}
