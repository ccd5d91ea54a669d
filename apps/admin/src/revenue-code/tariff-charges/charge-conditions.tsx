// The fields of a charge above its table: its kinds of application, its conditions, and what it is computed for.

import { useStore } from '@ebpls/remote-kit';
import { Row, Section, SelectField, Stack, useLocale } from '@ebpls/ui';

import { type TariffChargeText, writeAt } from '../tariff-sheets/sheet.ts';
import { AmountFields } from './amount-fields.tsx';
import type { ChargeEditing } from './condition-list.tsx';
import { useWords } from './condition.messages.ts';
import { AMOUNT_FIELDS, GROUP_FIELDS, CONDITION_FIELDS } from '../tariff-row-fields/charge-fields.ts';
import { RecordFields } from '../tariff-fields/record-fields.tsx';

interface ChargeConditionsProps extends ChargeEditing {
  readonly place: number;
  readonly charge: TariffChargeText;
}

export function ChargeConditions({ place, charge, ...editing }: ChargeConditionsProps) {
  const t = useWords();
  const { store } = editing;
  const path = `charges.${place}`;
  return (
    <Section level={3} title={t('title')}>
      <Stack gap={6}>
        <RecordFields {...editing} isLocked={false} path={path} fields={CONDITION_FIELDS} />
        <PerFields store={store} path={`${path}.per`} per={charge.per} />
        <RecordFields {...editing} isLocked={false} path={path} fields={GROUP_FIELDS} />
        <AmountFields {...editing} place={place} />
        <RecordFields {...editing} isLocked={false} path={path} fields={AMOUNT_FIELDS} />
      </Stack>
    </Section>
  );
}

type PerText = TariffChargeText['per'];

const GROUP = 'GROUP:';
const COMBINE = ['SUM', 'HIGHEST'] as const;

/** The choice with its classification; how several amounts come to one stays as it was. */
export function createPer(key: string, formerPer: PerText): PerText {
  const combine = formerPer.each === 'BUSINESS' ? 'SUM' : formerPer.combine;
  if (key.startsWith(GROUP)) return { each: 'GROUP', classification: key.slice(GROUP.length), combine };
  return key === 'LINE' ? { each: 'LINE', combine } : { each: 'BUSINESS' };
}

/** How several amounts come to one; what is added to the highest goes with it. */
function putCombine(per: Exclude<PerText, { each: 'BUSINESS' }>, value: string): PerText {
  const { others_share: _others, several_share: _several, ...rest } = per;
  return value === 'SUM' ? { ...rest, combine: 'SUM' } : { ...per, combine: 'HIGHEST' };
}

interface PerFieldsProps extends Pick<ChargeEditing, 'store'> {
  readonly path: string;
  readonly per: PerText;
}

/** For what a charge is computed, and how several amounts come to one. */
function PerFields({ store, path, per }: PerFieldsProps) {
  const t = useWords();
  const locale = useLocale();
  const classifications = useStore(store, ({ document }) => document.classifications);
  const chosenGroup = per.each === 'GROUP' ? per.classification : undefined;
  const put = (next: PerText): void => store.getState().change((document) => writeAt(document, path, next));
  return (
    <Row gap={4} align="end">
      <SelectField
        label={t('per')}
        value={chosenGroup === undefined ? per.each : `${GROUP}${chosenGroup}`}
        options={[
          { value: 'BUSINESS', label: t('per_BUSINESS') },
          { value: 'LINE', label: t('per_LINE') },
          ...classifications
            // A value that follows from measures is one of the business, so that there are no groups by it.
            .filter(({ code, found_from }) => found_from === undefined || code === chosenGroup)
            .map(({ code, name }) => ({ value: `${GROUP}${code}`, label: t('per_GROUP', { name: name[locale] }) })),
        ]}
        onChange={({ target }) => put(createPer(target.value, per))}
      />
      {per.each !== 'BUSINESS' && (
        <SelectField
          label={t('combine')}
          value={per.combine}
          options={COMBINE.map((value) => ({ value, label: t(value) }))}
          onChange={({ target }) => put(putCombine(per, target.value))}
        />
      )}
    </Row>
  );
}
