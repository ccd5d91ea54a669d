import type { ListChoice } from '@ebpls/contracts';
import { Button, Row, Stack, Text } from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';
import { Dialog } from '@ebpls/ui/overlays';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useFetcher } from 'react-router';

import { CheckGroup } from '../acts/fields/check-group.tsx';
import { useViewsAddress, type SentView, type ViewsAnswer } from './views/views-address.ts';
import { useWords } from './list.messages.ts';
import type { ConfiguredList } from './configured-list.ts';

type ColumnsValues = { readonly shown: readonly string[]; readonly density: ListChoice['density'] };

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
  const keys = columns.slice(1).map(({ key }) => key);
  const form = useForm<ColumnsValues>({
    defaultValues: { shown: keys.filter((key) => !choice.hidden.includes(key)), density: choice.density },
  });
  const save = form.handleSubmit(({ shown, density }) => {
    const hiddenKeys = keys.filter((key) => !shown.includes(key));
    const submission: SentView = { act: 'choose', list, hidden: hiddenKeys, density };
    void fetcher.submit(JSON.stringify(submission), { method: 'post', action: address, encType: 'application/json' });
  });

  return (
    <Dialog open onClose={onClose} title={t('columns')}>
      <FormProvider {...form}>
        <form onSubmit={save}>
          <Stack gap={4}>
            <Text tone="muted">{t('columns_text')}</Text>
            <Stack gap={1}>
              <CheckGroup
                name="shown"
                options={columns.slice(1).map(({ key, header }) => ({ value: key, label: header }))}
              />
            </Stack>
            <RadioField
              {...form.register('density')}
              inline
              label={t('density')}
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
      </FormProvider>
    </Dialog>
  );
}
