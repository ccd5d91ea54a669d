// The facts of a charge above its tables, and the fields that change them.

import { useStore } from '@ebpls/remote-kit';
import { Button, Row, Stack, useLocale } from '@ebpls/ui';
import { useState } from 'react';

import type { TariffChargeText } from '../tariff-sheets/sheet.ts';
import type { SheetListProps } from '../tariff/sheet-list.tsx';
import { useWords } from '../tariff/tariff.messages.ts';
import * as styles from '../tariff/tariff.module.css';
import { ChargeConditions } from './charge-conditions.tsx';
import { createChargeWords } from './charge.messages.ts';
import { listChargeFacts } from './describe-charge.ts';

type ChargeNotes = Pick<SheetListProps, 'findings' | 'problems' | 'isLocked'>;

const CONDITION_PATH = /^charges\.\d+\.(?:(?:types|lines|when)(?:$|\.)|amount(?:\.of\.\d+)?\.(?:of|per_unit)$)/;
const isOfCondition = ({ path }: { readonly path: string }): boolean => CONDITION_PATH.test(path);

/** What is found in the tables of a charge; what is found in its conditions is shown at their fields. */
export function listTableNotes({ findings, problems, isLocked }: ChargeNotes): Omit<ChargeNotes, 'isLocked'> {
  const isListed = (note: { readonly path: string }): boolean => isLocked || !isOfCondition(note);
  return { findings: findings.filter(isListed), problems: problems.filter(isListed) };
}

interface ChargeFactsProps extends ChargeNotes, Pick<SheetListProps, 'store'> {
  readonly place: number;
  readonly charge: TariffChargeText;
}

/** The fields are open when a person opens them, and while something in them must be corrected. */
export function ChargeFacts({ store, place, charge, findings, problems, isLocked }: ChargeFactsProps) {
  const t = useWords();
  const locale = useLocale();
  const document = useStore(store, (state) => state.document);
  const [isOpened, setOpened] = useState(false);
  const isOwn = (note: { readonly path: string }): boolean =>
    note.path.startsWith(`charges.${place}.`) && isOfCondition(note);
  const notes = { findings: findings.filter(isOwn), problems: problems.filter(isOwn) };
  const hasNotes = notes.findings.length > 0 || notes.problems.length > 0;
  // They stay open when the last note is corrected: the caret is in one of them.
  if (hasNotes && !isOpened) setOpened(true);
  const isOpen = !isLocked && isOpened;
  return (
    <Stack gap={4}>
      <dl className={styles['facts']} aria-label={t('facts')}>
        {listChargeFacts(document, charge, createChargeWords(locale)).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isLocked && (
        <Row>
          <Button size="desk" aria-expanded={isOpen} onClick={() => setOpened(!isOpened)}>
            {t(isOpen ? 'close_conditions' : 'change_conditions')}
          </Button>
        </Row>
      )}
      {isOpen && <ChargeConditions store={store} place={place} charge={charge} {...notes} />}
    </Stack>
  );
}
