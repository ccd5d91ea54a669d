// Three example businesses whose bills are computed while the revenue code is edited, beside those of the version before.

import type { Centavos } from '@ebpls/contracts';
import type { TariffType } from '@ebpls/contracts/tariff';
import { explainCharge, formatTariffRefusal, type OpenTariff } from '@ebpls/rules/tariff';
import { Button, formatPesos, Pesos, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { useMemo, useState } from 'react';

import {
  computeExample,
  type ExampleBusiness,
  fillMissingMeasures,
  getExampleYear,
  listExamples,
} from './compute-example.ts';
import { ExampleForm } from './example-form.tsx';
import { useWords } from './example.messages.ts';

export interface ExamplesPanelProps {
  /** The document as it is typed; absent while a place of it cannot be read. */
  readonly open: OpenTariff | undefined;
  /** The published version before it; absent while it is loaded, and where there is none. */
  readonly formerTariff: OpenTariff | undefined;
  /** The charge that is edited: the examples are businesses that it covers. */
  readonly charge: string | undefined;
  readonly type: TariffType;
}

export function ExamplesPanel({ open, formerTariff, charge, type }: ExamplesPanelProps) {
  const t = useWords();
  const examples = useExamples(open, charge, type);
  const [edited, setEdited] = useState<number>();
  return (
    <Section level={3} title={t('title')} hint={t('hint')}>
      {open === undefined && (
        <Text as="p" tone="warning">
          {t('unreadable')}
        </Text>
      )}
      {open !== undefined && (
        <Stack gap={6}>
          {examples.list.map((business, place) => (
            // The three examples keep their places.
            <Stack key={place} gap={2}>
              <ExampleBill open={open} formerTariff={formerTariff} business={business} charge={charge} type={type} />
              {edited === place ? (
                <ExampleForm
                  open={open}
                  type={type}
                  place={place}
                  business={business}
                  onChange={(next) => examples.put(place, next)}
                  onClose={() => setEdited(undefined)}
                />
              ) : (
                <Row>
                  <Button
                    size="desk"
                    aria-label={t('change_one', { number: place + 1 })}
                    onClick={() => setEdited(place)}
                  >
                    {t('change')}
                  </Button>
                </Row>
              )}
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** Businesses that the charge covers, until a person chooses other ones; these stay when another charge is opened. */
function useExamples(open: OpenTariff | undefined, charge: string | undefined, type: TariffType) {
  const [chosen, setChosen] = useState<readonly ExampleBusiness[]>();
  const [stored, setStored] = useState<{ readonly key: string; readonly list: readonly ExampleBusiness[] }>();
  const key = `${charge ?? ''} ${type}`;
  // The list is found once for each charge: what is typed does not change which businesses are shown.
  if (open !== undefined && stored?.key !== key) setStored({ key, list: listExamples(open, charge, type) });
  const chosenList = chosen ?? stored?.list;
  const list = useMemo(
    () =>
      open === undefined
        ? (chosenList ?? [])
        : (chosenList ?? []).map((business, place) => fillMissingMeasures(open, business, { place, type })),
    [open, chosenList, type],
  );
  return { list, put: (place: number, next: ExampleBusiness) => setChosen(list.with(place, next)) };
}

interface ExampleBillProps extends Omit<ExamplesPanelProps, 'open'> {
  readonly open: OpenTariff;
  readonly business: ExampleBusiness;
}

function ExampleBill({ open, formerTariff, business, charge, type }: ExampleBillProps) {
  const t = useWords();
  const locale = useLocale();
  const tax_year = getExampleYear(open.tariff);
  const bill = useMemo(() => computeExample(open, business, { type, tax_year }), [open, business, type, tax_year]);
  const before = useMemo(
    () => formerTariff && computeExample(formerTariff, business, { type, tax_year }),
    [formerTariff, business, type, tax_year],
  );
  const name = open.lines.get(business.line)?.name[locale] ?? business.line;
  if ('refused' in bill)
    return (
      <div>
        <Text as="p" weight="bold">
          {name}
        </Text>
        <Text as="p" tone="danger">
          {formatTariffRefusal(bill.refused, locale)}
        </Text>
      </div>
    );
  const own = bill.charges.find(({ row }) => row.code === charge);
  return (
    <div>
      <Row justify="between">
        <Text as="span" weight="bold">
          {name}
        </Text>
        <Text as="span" weight="bold">
          <Pesos amount={bill.total} />
        </Text>
      </Row>
      <Text as="p" size="secondary" tone="muted">
        {listMeasureTexts(open, business, locale).join(', ')}
      </Text>
      {charge !== undefined && (
        <Text as="p">{own === undefined ? t('not_charged') : explainCharge(own, locale).join(' ')}</Text>
      )}
      {before !== undefined && <Difference total={bill.total} before={'total' in before ? before.total : undefined} />}
    </div>
  );
}

function listMeasureTexts(open: OpenTariff, { measures }: ExampleBusiness, locale: 'en' | 'fil'): string[] {
  return Object.entries(measures).flatMap(([code, text]) => {
    const measure = open.measures.get(code);
    if (text === '' || measure === undefined) return [];
    const value = measure.values?.find((each) => each.code === text)?.name[locale] ?? text;
    return [`${measure.name[locale]}: ${value}`];
  });
}

interface DifferenceProps {
  readonly total: Centavos;
  /** Absent where the version before cannot bill the business. */
  readonly before: Centavos | undefined;
}

const PERCENT_SCALE = 100;

function Difference({ total, before }: DifferenceProps) {
  const t = useWords();
  if (before === undefined)
    return (
      <Text as="p" tone="muted">
        {t('no_before')}
      </Text>
    );
  const change = (total - before) as Centavos;
  if (change === 0)
    return (
      <Text as="p" tone="muted">
        {t('same')}
      </Text>
    );
  const percent = before === 0 ? undefined : ((Math.abs(change) / before) * PERCENT_SCALE).toFixed(1);
  const params = { amount: formatPesos(Math.abs(change) as Centavos), percent: percent ?? '' };
  const word = change > 0 ? 'more' : 'less';
  return (
    <Text as="p" weight="bold">
      {t(percent === undefined ? word : `${word}_percent`, params)}
    </Text>
  );
}
