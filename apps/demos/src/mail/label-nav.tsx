import { Button, VisuallyHidden } from '@ebpls/ui';
import { Drawer } from '@ebpls/ui/overlays';
import { useState } from 'react';
import type { IconType } from 'react-icons';
import {
  LuBookmark,
  LuFilePen,
  LuInbox,
  LuMails,
  LuOctagonAlert,
  LuSend,
  LuStar,
  LuTag,
  LuTrash2,
} from 'react-icons/lu';
import { Link } from 'react-router';

import { EMPTY_DRAFT } from './compose/draft.ts';
import { useWords } from './mail.messages.ts';
import * as look from './label-nav.module.css';
import type { CustomLabel, Label, SystemLabel } from './mock/mails.ts';
import { useMailDesk } from './use-mail.ts';

const ICONS: Readonly<Record<string, IconType>> = {
  all: LuMails,
  inbox: LuInbox,
  sent: LuSend,
  drafts: LuFilePen,
  trash: LuTrash2,
  spam: LuOctagonAlert,
  important: LuBookmark,
  starred: LuStar,
} satisfies Record<SystemLabel, IconType>;

interface NavProps {
  readonly labels: readonly Label[];
  readonly path: string; // Current path.
}

/** Compose and every label; on a small screen the labels come in a drawer. */
export function LabelNav({ labels, path }: NavProps) {
  const t = useWords();
  const { write } = useMailDesk();
  const [isOpen, open] = useState(false);
  return (
    <div className={look.side}>
      <span className={look.menu}>
        <Button icon="menu" wide aria-haspopup="dialog" onClick={() => open(true)}>
          {t('folders')}
        </Button>
      </span>
      <span className={look.compose}>
        <Button kind="primary" icon="edit" wide onClick={() => write(EMPTY_DRAFT)}>
          {t('compose')}
        </Button>
      </span>
      <div className={look.labels}>
        <Labels labels={labels} path={path} />
      </div>
      <Drawer open={isOpen} onClose={() => open(false)} title={t('folders')} side="start">
        <Labels labels={labels} path={path} onChoose={() => open(false)} />
      </Drawer>
    </div>
  );
}

function Labels({ labels, path, onChoose }: NavProps & { readonly onChoose?: () => void }) {
  const t = useWords();
  const row = (label: Label) => <LabelRow key={label.id} label={label} path={path} onChoose={onChoose} />;
  return (
    <nav aria-label={t('title')} className={look.nav}>
      <ul aria-label={t('folders')}>{labels.filter(({ type }) => type === 'system_label').map(row)}</ul>
      <h2>{t('labels')}</h2>
      <ul aria-label={t('labels')}>{labels.filter(({ type }) => type === 'custom_label').map(row)}</ul>
    </nav>
  );
}

interface LabelRowProps {
  readonly label: Label;
  readonly path: string;
  readonly onChoose: (() => void) | undefined;
}

function LabelRow({ label, path, onChoose }: LabelRowProps) {
  const t = useWords();
  const { id, type, color, unreadCount } = label;
  const Sign = ICONS[id] ?? LuTag;
  const to = `/app/mail/${type === 'custom_label' ? 'label/' : ''}${id}`;
  return (
    <li>
      <Link
        to={to}
        className={look.label}
        aria-current={to === path ? 'page' : undefined}
        {...(onChoose && { onClick: onChoose })}
      >
        <Sign size={20} aria-hidden className={color && look[color]} />
        <span className={look.name}>{t(id as SystemLabel | CustomLabel)}</span>
        {unreadCount > 0 && (
          <span className={look.count}>
            <span aria-hidden>{unreadCount}</span>
            <VisuallyHidden>
              {t(id === 'drafts' ? 'count.drafts' : 'count.unread', { count: unreadCount })}
            </VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  );
}
