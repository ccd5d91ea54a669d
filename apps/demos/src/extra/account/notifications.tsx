import { Button, Heading, MomentText, Row, Stack, Text } from '@ebpls/ui';
import { LuMessageSquareText, LuPackage, LuTruck } from 'react-icons/lu';

import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { useWords } from '../extra.messages.ts';
import { callAccount, type DemoNotification } from './account-mock.ts';
import * as look from './account.module.css';

const SIGNS = { order_placed: LuPackage, new_message: LuMessageSquareText, item_shipped: LuTruck } as const;

/** The unread notifications, each with an icon for its kind. */
export function Notifications({ notifications }: { readonly notifications: readonly DemoNotification[] }) {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  return (
    <Stack gap={3}>
      <Row gap={3} justify="between">
        <Heading level={3} size="body">
          {t('notifications')}
        </Heading>
        <Button
          size="desk"
          kind="quiet"
          busy={isBusy}
          disabled={notifications.length === 0}
          onClick={() => void act(() => callAccount('/api/notifications/mark-all-as-read', { json: {} }))}
        >
          {t('notifications.read')}
        </Button>
      </Row>
      {notifications.length === 0 && <Text tone="muted">{t('notifications.none')}</Text>}
      <ul className={look.notices}>
        {notifications.map(({ id, type, title, description, createdAt }) => {
          const Sign = SIGNS[type];
          return (
            <li key={id}>
              <span>
                <Sign aria-hidden size={20} />
              </span>
              <div>
                <Text as="div" weight="bold" size="secondary">
                  {title}
                </Text>
                <Text size="secondary" tone="muted">
                  {description} · <MomentText at={createdAt} year={false} />
                </Text>
              </div>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
