// Undo, redo and save of the editor, and what stands in the way of a save.

import { callEndpoint, createIdempotencyKey } from '@ebpls/api-client';
import { type OrdinanceVersion, saveTariff } from '@ebpls/contracts';
import { showNotice, toRefusedForm, useReload, useStore } from '@ebpls/remote-kit';
import { Button, Row, Stack, Text } from '@ebpls/ui';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router';

import { Leaving } from '../figures/unsaved-warning.tsx';
import type { TariffProblem } from './read-tariff.ts';
import { useWords } from './tariff.messages.ts';
import { listChangedParts, type TariffStore } from './tariff.store.ts';

interface TariffBarProps {
  readonly version: OrdinanceVersion;
  readonly store: TariffStore;
  readonly problems: readonly TariffProblem[];
  readonly onShow: (problem: TariffProblem) => void;
  readonly load: () => Promise<void>;
}

function useSave({ ordinance_version_id }: OrdinanceVersion, store: TariffStore) {
  const t = useWords();
  const reload = useReload();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  async function save(): Promise<void> {
    const { base, document, setBase } = store.getState();
    setBusy(true);
    try {
      const { revision } = await callEndpoint(saveTariff, {
        params: { ordinance_version_id: String(ordinance_version_id) },
        body: { revision: base.revision, parts: listChangedParts({ base, document }) },
        idempotency_key: createIdempotencyKey(),
      });
      setBase({ revision, document });
      setMessage(undefined);
      showNotice('done', t('saved'));
      reload();
    } catch (error) {
      setMessage(toRefusedForm(error).message);
    }
    setBusy(false);
  }
  return { busy, message, save };
}

export function TariffBar({ version, store, problems, onShow, load }: TariffBarProps) {
  const t = useWords();
  const { busy, message, save } = useSave(version, store);
  const { base, document, past, future, undo, redo } = useStore(store);
  const isTyped = document !== base.document;
  const isOvertaken = isTyped && version.revision > base.revision && !busy;
  const [first] = problems;
  // The other parts of the editor keep what is typed; another view or page does not.
  const here = useLocation().pathname;
  const isWithin = ({ pathname, search }: Location): boolean =>
    pathname === here && !new URLSearchParams(search).has('view');
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <Button size="desk" disabled={past.length === 0} onClick={undo}>
          {t('undo')}
        </Button>
        <Button size="desk" disabled={future.length === 0} onClick={redo}>
          {t('redo')}
        </Button>
        <Button
          size="desk"
          kind="primary"
          busy={busy}
          disabled={!isTyped || first !== undefined}
          onClick={() => void save()}
        >
          {t('save')}
        </Button>
        <Text as="span" tone="muted">
          {t(isTyped ? 'unsaved' : 'all_saved')}
        </Text>
      </Row>
      {first !== undefined && (
        <Text as="div" tone="danger">
          {t('unreadable', { count: problems.length })}{' '}
          <Button size="desk" onClick={() => onShow(first)}>
            {t('go_first')}
          </Button>
        </Text>
      )}
      {message !== undefined && (
        <div role="alert">
          <Text tone="danger">{message}</Text>
        </div>
      )}
      {isOvertaken && (
        <Text as="div" tone="warning">
          {t('conflict')}{' '}
          <Button size="desk" onClick={() => void load()}>
            {t('show_saved')}
          </Button>
        </Text>
      )}
      <Leaving isTyped={isTyped} isWithin={isWithin} />
    </Stack>
  );
}
