import type { PublicMunicipality, Role } from '@ebpls/contracts';
import { RowItem, Rows, Section, Tag, Text } from '@ebpls/ui';
import { useEffect, useState } from 'react';

import { useRoleTitle } from '../people/use-role-title.ts';
import { useWords } from './account.messages.ts';

/** The person's roles, the deciding one first (decision D9). */
export function RoleList({
  roles,
  offices,
}: {
  readonly roles: readonly Role[];
  readonly offices: Promise<PublicMunicipality | undefined>;
}) {
  const t = useWords();
  const [municipality, know] = useState<PublicMunicipality>();
  useEffect(() => {
    void offices.then(know);
  }, [offices]);
  const getRoleTitle = useRoleTitle(municipality);
  return (
    <Section title={t('roles')} hint={t('roles_hint')}>
      {roles.length === 0 && <Text tone="muted">{t('no_role')}</Text>}
      <Rows>
        {roles.map((role, place) => (
          <RowItem
            key={role.id}
            title={getRoleTitle(role.name) ?? role.name}
            status={place === 0 && <Tag>{t('first_role')}</Tag>}
          />
        ))}
      </Rows>
    </Section>
  );
}
