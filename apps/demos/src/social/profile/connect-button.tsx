import { showNotice } from '@ebpls/remote-kit';
import { Button, Row, Tag } from '@ebpls/ui';

import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import type { ConnectionStatus, SocialUser } from '../social.ts';
import { callSocial } from '../social-mock.ts';
import { useWords } from '../social.messages.ts';

/** Requests a connection or withdraws the request; a rejected user may not request again. */
export function ConnectButton({ user }: { readonly user: SocialUser }) {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const { id, name, connectionStatus } = user;
  const change = async (status: ConnectionStatus): Promise<void> => {
    const isDone = await act(() => callSocial('/api/social/connect', { json: { userId: id, status } }));
    if (isDone) showNotice('done', t(status === 'pending' ? 'connect.sent' : 'connect.withdrawn'));
  };
  if (connectionStatus === 'rejected') return null;
  if (connectionStatus === 'connected') return <Tag tone="success">{t('connected')}</Tag>;
  const isPending = connectionStatus === 'pending';
  // One button in both states: it keeps the focus.
  return (
    <Row gap={2}>
      {isPending && <Tag tone="warning">{t('pending')}</Tag>}
      <Button
        key="connect"
        kind={isPending ? 'secondary' : 'primary'}
        icon={isPending ? 'close' : 'plus'}
        busy={isBusy}
        aria-label={t(isPending ? 'connect.back.name' : 'connect.name', { name })}
        onClick={() => void change(isPending ? 'not_connected' : 'pending')}
      >
        {t(isPending ? 'connect.back' : 'connect')}
      </Button>
    </Row>
  );
}
