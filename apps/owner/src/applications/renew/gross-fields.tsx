import type { AssessmentReply, Renewal, RenewedLine } from '@ebpls/contracts';
import type { FieldMessages } from '@ebpls/remote-kit';
import { listLineMeasures } from '@ebpls/rules';
import { formatPesos, Stack, TextArea } from '@ebpls/ui';
import { AmountField, CheckField } from '@ebpls/ui/forms';

import { useFields } from '../../shared/fields/form-fields.ts';
import { useWords as useFormWords } from '../application.messages.ts';
import { MeasureFields } from '../../shared/measures/measure-fields.tsx';
import { useWords } from './renew.messages.ts';

interface GrossFieldsProps {
  readonly measures: AssessmentReply['measures'];
  readonly renewal: Renewal;
  readonly refusedFields: FieldMessages | undefined;
}

/**
 * Fields for the sales of each line, the only input of a renewal; a reason or an affidavit is required where the server
 * demands it.
 */
export function GrossFields({ renewal, measures, refusedFields = {} }: GrossFieldsProps) {
  const { lines, former_year } = renewal;
  const t = useWords();
  const f = useFormWords();
  const { amount, text } = useFields();
  // The first declaration of a new business has its capital and no sales.
  const getHelp = (line: RenewedLine, part: 'gross_essential' | 'gross_non_essential') =>
    line.had_sales === false ? {} : { help: t('declared_before', { amount: formatPesos(line[part]) }) };
  return (
    <Stack gap={6}>
      {lines.map((line, place) => (
        <Stack gap={6} key={`${line.line} ${line.category ?? ''}`}>
          {line.asks_essential && (
            <AmountField
              {...amount(`lines.${place}.gross_essential`)}
              label={t('essential_of', { name: line.name })}
              {...getHelp(line, 'gross_essential')}
            />
          )}
          <AmountField
            {...amount(`lines.${place}.gross_non_essential`)}
            label={getLabel(t, line)}
            {...getHelp(line, 'gross_non_essential')}
          />
          <MeasureFields
            at={`lines.${place}.measures`}
            measures={listLineMeasures(measures, line.line)}
            line={lines.length > 1 ? line.name : undefined}
          />
        </Stack>
      ))}
      {refusedFields['gross_reason'] && (
        <TextArea {...text('gross_reason')} label={t('reason')} help={t('reason_help')} />
      )}
      {refusedFields['zero_gross_affidavit'] && (
        <CheckField
          {...text('zero_gross_affidavit')}
          label={f('zero_gross_affidavit', { year: former_year })}
          help={f('zero_gross_affidavit_help')}
        />
      )}
    </Stack>
  );
}

function getLabel(t: ReturnType<typeof useWords>, { name, category, asks_essential }: RenewedLine): string {
  if (asks_essential) return t('other_of', { name });
  return category === null ? t('gross_of', { name }) : t('gross_of_category', { name, category });
}
