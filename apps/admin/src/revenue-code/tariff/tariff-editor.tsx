// Loads the document of a version that is a tariff, and opens its editor.

import { callEndpoint } from '@ebpls/api-client';
import { getTariff, type OrdinanceVersion } from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { useStore } from '@ebpls/remote-kit';
import { Button, Loading, Stack, Text } from '@ebpls/ui';
import { useCallback, useEffect, useState } from 'react';

import { TariffFrame } from './tariff-frame.tsx';
import { useWords } from './tariff.messages.ts';
import { createTariffStore, type TariffBase, type TariffStore } from './tariff.store.ts';

async function loadBase(ordinance_version_id: number): Promise<TariffBase & { readonly is_converted: boolean }> {
  const reply = await callEndpoint(getTariff, { params: { ordinance_version_id: String(ordinance_version_id) } });
  const { revision, is_converted, line_uses, barangays, offices } = reply;
  // A stored document was read by the schema of a tariff before it was stored.
  return { revision, is_converted, line_uses, barangays, offices, document: reply.tariff as unknown as TariffText };
}

/** The document of a version; `undefined` until it is there, and a way to load it again. */
function useTariffStore(ordinance_version_id: number) {
  const [store, setStore] = useState<TariffStore>();
  const [isFailed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      loadBase(ordinance_version_id).then(
        (base) => {
          setFailed(false);
          setStore((formerStore) => {
            formerStore?.getState().restart(base);
            return formerStore ?? createTariffStore(base);
          });
        },
        () => setFailed(true),
      ),
    [ordinance_version_id],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return { store, isFailed, load };
}

/** The version before, with which bills are compared: the one that was copied. */
function useFormerDocument(parent: OrdinanceVersion['parent']) {
  const id = parent?.ordinance_version_id;
  const [former, setFormer] = useState<Awaited<ReturnType<typeof loadBase>>>();
  useEffect(() => {
    if (id === undefined) return;
    // Without it the page only compares nothing.
    void loadBase(id).then(setFormer, () => undefined);
  }, [id]);
  return former;
}

export function TariffEditor({ version }: { readonly version: OrdinanceVersion }) {
  const t = useWords();
  const { store, isFailed, load } = useTariffStore(version.ordinance_version_id);
  const formerDocument = useFormerDocument(version.parent);
  if (isFailed)
    return (
      <Stack gap={3}>
        <Text tone="danger">{t('failed')}</Text>
        <Button size="desk" onClick={() => void load()}>
          {t('again')}
        </Button>
      </Stack>
    );
  if (store === undefined) return <Loading shape="record" />;
  return (
    <>
      <SavedElsewhere store={store} revision={version.revision} load={load} />
      <TariffFrame version={version} store={store} formerBase={formerDocument} load={load} />
    </>
  );
}

interface SavedElsewhereProps {
  readonly store: TariffStore;
  readonly revision: number;
  readonly load: () => Promise<void>;
}

/** Shows what a colleague saved, where nothing is typed that it would replace. */
function SavedElsewhere({ store, revision, load }: SavedElsewhereProps) {
  const isOlder = useStore(store, ({ base, document }) => base.revision < revision && base.document === document);
  useEffect(() => {
    if (isOlder) void load();
  }, [isOlder, load]);
  return null;
}
