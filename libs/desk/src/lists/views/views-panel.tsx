import type { SavedView, DeskList } from '@ebpls/contracts';
import { createMessageGetter } from '@ebpls/remote-kit';
import { Button, IconButton, Row, RowItem, Rows, Stack, Text, TextField, TextLink } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';

import { useWords } from '../../messages/views.messages.ts';
import { type SentView, useViewsAddress, type ViewsAnswer } from './views-address.ts';

/** Properties of the panel with the saved views of a list. */
interface ViewsPanelProps {
  readonly list: DeskList;
  /** The view that the page shows now. */
  readonly query: string;
  readonly onClose: () => void;
}

/** The account's own views of a list: each links to its rows, can be moved up or removed; the present one can be saved under a name. */
export function ViewsPanel({ list, query, onClose }: ViewsPanelProps) {
  const t = useWords();
  const { pathname } = useLocation();
  const viewsFetcher = useFetcher<ViewsAnswer>();
  const changeFetcher = useFetcher<ViewsAnswer>();
  const address = useViewsAddress();
  const load = useEffectEvent(() => void viewsFetcher.load(`${address}?list=${list}`));
  useEffect(() => {
    load();
  }, []);
  const views = changeFetcher.data?.views ?? viewsFetcher.data?.views;
  const send = (submission: SentView): void =>
    void changeFetcher.submit(JSON.stringify(submission), {
      method: 'post',
      action: address,
      encType: 'application/json',
    });

  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <Stack gap={5}>
        {views?.length === 0 && <Text tone="muted">{t('none')}</Text>}
        {views !== undefined && views.length > 0 && (
          <Rows label={t('title')}>
            {views.map((view, place) => (
              <RowItem
                key={view.view_id}
                selected={view.query === query}
                title={
                  <TextLink to={`${pathname}?${view.query}`} onClick={onClose}>
                    {view.name}
                  </TextLink>
                }
                end={<ViewActs list={list} views={views} place={place} send={send} />}
              />
            ))}
          </Rows>
        )}
        <SaveViewForm
          answer={changeFetcher.data}
          busy={changeFetcher.state !== 'idle'}
          saveView={(name) => send({ act: 'save', list, name, query })}
        />
      </Stack>
    </Dialog>
  );
}

interface SaveViewFormProps {
  readonly answer: ViewsAnswer | undefined;
  readonly busy: boolean;
  readonly saveView: (name: string) => void;
}

function SaveViewForm({ answer, busy, saveView }: SaveViewFormProps) {
  const t = useWords();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saveView(String(new FormData(event.currentTarget).get('name') ?? ''));
      }}
    >
      <Stack gap={3}>
        <TextField name="name" label={t('name')} maxLength={40} error={createMessageGetter(answer?.fields)('name')} />
        {answer?.message !== undefined && Object.keys(answer.fields ?? {}).length === 0 && (
          <div role="alert">
            <Text tone="danger">{answer.message}</Text>
          </div>
        )}
        <Row>
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

interface ViewActsProps {
  readonly list: DeskList;
  readonly views: readonly SavedView[];
  readonly place: number;
  readonly send: (sent: SentView) => void;
}

function ViewActs({ list, views, place, send }: ViewActsProps) {
  const t = useWords();
  const view = views[place];
  if (!view) return null;
  const { view_id, name } = view;
  const ids = views.map((one) => one.view_id);
  const reorderedIds = [
    ...ids.slice(0, Math.max(place - 1, 0)),
    view_id,
    ...ids.filter((id) => id !== view_id).slice(Math.max(place - 1, 0)),
  ];
  return (
    <Row gap={1} wrap={false}>
      {place > 0 && (
        <IconButton
          icon="chevron-up"
          label={t('up', { name })}
          onClick={() => send({ act: 'order', list, view_ids: reorderedIds })}
        />
      )}
      <IconButton icon="trash" label={t('remove', { name })} onClick={() => send({ act: 'remove', list, view_id })} />
    </Row>
  );
}
