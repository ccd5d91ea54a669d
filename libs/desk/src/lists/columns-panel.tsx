import type { ListChoice } from '@ebpls/contracts';
import { Button, Row, Stack, Text } from '@ebpls/ui';
import { CheckField, RadioField } from '@ebpls/ui/forms';
import { Dialog } from '@ebpls/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';

import { useViewsAddress, type SentView, type ViewsAnswer } from '../views/views-address.ts';
import { useWords } from './list.messages.ts';
import type { ShownList } from './shown-list.ts';

interface ColumnsPanelProps extends ShownList {
  readonly onClose: () => void;
}

/** Which columns the list shows, all but the first, and how close its rows stand. */
export function ColumnsPanel({ list, choice, columns, onClose }: ColumnsPanelProps) {
  const t = useWords();
  const address = useViewsAddress();
  const kept = useFetcher<ViewsAnswer>();
  const close = useEffectEvent(onClose);
  const isKept = kept.data !== undefined && kept.data.message === undefined;
  useEffect(() => {
    if (isKept) close();
  }, [isKept]);
  const keep = (form: FormData): void => {
    const shown = form.getAll('shown');
    const density: ListChoice['density'] = form.get('density') === 'compact' ? 'compact' : 'comfortable';
    const hidden = columns.slice(1).flatMap(({ key }) => (shown.includes(key) ? [] : [key]));
    const sent: SentView = { act: 'choose', list, hidden, density };
    void kept.submit(JSON.stringify(sent), { method: 'post', action: address, encType: 'application/json' });
  };

  return (
    <Dialog open onClose={onClose} title={t('columns')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          keep(new FormData(event.currentTarget));
        }}
      >
        <Stack gap={4}>
          <Text tone="muted">{t('columns_text')}</Text>
          <Stack gap={1}>
            {columns.slice(1).map(({ key, header }) => (
              <CheckField
                key={key}
                id={`column-${key}`}
                name="shown"
                value={key}
                label={header}
                defaultChecked={!choice.hidden.includes(key)}
              />
            ))}
          </Stack>
          <RadioField
            name="density"
            inline
            label={t('density')}
            defaultValue={choice.density}
            options={(['comfortable', 'compact'] as const).map((value) => ({ value, label: t(value) }))}
          />
          {kept.data?.message !== undefined && (
            <div role="alert">
              <Text tone="danger">{kept.data.message}</Text>
            </div>
          )}
          <Row>
            <Button type="submit" kind="primary" busy={kept.state !== 'idle'}>
              {t('keep')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
