import { Box, Facts, Heading, Meter, Stack, Text } from '@ebpls/ui';

import type { SocialUser } from '../social.ts';
import { useWords } from '../social.messages.ts';

/** Card with the facts about a person. */
export function About({ user }: { readonly user: SocialUser }) {
  const t = useWords();
  return (
    <Box as="section" look="card" pad={4}>
      <Stack gap={4}>
        <Heading level={2} size="lead">
          {t('about')}
        </Heading>
        <Meter
          label={t('progress')}
          value={user.profileProgress}
          max={100}
          text={`${user.profileProgress}%`}
          tone="success"
        />
        <Text tone="muted">“{user.quote}”</Text>
        <Facts
          items={[
            { label: t('job.now'), value: user.currentJob },
            { label: t('job.before'), value: user.previousJob },
            { label: t('city.now'), value: user.currentCity },
            { label: t('city.from'), value: user.originCity },
          ]}
        />
      </Stack>
    </Box>
  );
}
