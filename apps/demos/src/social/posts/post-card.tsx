import { Avatar, Box, MomentText, Row, Stack, Text, TextLink } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { useState } from 'react';

import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { LikeButton } from '../../shared/social/like-button.tsx';
import { ShareButton } from '../../shared/social/share-button.tsx';
import { getPictureUrl } from '../pictures/pictures.ts';
import type { Person, Post } from '../social.ts';
import { callSocial } from '../social-mock.ts';
import { VISITOR } from '../seed-social.ts';
import { useWords } from '../social.messages.ts';
import { Comments } from './comments.tsx';
import * as look from './posts.module.css';

/** One post with its picture, likes and comments. */
export function PostCard({ post }: { readonly post: Post }) {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const { id, author, message, media, createdAt, isLiked, likesCount, comments } = post;
  const name = t('post.of', { name: author.name });
  const like = (): Promise<boolean> =>
    act(() => callSocial('/api/social/posts/like', { json: { postId: id, isLiked: !isLiked } }));
  return (
    <Box as="article" look="card" pad={4} id={id}>
      <Stack gap={3}>
        <Row gap={3} wrap={false}>
          <Avatar name={author.name} />
          <div>
            <Text as="div" weight="bold">
              <PersonName person={author} />
            </Text>
            <Text as="div" size="secondary" tone="muted">
              <MomentText at={createdAt} year={false} />
            </Text>
          </div>
        </Row>
        {message !== '' && <p className={look.message}>{message}</p>}
        {media !== '' && <Picture media={media} name={author.name} />}
        <div className={look.acts}>
          <LikeButton name={name} isLiked={isLiked} count={likesCount} isBusy={isBusy} onToggle={() => void like()} />
          <ShareButton name={name} address={`/app/social/feed#${id}`} />
          <Text as="span" size="secondary" tone="muted">
            {t('comments', { count: comments.length })}
          </Text>
        </div>
        <Comments post={post} />
      </Stack>
    </Box>
  );
}

/** A person by name; the visitor has no profile page here. */
function PersonName({ person }: { readonly person: Person }) {
  if (person.id === VISITOR.id) return <>{person.name}</>;
  return <TextLink to={`/app/social/profile?user=${person.id}`}>{person.name}</TextLink>;
}

function Picture({ media, name }: { readonly media: string; readonly name: string }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const source = getPictureUrl(media);
  return (
    <>
      <button
        type="button"
        className={look.picture}
        aria-haspopup="dialog"
        aria-label={t('picture.open', { name })}
        onClick={() => setOpen(true)}
      >
        <img src={source} alt="" loading="lazy" />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('picture.of', { name })} size="wide">
        <img className={look.large} src={source} alt={t('picture.of', { name })} />
      </Dialog>
    </>
  );
}
