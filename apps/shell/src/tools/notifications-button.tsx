import type { NotificationTopic, OwnNotification } from '@ebpls/contracts';
import { useStore } from '@ebpls/remote-kit';
import { Button, EmptyState, FailedState, IconButton, type IconName, Loading, MomentText, Row, Stack } from '@ebpls/ui';
import { PickList, PickRow } from '@ebpls/ui/frame';
import { Popover } from '@ebpls/ui/overlays';
import { useEffect, useState } from 'react';

import type { View } from '../inquiry/inquiry-drawer.tsx';
import { type Bell, followNotifications, type Notifications, openBell } from './notifications.ts';
import { usePanelOpening } from './panel-opening.ts';
import { useWords } from './tools.messages.ts';

const ICONS: Readonly<Record<NotificationTopic, IconName>> = {
  application: 'file',
  clearance: 'building',
  payment: 'receipt',
  permit: 'shield',
  inquiry: 'message',
  account: 'users',
};

/** The bell with the number of unread notifications, and the newest of them in a small panel. */
export function NotificationsButton() {
  const t = useWords();
  const [bell] = useState(openBell);
  const { popover, leave } = usePanelOpening();
  useEffect(() => {
    return followNotifications(bell.load);
  }, [bell]);
  const bellState = useStore(bell.store);
  const label = bellState.unread > 0 ? t('notifications.unread', { count: bellState.unread }) : t('notifications');
  return (
    <Popover
      trigger={<IconButton icon="bell" label={label} count={bellState.unread} />}
      title={t('notifications')}
      {...popover}
    >
      <Panel bell={bell} notifications={bellState} onLeave={leave} />
    </Popover>
  );
}

interface PanelProps {
  readonly bell: Bell;
  readonly notifications: Notifications;
  readonly onLeave: (view?: View) => void;
}

function Panel({ bell, notifications: { rows, unread, next_cursor, state }, onLeave }: PanelProps) {
  const t = useWords();
  if (state === 'failed') return <FailedState message={t('notifications.failed')} onRetry={() => void bell.load()} />;
  if (state === 'asking') return <Loading />;
  if (rows.length === 0) return <EmptyState icon="bell" title={t('notifications.empty')} />;
  const choose = (row: OwnNotification): void => {
    void bell.read(row);
    onLeave(row.inquiry_id === null ? undefined : { name: 'thread', inquiry_id: row.inquiry_id });
  };
  return (
    <Stack gap={2}>
      <Row>
        <Button size="desk" icon="check" disabled={unread === 0} onClick={() => void bell.readAll()}>
          {t('notifications.read_all')}
        </Button>
      </Row>
      <PickList label={t('notifications')}>
        {rows.map((row) => (
          <PickRow
            key={row.id}
            icon={ICONS[row.topic]}
            title={<bdi>{row.text}</bdi>}
            note={row.about !== '' && <bdi>{row.about}</bdi>}
            at={<MomentText at={row.told_at} />}
            unread={row.read_at === null ? t('unread') : undefined}
            to={row.path ?? undefined}
            onChoose={() => choose(row)}
          />
        ))}
      </PickList>
      {next_cursor !== null && (
        <Button size="desk" wide onClick={() => void bell.earlier()}>
          {t('notifications.earlier')}
        </Button>
      )}
    </Stack>
  );
}
