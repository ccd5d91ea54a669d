import { hasConnection, isRefusal, type Refusal } from '@ebpls/api-client';
import { useSettings } from '@ebpls/remote-kit';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import { Button, EmptyState, FailedState, FullScreenLoader, NoRights, Page, Row, useReportedFailure } from '@ebpls/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator, useRouteError } from 'react-router';

import { fallBack, canFallBack } from '../release/fall-back.ts';
import { RemoteTimeoutError } from '../release/timeout.ts';
import { useWords } from './shell-root.messages.ts';

interface UnavailableProps {
  readonly slot: ReleaseSlot;
  readonly home: string; // First page of the area: the way back from a page that cannot be shown.
}

let isReloading = false; // Until the new document is loaded, this one may render the failure again: it is one failure.

/**
 * Replacement of a page that cannot be shown, in every area: a heading, the reason, and a way back. A version that did
 * not start is replaced by the former one in a new document, because its code has run already.
 */
export function Unavailable({ slot, home }: UnavailableProps) {
  const error = useRouteError();
  const isOurs = !isRefusal(error) && !(error instanceof RemoteTimeoutError);
  const [isLeaving] = useState(() => isOurs && canFallBack(slot, error));
  useEffect(() => {
    if (!isOurs || isReloading) return;
    isReloading = fallBack(slot, error);
    if (isReloading) location.reload();
  }, [isOurs, slot, error]);
  return isLeaving ? <FullScreenLoader /> : <RemoteFailed title={slot.title} home={home} error={error} />;
}

interface FallenProps {
  readonly title: ReleaseSlot['title'];
  readonly home: string;
  readonly error: unknown;
}

function RemoteFailed({ title, home, error }: FallenProps) {
  const language = useSettings((settings) => settings.language);
  const { revalidate } = useRevalidator();
  const t = useWords();
  const reference = useReportedFailure(isRefusal(error) ? undefined : error, title.en);
  const retry = (): void => void refetchChunk().then(revalidate);

  if (isRefusal(error)) return <RefusedPage refusal={error} home={home} onRetry={retry} />;
  // The code of this part was never loaded here, or is of a release that the server no longer has.
  if (!hasConnection()) return <NoSignal home={home} onRetry={retry} />;
  return (
    <Page title={t('unavailable.title', { part: title[language] })}>
      <FailedState
        message={t(error instanceof RemoteTimeoutError ? 'unavailable.slow' : 'unavailable.text')}
        reference={reference}
        onRetry={retry}
      />
    </Page>
  );
}

interface RefusedProps {
  readonly refusal: Refusal;
  readonly home: string;
  readonly onRetry: () => void;
}

function RefusedPage({ refusal, home, onRetry }: RefusedProps) {
  const t = useWords();
  const { code, message, reference } = refusal;
  if (code === 'missing' || code === 'invalid') {
    return (
      <Page title={t('nothing_here')}>
        <EmptyState
          icon="search"
          title={code === 'invalid' ? t('address_wrong') : message}
          action={<WaysBack home={home} />}
        >
          {t('nothing_here.text')}
        </EmptyState>
      </Page>
    );
  }
  if (code === 'forbidden') {
    return (
      <Page title={t('forbidden')}>
        <NoRights title={message} action={<WaysBack home={home} />}>
          {t('forbidden.text')}
        </NoRights>
      </Page>
    );
  }
  if (code === 'offline') return <NoSignal home={home} onRetry={onRetry} />;
  return (
    <Page title={t('failed.title')}>
      <FailedState message={message} reference={reference} onRetry={onRetry} action={<WaysBack home={home} />} />
    </Page>
  );
}

function NoSignal({ home, onRetry }: Omit<RefusedProps, 'refusal'>) {
  const t = useWords();
  return (
    <Page title={t('offline.title')}>
      <FailedState
        title={t('offline.title')}
        message={t('offline.not_saved')}
        onRetry={onRetry}
        action={<WaysBack home={home} />}
      />
    </Page>
  );
}

/** A chunk that was cached broken is not fetched again by itself. */
async function refetchChunk(): Promise<void> {
  await import(/* webpackChunkName: "offline-page" */ '../offline/register-worker.ts').then(
    ({ forgetChunks }) => forgetChunks(),
    () => undefined,
  );
}

function WaysBack({ home }: { readonly home: string }) {
  const t = useWords();
  const navigate = useNavigate();
  return (
    <Row gap={2}>
      <Button size="desk" kind="primary" to={home}>
        {t('back.home')}
      </Button>
      {history.length > 1 && (
        <Button size="desk" onClick={() => void navigate(-1)}>
          {t('back')}
        </Button>
      )}
    </Row>
  );
}

/** The shell itself failed: only a reload can help. */
export function ShellFailed() {
  const t = useWords();
  const [title, message] = hasConnection()
    ? [t('shell_failed.title'), t('shell_failed.text')]
    : [t('offline.title'), t('offline.not_saved')];
  return <FailedState title={title} message={message} onRetry={() => location.reload()} />;
}
