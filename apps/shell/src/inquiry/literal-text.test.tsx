import type { InquiryMessage } from '@ebpls/contracts';
import { render, screen } from '@testing-library/react';

import { MessageItem } from './message-item.tsx';

const message: InquiryMessage = {
  id: 11,
  inquiry_id: 7,
  type: 'office',
  sender_id: 4,
  receiver_id: 1,
  message: 'Yes.',
  datetime: '2026-01-12 10:12',
  is_view: 1,
  client_key: 'key-of-message',
  sent_at: '2026-01-12T02:12:00Z',
  sender_name: 'Paolo Reyes',
  viewed_by: 'Nena Santos',
  viewed_at: '2026-01-12T02:20:00Z',
  files: [],
};

const show = (overrides: Partial<InquiryMessage>) =>
  render(
    <ul>
      <MessageItem message={{ ...message, ...overrides }} isMine isOwn={false} />
    </ul>,
  );

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[click](javascript:alert(1))',
  '**bold** https://elsewhere.example',
  '&lt;b&gt;',
  '{{name}}',
])('%s is shown as it was typed, in the message and in a name', (literalText) => {
  const { container } = show({ message: literalText, sender_name: literalText, viewed_by: literalText });
  expect(screen.getByText(literalText, { selector: 'p[dir="auto"]' })).toBeVisible();
  expect(screen.getByText((text) => text.startsWith(`${literalText}, `))).toBeVisible();
  expect(screen.getByText((text) => text.startsWith(`Seen by ${literalText}, `))).toBeVisible();
  expect(container.querySelectorAll('script, img, a, b, strong')).toHaveLength(0);
});

test('a right-to-left name leaves the time after it in its position', () => {
  show({ sender_name: 'אבג 12', viewed_by: 'أحمد' });
  expect(screen.getByText((text) => text.startsWith('\u2068אבג 12\u2069, '))).toBeVisible();
  expect(screen.getByText((text) => text.startsWith('Seen by \u2068أحمد\u2069, '))).toBeVisible();
});
