import type { AssessmentReply } from '@ebpls/contracts';
import { render, screen } from '@testing-library/react';

import { OwnerReply } from './owner-reply.tsx';

type TimelineEntry = AssessmentReply['timeline'][number];

const createEntry = (day: number, entry: Partial<TimelineEntry>): TimelineEntry => ({
  at: `2026-01-${String(day)}T02:00:00.000Z`,
  title: 'Resubmitted by the owner',
  note: '',
  tone: 'info',
  actor: 'Liza Cruz',
  ...entry,
});

test('the note of the last reply to this office is shown, newest first, and not the one to another office', () => {
  const timeline = [
    createEntry(22, { reply_to: 'rhu', note: 'The test is attached.' }),
    createEntry(21, { reply_to: 'fire', note: 'The exit was widened.' }),
    createEntry(20, { note: 'Widen the exit.' }),
    createEntry(19, { reply_to: 'fire', note: 'The exit is wide enough.' }),
  ];
  render(<OwnerReply timeline={timeline} office="fire" />);
  expect(document.body.textContent).toBe('Owner’s reply: The exit was widened. (21 Jan, 10:00 AM)');
});

test('a last reply without a note shows nothing, also where an earlier one had a note', () => {
  const timeline = [
    createEntry(21, { reply_to: 'fire' }),
    createEntry(19, { reply_to: 'fire', note: 'The exit is wide enough.' }),
  ];
  render(<OwnerReply timeline={timeline} office="fire" />);
  expect(screen.queryByText('Owner’s reply:')).toBeNull();
});
