import type { Reference, Report, ReportName } from '@ebpls/contracts';
import { Button, NumberField, Row, SelectField } from '@ebpls/ui';
import { AmountField, DateField } from '@ebpls/ui/forms';
import { Form } from 'react-router';

import { type ReportFilterValues, type Filter, FILTERS_BY_REPORT, listGroupings } from './parse-filters.ts';
import { useWords } from './report.messages.ts';

interface FiltersProps {
  readonly report: ReportName;
  readonly filters: ReportFilterValues;
  readonly used: Report['asked'] | undefined; // The server's defaults for empty filters.
  readonly errors: Readonly<Record<string, string[]>>;
  readonly barangays: Reference['barangays'];
}

/** The filters of a report; showing it puts them into the address. */
export function ReportFilters({ report, filters, used, errors, barangays }: FiltersProps) {
  const t = useWords();
  const getValue = (filter: Filter): string =>
    String(filters[filter] ?? (filter === 'minimum' ? '' : (used?.[filter] ?? '')));
  const has = (filter: Filter): boolean => FILTERS_BY_REPORT[report].includes(filter);
  const days = (['from', 'to', 'as_of'] as const).filter(has);
  const error = (filter: Filter) => errors[filter]?.[0];
  return (
    <Form key={FILTERS_BY_REPORT[report].map(getValue).join(' ')} aria-label={t('filters')}>
      <Row align="end">
        {days.map((filter) => (
          <DateField
            key={filter}
            label={t(filter)}
            name={filter}
            defaultValue={getValue(filter)}
            error={error(filter)}
          />
        ))}
        {has('year') && (
          <NumberField label={t('year')} name="year" defaultValue={getValue('year')} error={error('year')} />
        )}
        {has('by') && (
          <SelectField
            label={t('by')}
            name="by"
            width="short"
            options={listGroupings(report).map((value) => ({ value, label: t(value) }))}
            defaultValue={getValue('by')}
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
            defaultValue={getValue('brgycode')}
            error={error('brgycode')}
          />
        )}
        {has('minimum') && (
          <AmountField
            label={t('minimum')}
            name="minimum"
            defaultValue={getValue('minimum')}
            error={error('minimum')}
          />
        )}
        <Button type="submit">{t('show')}</Button>
      </Row>
    </Form>
  );
}
