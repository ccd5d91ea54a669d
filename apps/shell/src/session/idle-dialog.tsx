import { Button, Stack, Text } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';

import { signOutAndLeave } from './sign-out-and-leave.ts';
import type { SessionEnding } from './presence.ts';
import { useWords } from './session.messages.ts';

/**
 * Dialog before a session ends: confirms that somebody is still there, or announces the last hour. Closing it confirms
 * too.
 */
export function IdleDialog({ ending: { left, is_final, answer } }: { readonly ending: SessionEnding }) {
  const t = useWords();
  const part = is_final ? 'close' : 'idle';
  const actions = is_final ? (
    <Button kind="primary" onClick={answer}>
      {t('close.understood')}
    </Button>
  ) : (
    <>
      <Button onClick={() => void signOutAndLeave()}>{t('idle.sign_out')}</Button>
      <Button kind="primary" onClick={answer}>
        {t('idle.continue')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={answer}
      title={t(`${part}.title`)}
      role="alertdialog"
      actions={actions}
      focusFirst={() => document.querySelector<HTMLElement>('[role=alertdialog] .eb-btn.primary')}
    >
      <Stack gap={3}>
        <Text>
          {t(`${part}.text`)} <b role="timer">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>.
        </Text>
        <Text tone="muted">{t('idle.drafts')}</Text>
      </Stack>
    </Dialog>
  );
}
