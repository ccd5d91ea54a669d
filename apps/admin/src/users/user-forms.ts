import { PERMISSIONS, type RoleRow, type SafeguardedPower, type UserRow, formatPersonName } from '@ebpls/contracts';
import type { ActField, ActForm } from '@ebpls/desk';
import { listPowers } from '@ebpls/rules';
import { useLocale } from '@ebpls/ui';

import { useWords } from './user.messages.ts';

function useInviteForm(access: readonly ActField[]): ActForm {
  const t = useWords();
  return {
    act: 'invite',
    on: '-',
    title: t('dialog_invite'),
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
        initialChoice: 'en',
        options: [
          { value: 'en', label: 'English' },
          { value: 'fil', label: 'Filipino' },
        ],
      },
      ...access,
    ],
  };
}

function useResetStepForm(): (user: UserRow) => ActForm {
  const t = useWords();
  return (user) => ({
    act: 'second_step',
    on: user.id,
    title: t('dialog_second_step', { name: formatUserName(user) }),
    lead: t('lead_second_step'),
    confirm: t('reset_step'),
    is_danger: true,
    fields: [],
  });
}

/** The form of each act on an account. */
export function useUserForms(roles: readonly RoleRow[], getRoleTitle: (role_name: string) => string) {
  const t = useWords();
  const powersInWords = usePowers();
  const accessFields = useAccessFields(roles, getRoleTitle);
  return {
    invite: useInviteForm(accessFields([], [])),
    change: (user: UserRow): ActForm => ({
      act: 'change',
      on: user.id,
      title: t('dialog_change', { name: formatUserName(user) }),
      lead: t('lead_change'),
      confirm: t('save'),
      fields: accessFields(
        user.roles.map(({ id }) => String(id)),
        user.permissions,
      ),
    }),
    resetStep: useResetStepForm(),
    close: (user: UserRow): ActForm => {
      const powers = listPowers({ roles: user.roles.map(({ name }) => name), permissions: user.permissions });
      const waits = powers.length === 0 ? [] : [t('lead_close_waits', { powers: powersInWords(powers) })];
      return {
        act: 'close',
        on: user.id,
        title: t('dialog_close', { name: formatUserName(user) }),
        lead: [t('lead_close'), ...waits].join(' '),
        confirm: t('close'),
        is_danger: true,
        fields: [],
      };
    },
  };
}

/** The fields for what an account may do. */
function useAccessFields(roles: readonly RoleRow[], getRoleTitle: (role_name: string) => string) {
  const t = useWords();
  const options = roles.map(({ id, name }) => ({ value: String(id), label: getRoleTitle(name) }));
  return (role_ids: readonly string[], permissions: readonly string[]): readonly ActField[] => [
    {
      kind: 'ordered',
      name: 'role_ids',
      label: t('roles'),
      help: t('role_help'),
      add: t('role_add'),
      none: t('no_role'),
      options,
      initialChoice: role_ids,
    },
    {
      kind: 'checks',
      name: 'permissions',
      label: t('permissions'),
      options: PERMISSIONS.map((value) => ({ value, label: t(value) })),
      initialChoice: permissions,
    },
  ];
}

export function usePowers(): (powers: readonly SafeguardedPower[]) => string {
  const t = useWords();
  const locale = useLocale();
  return (powers) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(powers.map((power) => t(`power_${power}`)));
}

export function formatUserName({ firstname, lastname }: Pick<UserRow, 'firstname' | 'lastname'>): string {
  return formatPersonName({ firstname, lastname });
}
