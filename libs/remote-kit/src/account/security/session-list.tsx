import type { AccountSession } from '@ebpls/contracts';
import { Button, MomentText, RowItem, Rows, Section, Tag } from '@ebpls/ui';
import { useFetcher } from 'react-router';

import { useWords } from '../account.messages.ts';

/** The open sessions of the account, which the person can end. */
export function SessionList({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const t = useWords();
  return (
    <Section title={t('sessions')} hint={t('sessions_hint')}>
      <Rows>
        {sessions.map((session) => (
          <RowItem
            key={session.id}
            title={formatDevice(session.user_agent)}
            note={
              <>
                {t('last_used')} <MomentText at={session.last_used_at} />
              </>
            }
            end={session.is_current ? <Tag>{t('this_session')}</Tag> : <EndSession id={session.id} />}
          />
        ))}
      </Rows>
    </Section>
  );
}

function EndSession({ id }: { readonly id: string }) {
  const t = useWords();
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="act" value="session" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="quiet" busy={fetcher.state !== 'idle'}>
        {t('end')}
      </Button>
    </fetcher.Form>
  );
}

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const;
const BROWSER_NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'Mac' };

/** Formats the browser and system of a user agent; the raw text when neither is known. */
function formatDevice(user_agent: string): string {
  const browser = BROWSERS.find((name) => user_agent.includes(name));
  const system = SYSTEMS.find((name) => user_agent.includes(name));
  const names = [browser, system].filter((name) => name !== undefined).map((name) => BROWSER_NAMES[name] ?? name);
  return names.join(', ') || user_agent || '–';
}
