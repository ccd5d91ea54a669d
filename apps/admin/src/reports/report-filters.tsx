import type { Reference, Report, ReportName } from '@ebpls/contracts';
import { Button, DateField, NumberField, Row, SelectField } from '@ebpls/ui';
import { AmountField } from '@ebpls/ui/forms';
import { Form } from 'react-router';

import { type AskedFilters, type Filter, FILTERS_OF, listGroupings } from './asked-filters.ts';
import { useWords } from './report.messages.ts';

interface FiltersProps {
  readonly report: ReportName;
  readonly asked: AskedFilters;
  /** What the server took where nothing was typed. */
  readonly used: Report['asked'] | undefined;
  readonly errors: Readonly<Record<string, string[]>>;
  readonly barangays: Reference['barangays'];
}

/** The filters of a report; showing it puts them into the address. */
export function ReportFilters({ report, asked, used, errors, barangays }: FiltersProps) {
  const t = useWords();
  const valueOf = (filter: Filter): string =>
    String(asked[filter] ?? (filter === 'minimum' ? '' : (used?.[filter] ?? '')));
  const has = (filter: Filter): boolean => FILTERS_OF[report].includes(filter);
  const days = (['from', 'to', 'as_of'] as const).filter(has);
  const error = (filter: Filter) => errors[filter]?.[0];
  return (
    <Form key={FILTERS_OF[report].map(valueOf).join(' ')} aria-label={t('filters')}>
      <Row align="end">
        {days.map((filter) => (
          <DateField
            key={filter}
            label={t(filter)}
            name={filter}
            defaultValue={valueOf(filter)}
            error={error(filter)}
          />
        ))}
        {has('year') && (
          <NumberField label={t('year')} name="year" defaultValue={valueOf('year')} error={error('year')} />
        )}
        {has('by') && (
          <SelectField
            label={t('by')}
            name="by"
            width="short"
            options={listGroupings(report).map((value) => ({ value, label: t(value) }))}
            defaultValue={valueOf('by')}
            error={error('by')}
          />
        )}
        {has('brgycode') && (
          <SelectField
            label={t('barangay')}
            name="brgycode"
            width="short"
            placeholder={t('every_barangay')}
            options={barangays.map(({ brgycode, name }) => ({ value: brgycode, label: name }))}
            defaultValue={valueOf('brgycode')}
            error={error('brgycode')}
          />
        )}
        {has('minimum') && (
          <AmountField label={t('minimum')} name="minimum" defaultValue={valueOf('minimum')} error={error('minimum')} />
        )}
        <Button type="submit">{t('show')}</Button>
      </Row>
    </Form>
  );
}
