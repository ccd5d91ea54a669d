import { type Reference, STANDINGS } from '@ebpls/contracts';
import { Row, SelectField, useLocale } from '@ebpls/ui';
import { getStatusText } from '@ebpls/ui/lists';
import { useNavigate, useSearchParams } from 'react-router';

import { useWords } from './business-map.messages.ts';
import { getMapAddress, type MapAddress } from './map-address.ts';

/** Properties of the filters of the business map. */
interface MapFiltersProps {
  readonly at: MapAddress;
  readonly reference: Pick<Reference, 'barangays' | 'lines'>;
  /** A barangay has no choice of barangays. */
  readonly isBarangay: boolean;
}

/** State, barangay and line. */
export function MapFilters({ at, reference, isBarangay }: MapFiltersProps) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const choose = (name: string, value: string): void =>
    void navigate(getMapAddress(params, { [name]: value }), { replace: true, preventScrollReset: true });
  return (
    <Row align="end" areFilters>
      <SelectField
        label={t('state')}
        placeholder={t('every_state')}
        width="short"
        options={STANDINGS.map((standing) => ({ value: standing, label: getStatusText('business', standing, locale) }))}
        value={at.standing ?? ''}
        onChange={({ target }) => choose('state', target.value)}
      />
      {!isBarangay && (
        <SelectField
          label={t('barangay')}
          placeholder={t('every_barangay')}
          width="short"
          options={reference.barangays.map(({ brgycode, name }) => ({ value: brgycode, label: name }))}
          value={at.brgycode ?? ''}
          onChange={({ target }) => choose('brgycode', target.value)}
        />
      )}
      <SelectField
        label={t('line')}
        placeholder={t('every_line')}
        width="short"
        options={reference.lines.map(({ line, name }) => ({ value: line, label: name }))}
        value={at.line ?? ''}
        onChange={({ target }) => choose('line', target.value)}
      />
    </Row>
  );
}
