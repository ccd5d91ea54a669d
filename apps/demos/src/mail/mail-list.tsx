import { showNotice } from '@ebpls/remote-kit';
import { Chip, EmptyState, IconButton, NoMatch } from '@ebpls/ui';
import { SelectionBar, useSelection } from '@ebpls/ui/lists';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';

import { ListFooter } from '../shared/list/list-footer.tsx';
import { ListSearch } from '../shared/list/list-search.tsx';
import { useList } from '../shared/list/use-list.ts';
import { BulkActs } from './bulk-acts.tsx';
import { MailRow } from './mail-row.tsx';
import { MAIL_RULES } from './mail-rules.ts';
import { useWords } from './mail.messages.ts';
import * as look from './mail.module.css';
import type { Mail } from './mock/mails.ts';
import { useMailActs } from './use-mail-acts.ts';

interface ListProps {
  readonly mails: readonly Mail[];
  readonly path: string;
  readonly label: string; // The label's name.
}

/** List of the mails under one label: search, selection and its acts, rows and pages. */
export function MailList({ mails, path, label }: ListProps) {
  const t = useWords();
  const list = useList(mails, MAIL_RULES);
  const selection = useSelection(mails.map(({ id }) => id));
  const acts = useMailActs();
  const pane = useRef<HTMLElement>(null);
  // The buttons of the selection go with it, and one of them had the focus.
  const forget = (): void => {
    selection.clear();
    pane.current?.focus();
  };
  return (
    <section ref={pane} className={look.pane} aria-label={t('mails', { label })} tabIndex={-1}>
      <ListHead list={list} />
      {mails.length > 0 && (
        <div className={look.tools}>
          <SelectionBar selection={selection} ids={list.rows.map(({ id }) => id)}>
            <BulkActs
              mails={mails.filter(({ id }) => selection.has(id))}
              isTrash={path === '/app/mail/trash'}
              acts={acts}
              onDone={forget}
            />
          </SelectionBar>
        </div>
      )}
      {list.count > 0 && (
        <ul className={look.rows} aria-label={t('mails', { label })}>
          {list.rows.map((mail) => (
            <MailRow key={mail.id} mail={mail} path={path} selection={selection} acts={acts} />
          ))}
        </ul>
      )}
      {mails.length === 0 && (
        <EmptyState icon="mail" title={t('empty', { label })}>
          {t('empty.more')}
        </EmptyState>
      )}
      {mails.length > 0 && list.count === 0 && <NoMatch searchText={list.params.get('search') ?? ''} clearTo={path} />}
      {list.count > 0 && (
        <div className={look.foot}>
          <ListFooter list={list} />
        </div>
      )}
    </section>
  );
}

function ListHead({ list }: { readonly list: ReturnType<typeof useList<Mail>> }) {
  const t = useWords();
  const { revalidate, state } = useRevalidator();
  const isUnread = list.params.get('unread') === '1';
  const refresh = async (): Promise<void> => {
    await revalidate();
    showNotice('done', t('refresh.done'));
  };
  return (
    <form className={look.head} onSubmit={(event) => event.preventDefault()}>
      <ListSearch list={list} label={t('search')} />
      <Chip selected={isUnread} onClick={() => list.setParam('unread', isUnread ? '' : '1')}>
        {t('unread')}
      </Chip>
      <span className={look.end}>
        <IconButton icon="retry" label={t('refresh')} disabled={state === 'loading'} onClick={() => void refresh()} />
      </span>
    </form>
  );
}
