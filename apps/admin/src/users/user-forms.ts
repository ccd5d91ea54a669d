import { PERMISSIONS, type RoleRow, type UserRow } from '@ebpls/contracts';
import type { ActField, ActForm } from '@ebpls/desk';

import { useWords } from './user-words.ts';

/** What each act on an account asks for. */
export function useUserForms(roles: readonly RoleRow[], called: (role_name: string) => string) {
  const t = useWords();
  const options = roles.map(({ id, name }) => ({ value: String(id), label: called(name) }));
  const roleField = (chosen: string): ActField => ({
    kind: 'list',
    name: 'role_ids',
    label: t('role'),
    help: t('role_help'),
    placeholder: t('no_role'),
    options,
    chosen,
  });
  const permissionField = (chosen: readonly string[]): ActField => ({
    kind: 'checks',
    name: 'permissions',
    label: t('permissions'),
    options: PERMISSIONS.map((value) => ({ value, label: t(value) })),
    chosen,
  });
  const invite: ActForm = {
    act: 'invite',
    on: '-',
    title: t('ask_invite'),
    lead: t('lead_invite'),
    confirm: t('confirm_invite'),
    fields: [
      { kind: 'text', name: 'firstname', label: t('firstname') },
      { kind: 'text', name: 'lastname', label: t('lastname') },
      { kind: 'email', name: 'email', label: t('email') },
      {
        kind: 'choice',
        name: 'locale',
        label: t('locale'),
        chosen: 'en',
        options: [
          { value: 'en', label: 'English' },
          { value: 'fil', label: 'Filipino' },
        ],
      },
      roleField(''),
      permissionField([]),
    ],
  };
  return {
    invite,
    change: (user: UserRow): ActForm => {
      const [first, ...others] = user.roles.map(({ id, name }) => ({ value: String(id), label: called(name) }));
      const otherRoles: ActField[] =
        others.length === 0
          ? []
          : [
              {
                kind: 'checks',
                name: 'other_role_ids',
                label: t('other_roles'),
                options: others,
                chosen: others.map(({ value }) => value),
              },
            ];
      return {
        act: 'change',
        on: user.id,
        title: t('ask_change', { name: nameOf(user) }),
        lead: t('lead_change'),
        confirm: t('save'),
        fields: [roleField(first?.value ?? ''), ...otherRoles, permissionField(user.permissions)],
      };
    },
    close: (user: UserRow): ActForm => ({
      act: 'close',
      on: user.id,
      title: t('ask_close', { name: nameOf(user) }),
      lead: t('lead_close'),
      confirm: t('close'),
      is_danger: true,
      fields: [],
    }),
  };
}

export function nameOf({ firstname, lastname }: Pick<UserRow, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`;
}
