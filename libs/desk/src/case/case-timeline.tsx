import type { AssessmentReply } from '@ebpls/contracts';
import { Section } from '@ebpls/ui';
import { Timeline } from '@ebpls/ui/records';

import { useWords } from '../messages/desk.messages.ts';

/** The events of the case, newest first, each with its remark and who acted. */
export function CaseTimeline({ timeline }: Pick<AssessmentReply, 'timeline'>) {
  const t = useWords();
  return (
    <Section title={t('timeline')} level={3}>
      <Timeline
        label={t('timeline')}
        entries={timeline.map(({ at, title, note, tone, actor }) => ({
          at,
          title,
          tone,
          note: [note, actor].filter(Boolean).join(' – '),
        }))}
      />
    </Section>
  );
}
