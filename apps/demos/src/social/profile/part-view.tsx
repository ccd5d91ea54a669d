import { Avatar, Box, EmptyState, Grid, MomentText, Row, Stack, Tag, Text } from '@ebpls/ui';

import { PostList } from '../posts/post-list.tsx';
import type { SocialProject } from '../social.ts';
import { useWords } from '../social.messages.ts';
import { Connections } from './connections.tsx';
import type { Part } from './parts.ts';
import { Reviews } from './reviews.tsx';

/** Content of the open tab of a profile. */
export function PartView({ part }: { readonly part: Part }) {
  const t = useWords();
  switch (part.tab) {
    case 'connections':
      return <Connections connections={part.connections} />;
    case 'projects':
      return <Projects projects={part.projects} />;
    case 'reviews':
      return <Reviews reviews={part.reviews} />;
    default:
      return part.posts.length === 0 ? (
        <EmptyState icon="message" title={t('posts.none')} />
      ) : (
        <Box width="form">
          <PostList posts={part.posts} />
        </Box>
      );
  }
}

function Projects({ projects }: { readonly projects: readonly SocialProject[] }) {
  const t = useWords();
  return (
    <Grid columns={2} gap={4}>
      {projects.map(({ id, title, caption, membersCount, createdAt }) => (
        <Box key={id} as="article" look="card" pad={4}>
          <Stack gap={3}>
            <Row gap={3} wrap={false}>
              <Avatar name={title} />
              <div>
                <Text as="div" weight="bold">
                  {title}
                </Text>
                <Text as="div" size="secondary" tone="muted">
                  <MomentText at={createdAt} />
                </Text>
              </div>
            </Row>
            <Text tone="muted">{caption}</Text>
            <Row>
              <Tag icon="users">{t('members', { count: membersCount })}</Tag>
            </Row>
          </Stack>
        </Box>
      ))}
    </Grid>
  );
}
