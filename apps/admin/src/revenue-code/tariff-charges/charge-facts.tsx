// The facts of a charge above its tables, and the fields that change them.

import { useStore } from '@ebpls/remote-kit';
import { Button, Row, Section, Stack, useLocale } from '@ebpls/ui';
import { useState } from 'react';

import type { TariffChargeText } from '../tariff-sheets/sheet.ts';
import type { SheetListProps } from '../tariff/sheet-list.tsx';
import { useWords } from '../tariff/tariff.messages.ts';
import * as styles from '../tariff/tariff.module.css';
import { ChargeConditions } from './charge-conditions.tsx';
import { createChargeWords } from './charge.messages.ts';
import { listChargeFacts } from './describe-charge.ts';
import { BILLING_FIELDS } from '../tariff-row-fields/charge-fields.ts';
import { RecordFields } from '../tariff-fields/record-fields.tsx';

type ChargeNotes = Pick<SheetListProps, 'findings' | 'problems' | 'isLocked'>;

interface PlacedNote {
  readonly path: string;
}

const CONDITION_PATH =
  /^charges\.\d+\.(?:(?:types|lines|when|amendments|nothing_when|times|at_most|rounding|per\.replaced)(?:$|\.)|amount(?:\.of\.\d+)?\.(?:(?:of|per_unit|charges|base|without)$|measures(?:$|\.)))/;
const BILLING = new Set(BILLING_FIELDS.map(({ field }) => field));

const isOfCondition = ({ path }: PlacedNote): boolean => CONDITION_PATH.test(path);
const isOfBilling = ({ path }: PlacedNote): boolean => BILLING.has(path.split('.')[2] ?? '');

/** What is found in the tables of a charge; what is found in its fields is shown at them. */
export function listTableNotes({ findings, problems, isLocked }: ChargeNotes): Omit<ChargeNotes, 'isLocked'> {
  const isListed = (note: { readonly path: string }): boolean =>
    isLocked || !(isOfCondition(note) || isOfBilling(note));
  return { findings: findings.filter(isListed), problems: problems.filter(isListed) };
}

interface ChargeFactsProps extends ChargeNotes, Pick<SheetListProps, 'store'> {
  readonly place: number;
  readonly charge: TariffChargeText;
}

/** The notes of some fields of a charge; they are open when a person opens them, and while a note is about them. */
function useOpenFields({ findings, problems, isLocked }: ChargeNotes, isOwn: (note: PlacedNote) => boolean) {
  const [isOpened, setOpened] = useState(false);
  const notes = { findings: findings.filter(isOwn), problems: problems.filter(isOwn) };
  const hasNotes = notes.findings.length > 0 || notes.problems.length > 0;
  // They stay open when the last note is corrected: the caret is in one of them.
  if (hasNotes && !isOpened) setOpened(true);
  return { notes, isOpen: !isLocked && isOpened, toggle: () => setOpened(!isOpened) };
}

export function ChargeFacts({ store, place, charge, ...editing }: ChargeFactsProps) {
  const t = useWords();
  const locale = useLocale();
  const document = useStore(store, (state) => state.document);
  const path = `charges.${place}`;
  const isOwn = (note: PlacedNote): boolean => note.path.startsWith(`${path}.`);
  const conditions = useOpenFields(editing, (note) => isOwn(note) && isOfCondition(note));
  const billing = useOpenFields(editing, (note) => isOwn(note) && isOfBilling(note));
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
      {!editing.isLocked && (
        <Row gap={2}>
          <Button size="desk" aria-expanded={conditions.isOpen} onClick={conditions.toggle}>
            {t(conditions.isOpen ? 'close_conditions' : 'change_conditions')}
          </Button>
          <Button size="desk" aria-expanded={billing.isOpen} onClick={billing.toggle}>
            {t(billing.isOpen ? 'close_billing' : 'change_billing')}
          </Button>
        </Row>
      )}
      {conditions.isOpen && <ChargeConditions store={store} place={place} charge={charge} {...conditions.notes} />}
      {billing.isOpen && (
        <Section level={3} title={t('billing')}>
          <RecordFields {...billing.notes} store={store} isLocked={false} path={path} fields={BILLING_FIELDS} />
        </Section>
      )}
    </Stack>
  );
}
