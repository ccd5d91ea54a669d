import { Avatar, Box, MomentText, Row, Stack, Text } from '@ebpls/ui';

import { Stars } from './stars.tsx';

interface ReviewCardProps {
  readonly review: {
    readonly author: { readonly name: string };
    readonly rating: number;
    readonly createdAt: string; // An instant, ISO 8601.
    readonly message: string;
  };
}

/** A review of a person or a project, with its stars. */
export function ReviewCard({ review: { author, rating, createdAt, message } }: ReviewCardProps) {
  return (
    <Box as="article" look="card" pad={4}>
      <Stack gap={2}>
        <Row gap={3} wrap={false}>
          <Avatar name={author.name} />
          <div>
            <Text as="div" weight="bold">
              {author.name}
            </Text>
            <Row gap={2}>
              <Stars value={rating} />
              <Text as="span" size="secondary" tone="muted">
                <MomentText at={createdAt} />
              </Text>
            </Row>
          </div>
        </Row>
        <Text reading>{message}</Text>
      </Stack>
    </Box>
  );
}
