import { isRefusal, type Refusal } from '@ebpls/api-client';
import { useSettings } from '@ebpls/remote-kit';
import type { Worded } from '@ebpls/remote-kit/declare';
import { EmptyState, Failed, NoRights } from '@ebpls/ui';
import { useRevalidator, useRouteError } from 'react-router';

import { useWords } from './house-words.ts';

/** What stands in the place of a part that cannot be shown. The rest of the house goes on. */
export function Unavailable({ title }: { readonly title: Worded }) {
  const error = useRouteError();
  const language = useSettings((settings) => settings.language);
  const { revalidate } = useRevalidator();
  const t = useWords();
  const retry = (): void => void revalidate();

  if (isRefusal(error)) return <Refused refusal={error} onRetry={retry} />;
  return (
    <Failed
      title={t('unavailable.title', { part: title[language] })}
      message={t('unavailable.sentence')}
      onRetry={retry}
    />
  );
}

function Refused({ refusal, onRetry }: { readonly refusal: Refusal; readonly onRetry: () => void }) {
  const t = useWords();
  if (refusal.code === 'offline')
    return <Failed title={t('offline.title')} message={refusal.message} onRetry={onRetry} />;
  if (refusal.code === 'forbidden') return <NoRights>{refusal.message}</NoRights>;
  if (refusal.code === 'missing') return <EmptyState title={t('nothing_here')}>{refusal.message}</EmptyState>;
  return <Failed message={refusal.message} reference={refusal.reference} onRetry={onRetry} />;
}

/** The house itself failed: nothing else is left to show. A reload is the only honest way out. */
export function HouseFailed() {
  const t = useWords();
  return (
    <Failed title={t('house_failed.title')} message={t('house_failed.sentence')} onRetry={() => location.reload()} />
  );
}
