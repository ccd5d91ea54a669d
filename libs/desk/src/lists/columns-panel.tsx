import type { ListChoice } from '@ebpls/contracts';
import { Button, Row, Stack, Text } from '@ebpls/ui';
import { CheckField, RadioField } from '@ebpls/ui/forms';
import { Dialog } from '@ebpls/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';

import { useViewsAddress, type SentView, type ViewsAnswer } from './views/views-address.ts';
import { useWords } from './list.messages.ts';
import type { ConfiguredList } from './configured-list.ts';

interface ColumnsPanelProps extends ConfiguredList {
  readonly onClose: () => void;
}

/** The columns that the list shows, all but the first, and the density of its rows. */
export function ColumnsPanel({ list, choice, columns, onClose }: ColumnsPanelProps) {
  const t = useWords();
  const address = useViewsAddress();
  const fetcher = useFetcher<ViewsAnswer>();
  const close = useEffectEvent(onClose);
  const isKept = fetcher.data !== undefined && fetcher.data.message === undefined;
  useEffect(() => {
    if (isKept) close();
  }, [isKept]);
  const keep = (form: FormData): void => {
    const shownKeys = form.getAll('shown');
    const density: ListChoice['density'] = form.get('density') === 'compact' ? 'compact' : 'comfortable';
    const hiddenKeys = columns.slice(1).flatMap(({ key }) => (shownKeys.includes(key) ? [] : [key]));
    const submission: SentView = { act: 'choose', list, hidden: hiddenKeys, density };
    void fetcher.submit(JSON.stringify(submission), { method: 'post', action: address, encType: 'application/json' });
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
          {fetcher.data?.message !== undefined && (
            <div role="alert">
              <Text tone="danger">{fetcher.data.message}</Text>
            </div>
          )}
          <Row>
            <Button type="submit" kind="primary" busy={fetcher.state !== 'idle'}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  );
}
