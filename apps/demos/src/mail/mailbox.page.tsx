// Page of the mail demo: the mails under a label, or one mail, which is marked as read.

import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';

import { DemoError } from '../shared/mock/demo-server.ts';
import { DemoPage, DemoNotFound } from '../shared/page/demo-page.tsx';
import { LabelNav } from './label-nav.tsx';
import { MailList } from './mail-list.tsx';
import { isInFolder } from './mail-rules.ts';
import { MailView } from './mail-view.tsx';
import { useWords } from './mail.messages.ts';
import * as look from './mail.module.css';
import { callMail } from './mock/mail-mock.ts';
import type { Label, Mail } from './mock/mails.ts';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { customLabel, systemLabel, mailId } = params;
  const label = customLabel ?? systemLabel ?? 'all';
  const query = new URLSearchParams(customLabel === undefined ? { systemLabel: label } : { customLabel });
  const { mails } = await callMail<{ mails: Mail[] }>(`/api/mail/mails?${query}`, { signal });
  const mail = mailId === undefined ? undefined : await openMail(mailId, signal);
  const { labels } = await callMail<{ labels: Label[] }>('/api/mail/labels', { signal });
  return { mails, mail, labels, label, mailId, path: `/app/mail/${customLabel === undefined ? '' : 'label/'}${label}` };
}

/** Loads a mail and marks it as read. Undefined when there is none under this number. */
async function openMail(mailId: string, signal: AbortSignal): Promise<Mail | undefined> {
  try {
    const { mail } = await callMail<{ mail: Mail }>(`/api/mail/mail?${new URLSearchParams({ mailId })}`, { signal });
    if (!mail.isUnread) return mail;
    const json = { mailIds: [mailId], update: { isUnread: false } };
    await callMail('/api/mail/mails/update', { json, signal });
    return { ...mail, isUnread: false };
  } catch (error) {
    if (error instanceof DemoError && error.status === 404) return undefined;
    throw error;
  }
}

export function Component() {
  const { mails, mail, labels, label, mailId, path } = useLoaderData<typeof loader>();
  const t = useWords();
  const { search } = useLocation();
  const systemLabel = labels.find(({ id }) => id === label);
  const labelName = systemLabel ? t(systemLabel.id as 'inbox') : label; // a known label has its word under its own id
  if (mailId !== undefined && !mail) return <DemoNotFound title={t('title')} listTo={`${path}${search}`} />;

  const title = mail ? mail.subject || t('no_subject') : labelName;
  const crumbs = [{ label: t('title'), to: '/app/mail/all' }, ...(mail ? [{ label: labelName, to: path }] : [])];
  const searchText = new URLSearchParams(search).get('search') ?? '';
  return (
    <DemoPage title={title} breadcrumb={crumbs} width="wide">
      <div className={`${look.desk} ${mail ? look.reading : ''}`}>
        <LabelNav labels={labels} path={path} />
        {mail ? (
          <MailView
            mail={mail}
            around={mails.filter((each) => isInFolder(each, searchText))}
            path={path}
            label={labelName}
          />
        ) : (
          <MailList key={path} mails={mails} path={path} label={labelName} />
        )}
      </div>
    </DemoPage>
  );
}
