import { Avatar, Box, EmptyState, Grid, Row, formatFileSize, Stack, Tag, Text } from '@ebpls/ui';
import { Timeline } from '@ebpls/ui/records';
import { Table } from '@ebpls/ui/lists';

import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { ReviewCard } from '../../shared/social/review-card.tsx';
import type { Project, ProjectFile, ProjectReview, Subscriber } from '../project.ts';
import { useWords } from '../projects.messages.ts';
import type { Part } from './parts.ts';

/** Content of the open tab of a project's page. */
export function PartView({ project, part }: { readonly project: Project; readonly part: Part }) {
  const t = useWords();
  switch (part.tab) {
    case 'files':
      return <Files files={part.files} />;
    case 'activity':
      return (
        <Timeline
          label={t('tab.activity')}
          entries={part.activities.map(({ id, createdAt, type, subject }) => ({
            key: id,
            at: createdAt,
            title: t(`did.${type}`, { subject }),
            tone: type === 'new_project' ? 'info' : 'success',
          }))}
        />
      );
    case 'subscribers':
      return <Subscribers subscribers={part.subscribers} />;
    case 'reviews':
      return <Reviews reviews={part.reviews} />;
    default:
      return (
        <Box width="reading">
          <RichText html={project.description} />
        </Box>
      );
  }
}

const getFileType = ({ name, mimeType }: ProjectFile): string => name.split('.').at(-1)?.toUpperCase() ?? mimeType;

function Files({ files }: { readonly files: readonly ProjectFile[] }) {
  const t = useWords();
  return (
    <Table
      caption={t('tab.files')}
      rows={files}
      rowKey={({ id }) => id}
      empty={<EmptyState icon="file" title={t('files.none')} />}
      columns={[
        { key: 'name', header: t('file.name'), cell: ({ name }) => name },
        { key: 'type', header: t('file.type'), cell: getFileType, note: ({ mimeType }) => mimeType },
        { key: 'size', header: t('file.size'), align: 'end', cell: ({ size }) => formatFileSize(size) },
      ]}
    />
  );
}

function Subscribers({ subscribers }: { readonly subscribers: readonly Subscriber[] }) {
  const t = useWords();
  if (subscribers.length === 0) return <EmptyState icon="users" title={t('subscribers.none')} />;
  return (
    <Grid columns={2} gap={4}>
      {subscribers.map(({ id, name, commonConnections, labels }) => (
        <Box key={id} look="card" pad={4}>
          <Stack gap={3}>
            <Row gap={3} wrap={false}>
              <Avatar name={name} />
              <div>
                <Text as="div" weight="bold">
                  {name}
                </Text>
                <Text size="secondary" tone="muted">
                  {t('common', { count: commonConnections })}
                </Text>
              </div>
            </Row>
            <Row gap={2}>
              {labels.map((label) => (
                <Tag key={label} icon="none">
                  {label}
                </Tag>
              ))}
            </Row>
          </Stack>
        </Box>
      ))}
    </Grid>
  );
}

function Reviews({ reviews }: { readonly reviews: readonly ProjectReview[] }) {
  const t = useWords();
  if (reviews.length === 0) return <EmptyState icon="message" title={t('reviews.none')} />;
  return (
    <Stack gap={4}>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </Stack>
  );
}
