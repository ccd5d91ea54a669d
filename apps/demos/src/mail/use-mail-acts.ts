// Hook with the acts on mails, in a list and in an open one; `to` is the address that opens afterwards.

import { showNotice } from '@ebpls/remote-kit';

import { useWords } from './mail.messages.ts';
import { ME } from './mock/first-mails.ts';
import type { CustomLabel, Folder, Mail } from './mock/mails.ts';
import { useMailChange } from './use-mail.ts';

type Marks = Partial<Pick<Mail, 'isUnread' | 'isStarred' | 'isImportant'>>;

const UPDATE = '/api/mail/mails/update';
const REMOVE = '/api/mail/mails/remove';

const toIds = (mails: readonly Mail[]): string[] => mails.map(({ id }) => id);

/** The folder of a mail before it was moved to the trash: own ones were among the sent. */
const getHomeFolder = ({ from }: Mail): Folder => (from.email === ME.email ? 'sent' : 'inbox');

/** Moves mails, each to the folder that is right for it. */
function useMove() {
  const change = useMailChange();
  return async (mails: readonly Mail[], getFolder: (mail: Mail) => Folder): Promise<boolean> => {
    const changes = await Promise.all(
      Object.entries(Object.groupBy(mails, getFolder)).map(([folder, some = []]) =>
        change({ address: UPDATE, json: { mailIds: toIds(some), update: { folder } } }),
      ),
    );
    return changes.every(Boolean);
  };
}

export function useMailActs(to?: string) {
  const t = useWords();
  const change = useMailChange();
  const move = useMove();
  const after = to === undefined ? {} : { to };
  const moveAway = (mails: readonly Mail[], folder: Folder, doneText: string) =>
    change({
      address: UPDATE,
      json: { mailIds: toIds(mails), update: { folder } },
      successText: doneText,
      undo: { label: t('undo'), act: () => void move(mails, (mail) => mail.folder) },
      ...after,
    });

  return {
    mark: (mails: readonly Mail[], update: Marks) =>
      change({ address: UPDATE, json: { mailIds: toIds(mails), update } }),
    /** Leaves the mail, because an open mail is marked as read as soon as it renders again. */
    markUnread: (mails: readonly Mail[]) =>
      change({ address: UPDATE, json: { mailIds: toIds(mails), update: { isUnread: true } }, ...after }),
    setLabel: (mails: readonly Mail[], labelId: CustomLabel, isSet: boolean) =>
      change({ address: '/api/mail/mails/label', json: { mailIds: toIds(mails), labelId, isSet } }),
    remove: (mails: readonly Mail[]) => moveAway(mails, 'trash', t('delete.done', { count: mails.length })),
    reportSpam: (mails: readonly Mail[]) => moveAway(mails, 'spam', t('junk.done')),
    restore: async (mails: readonly Mail[]) => {
      if (await move(mails, getHomeFolder)) showNotice('done', t('restore.done'));
    },
    removeForGood: (mails: readonly Mail[]) =>
      change({ address: REMOVE, json: { mailIds: toIds(mails) }, successText: t('forever.done'), ...after }),
  };
}

export type MailActs = ReturnType<typeof useMailActs>;
