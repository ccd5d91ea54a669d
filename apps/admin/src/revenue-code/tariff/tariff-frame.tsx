// The editor of a version that is a tariff: its parts, the table of the open one, and the bills of three businesses.

import type { OrdinanceVersion, SectionName } from '@ebpls/contracts';
import type { Tariff } from '@ebpls/contracts/tariff';
import { openTariff, judgeTariff, type TariffFinding } from '@ebpls/rules/tariff';
import { useStore } from '@ebpls/remote-kit';
import { Stack } from '@ebpls/ui';
import { useDeferredValue, useMemo, useState, useEffect, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { addresses } from '../../addresses.ts';
import { CodeSection } from '../code-section.tsx';
import { ChargeReading } from '../tariff-charges/charge-reading.tsx';
import { ExamplesPanel } from '../tariff-examples/examples-panel.tsx';
import { listGoneLines } from '../tariff-successors/gone-lines.ts';
import { SuccessorsPanel } from '../tariff-successors/successors-panel.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { PartPanel } from './part-panel.tsx';
import { createTariffReader, type TariffProblem } from './read-tariff.ts';
import { TariffBar } from './tariff-bar.tsx';
import { findOpenPart, TariffParts, toPartQuery, type OpenPart } from './tariff-parts.tsx';
import type { TariffStore } from './tariff.store.ts';
import * as styles from './tariff.module.css';

interface TariffFrameProps {
  readonly version: OrdinanceVersion;
  readonly store: TariffStore;
  /** The document of the version before; a converted one is compared, and not part of the check. */
  readonly formerBase:
    | { readonly document: Parameters<ReturnType<typeof createTariffReader>>[0]; readonly is_converted: boolean }
    | undefined;
  readonly load: () => Promise<void>;
}

/** Sections beside the document, which the municipality keeps as its own. */
const OFFICE_SECTIONS: readonly SectionName[] = ['scale', 'late', 'retirement', 'routing'];

/** The document as typed, read and opened, with that of the version before. */
function useReadTariff({ store, formerBase: loadedFormer }: TariffFrameProps) {
  // The version before is read after the first paint: it takes as long as the document itself.
  const formerBase = useDeferredValue(loadedFormer, undefined);
  const document = useStore(store, (state) => state.document);
  const [read] = useState(createTariffReader);
  const { tariff, problems } = useMemo(() => read(document), [read, document]);
  const formerTariff = useMemo(() => formerBase && createTariffReader()(formerBase.document).tariff, [formerBase]);
  const open = useMemo(() => tariff && openTariff(tariff), [tariff]);
  const formerOpen = useMemo(() => formerTariff && openTariff(formerTariff), [formerTariff]);
  const judgedFormer: Tariff | undefined = formerBase?.is_converted === true ? undefined : formerTariff;
  const findings = useJudgedTariff(tariff, judgedFormer);
  return { document, problems, open, formerOpen, findings };
}

/** Ctrl+Z and Ctrl+Y for the whole editor, as in a spreadsheet; a search or an example keeps its own. */
function createUndoKeys(store: TariffStore) {
  return (event: KeyboardEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    const isOtherField =
      event.target instanceof HTMLInputElement &&
      event.target.type !== 'checkbox' &&
      event.target.dataset['cell'] === undefined;
    if ((key !== 'z' && key !== 'y') || isOtherField) return;
    event.preventDefault();
    const { undo, redo } = store.getState();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  };
}

export function TariffFrame(props: TariffFrameProps) {
  const { version, store, load } = props;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { document, problems, open, formerOpen, findings } = useReadTariff(props);
  const line_uses = useStore(store, ({ base }) => base.line_uses);
  const goneLines = useMemo(() => listGoneLines({ lines: document.lines, line_uses }), [document.lines, line_uses]);
  const part = findOpenPart(document, params);
  const isLocked = !version.acts.includes('save');
  const charge = part.part === 'charges' ? document.charges[part.place] : undefined;
  const type = charge === undefined || charge.types.includes('RENEWAL') ? 'RENEWAL' : (charge.types[0] ?? 'RENEWAL');
  const goTo = (query: Record<string, string>): void =>
    void navigate(addresses.revenueCodeVersion(version.ordinance_version_id, query), { preventScrollReset: true });
  const show = ({ path }: TariffProblem): void => goTo(toPartQuery(path));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the cells within it
    <div className={styles['frame']} onKeyDown={isLocked ? undefined : createUndoKeys(store)}>
      <TariffParts {...{ version, document, goneLines, findings, problems }} open={part} />
      <Stack gap={6}>
        {!isLocked && <TariffBar version={version} store={store} problems={problems} onShow={show} load={load} />}
        <OpenPanel {...{ version, store, part, open, findings, problems, isLocked }} />
      </Stack>
      <aside className={styles['aside']}>
        {charge !== undefined && <ChargeReading document={document} charge={charge} />}
        <ExamplesPanel open={open} formerTariff={formerOpen} charge={charge?.code} type={type} />
      </aside>
    </div>
  );
}

interface OpenPanelProps extends Pick<
  Parameters<typeof ChargePanel>[0],
  'store' | 'open' | 'findings' | 'problems' | 'isLocked'
> {
  readonly version: OrdinanceVersion;
  readonly part: OpenPart;
}

function OpenPanel({ version, part, ...editing }: OpenPanelProps) {
  if (part.part === 'office') return <CodeSection version={version} sections={OFFICE_SECTIONS} />;
  if (part.part === 'successors')
    return <SuccessorsPanel version={version} store={editing.store} isLocked={editing.isLocked} />;
  if (part.part === 'charges') return <ChargePanel key={part.place} place={part.place} {...editing} />;
  return <PartPanel key={part.part} part={part.part} {...editing} />;
}

/** How long nothing was typed before the whole document is checked. */
const CHECK_DELAY_MS = 300;

/** What the check finds in the document as typed; while it is typed, what it found before. */
function useJudgedTariff(tariff: Tariff | undefined, formerTariff: Tariff | undefined): readonly TariffFinding[] {
  const [findings, setFindings] = useState<readonly TariffFinding[]>([]);
  useEffect(() => {
    if (tariff === undefined) return;
    const timer = setTimeout(() => setFindings(judgeTariff(tariff, formerTariff)), CHECK_DELAY_MS);
    return () => clearTimeout(timer);
  }, [tariff, formerTariff]);
  return findings;
}
