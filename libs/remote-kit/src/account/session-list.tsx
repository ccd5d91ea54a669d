import { type AccountSession, officeTitle, type PublicMunicipality, type Role } from '@ebpls/contracts';
import { Button, MomentText, RowItem, Rows, Section, Tag, Text } from '@ebpls/ui';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';

import { useSettings } from '../settings.store.ts';
import { useWords } from './account-words.ts';

const KINDS = ['user', 'admin', 'affiliate'] as const;

/** What the person is here. Offices and barangays are called as the municipality calls them; until that is known, by the word of the role. */
export function RoleList({ roles, offices }: { readonly roles: readonly Role[]; readonly offices: Promise<PublicMunicipality | undefined> }) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const [municipality, know] = useState<PublicMunicipality>();
  useEffect(() => void offices.then(know), [offices]);
  const titleOf = ({ name }: Role): string => {
    const kind = KINDS.find((one) => one === name.toLowerCase());
    if (kind) return t(`role_${kind}`);
    return (municipality && officeTitle(municipality, name, language)) ?? name;
  };
  return (
    <Section title={t('roles')} hint={t('roles_hint')}>
      {roles.length === 0 && <Text tone="muted">{t('no_role')}</Text>}
      <Rows>
        {roles.map((role, place) => (
          <RowItem key={role.id} title={titleOf(role)} status={place === 0 && <Tag>{t('first_role')}</Tag>} />
        ))}
      </Rows>
    </Section>
  );
}

export function SessionList({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const t = useWords();
  return (
    <Section title={t('sessions')} hint={t('sessions_hint')}>
      <Rows>
        {sessions.map((session) => (
          <RowItem
            key={session.id}
            title={deviceOf(session.user_agent)}
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
const SPOKEN: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'Mac' };

/** The browser and system in a user agent, as a person would name them; the raw text when neither is known. */
function deviceOf(user_agent: string): string {
  const browser = BROWSERS.find((word) => user_agent.includes(word));
  const system = SYSTEMS.find((word) => user_agent.includes(word));
  const named = [browser, system].filter((word) => word !== undefined).map((word) => SPOKEN[word] ?? word);
  return named.join(', ') || user_agent || '–';
}
