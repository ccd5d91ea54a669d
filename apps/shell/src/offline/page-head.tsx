import { formatInstantInWords } from '@ebpls/contracts';
import { useOffline, useSession, useSettings, useVisitorKind } from '@ebpls/remote-kit';
import { Button, Remark } from '@ebpls/ui';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

import { InstallHint } from './install-hint.tsx';
import { endOverride, findOverride } from '../release/trust/override.ts';
import { watchRelease } from './new-release.ts';
import { useWords } from './offline.messages.ts';
import { activateWaitingWorker } from './register-worker.ts';

/** Notices above every page: no connection, unsent data, a newer release. */
export function PageHead({ release }: { readonly release: number | undefined }) {
  return (
    <>
      <output>
        <OfflineNote />
        <Trying />
        {release !== undefined && <Ready release={release} />}
      </output>
      <InstallHint />
    </>
  );
}

function OfflineNote() {
  const t = useWords();
  const { is_offline, read_at, pendingCount } = useOffline();
  const language = useSettings((settings) => settings.language);
  const isOwner = useVisitorKind() === 'user';
  const waitingText = useWaitingText(is_offline, pendingCount);
  if (!is_offline) return waitingText && <Remark tone={pendingCount > 0 ? 'warning' : 'success'}>{waitingText}</Remark>;
  const line = read_at === undefined ? t('line_unread') : t('line', { time: formatInstantInWords(read_at, language) });
  return (
    <Remark icon="offline" tone="warning">
      {[line, isOwner && t('amounts'), waitingText].filter(Boolean).join(' ')}
    </Remark>
  );
}

/** Note for a person who tests one version; it ends the test with one press. */
function Trying() {
  const t = useWords();
  const account_id = useSession((session) => session.user?.id);
  const language = useSettings((settings) => settings.language);
  const override = account_id === undefined ? undefined : findOverride(String(account_id));
  if (!override) return null;
  const { slot, trial } = override;
  const end = (): void => {
    endOverride();
    location.reload();
  };
  return (
    <Remark tone="info">
      {t('trying', { slot, version: trial.version, time: formatInstantInWords(trial.until, language) })}{' '}
      <Button size="desk" onClick={end}>
        {t('try_no_more')}
      </Button>
    </Remark>
  );
}

/**
 * Text about typed data that was not sent. Online it covers only what waited for the connection: an answer that is on
 * its way for a second is the form's own matter.
 */
function useWaitingText(is_offline: boolean, pendingCount: number): string | undefined {
  const t = useWords();
  const [hasWaited, wait] = useState(pendingCount > 0);
  if (is_offline && pendingCount > 0 && !hasWaited) wait(true);
  if (is_offline) return pendingCount > 0 ? t('pending', { count: pendingCount }) : undefined;
  if (!hasWaited) return undefined;
  return pendingCount > 0 ? t('to_send', { count: pendingCount }) : t('saved');
}

/**
 * Loads the newer release at the next navigation: data typed on the page that is left has been sent or discarded, and
 * nothing else is open. A form that was just sent still shows its answer.
 */
function useMoveOn(isReady: boolean): void {
  const { location: next, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const isSafe = next !== undefined && formMethod === undefined && next.pathname !== pathname;
  useEffect(() => {
    if (isReady && isSafe && document.querySelector('[role=dialog]') === null)
      location.assign(next.pathname + next.search + next.hash);
  }, [isReady, isSafe, next]);
}

function Ready({ release }: { readonly release: number }) {
  const t = useWords();
  const [isReady, setReady] = useState(false);
  const [isLoading, load] = useState(false);
  useEffect(() => {
    return watchRelease(release, () => setReady(true));
  }, [release]);
  useMoveOn(isReady);
  if (!isReady) return null;
  const takeOver = (): void => {
    load(true);
    void activateWaitingWorker().finally(() => location.reload());
  };
  return (
    <Remark tone="info">
      {t('ready')}{' '}
      <Button size="desk" busy={isLoading} onClick={takeOver}>
        {t('load')}
      </Button>
    </Remark>
  );
}
