import type { AssessmentReply, ClearingOffice } from '@ebpls/contracts';
import { MomentText, Remark, Text } from '@ebpls/ui';

import { useWords } from '../messages/desk.messages.ts';

interface OwnerReplyProps extends Pick<AssessmentReply, 'timeline'> {
  readonly office: ClearingOffice;
}

/** The note of the owner's last reply to the request of an office; nothing for a reply without a note. */
export function OwnerReply({ timeline, office }: OwnerReplyProps) {
  const t = useWords();
  const reply = timeline.find(({ reply_to }) => reply_to === office);
  if (reply === undefined || reply.note === '') return null;
  return (
    <Remark icon="message">
      <Text as="span" weight="bold">
        {t('owner_reply')}
      </Text>{' '}
      {reply.note} (<MomentText at={reply.at} year={false} />)
    </Remark>
  );
}
