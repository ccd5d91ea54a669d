// Fields by which an owner claims the exemptions and discounts of the revenue code.

import type { AssessmentReply, FormRelief } from '@ebpls/contracts';
import { Section, SelectField, Stack, useLocale } from '@ebpls/ui';
import { AmountField, CheckField } from '@ebpls/ui/forms';
import { useFormContext, useWatch } from 'react-hook-form';

import { useFields } from '../fields/form-fields.ts';
import { useWords } from './measure.messages.ts';
import type { ReliefClaim } from './relief-claims.ts';

interface ReliefFieldsProps {
  readonly assessment: Pick<AssessmentReply, 'reliefs' | 'lines'>;
}

/** A checkbox for each relief, with what its claim declares; nothing where the revenue code offers none. */
export function ReliefFields({ assessment: { reliefs = [], lines } }: ReliefFieldsProps) {
  const t = useWords();
  if (reliefs.length === 0) return null;
  return (
    <Section level={3} title={t('reliefs')} hint={t('reliefs_hint')}>
      <Stack gap={6}>
        {reliefs.map((relief) => (
          <ReliefField key={relief.code} relief={relief} lines={lines} />
        ))}
      </Stack>
    </Section>
  );
}

interface ReliefFieldProps {
  readonly relief: FormRelief;
  readonly lines: AssessmentReply['lines'];
}

function ReliefField({ relief, lines }: ReliefFieldProps) {
  const { code, name, section } = relief;
  const t = useWords();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const { amount, text, getError } = useFields();
  const claims: readonly ReliefClaim[] = useWatch({ name: 'exemptions' }) ?? [];
  const place = claims.findIndex((claim) => claim.code === code);
  const at = `exemptions.${place}`;
  const change = (isClaimed: boolean): void => {
    const others = claims.filter((claim) => claim.code !== code);
    setValue('exemptions', isClaimed ? [...others, { code }] : others, { shouldDirty: true });
  };
  const coveredLines = lines.filter(({ line }) => relief.lines.includes(line));
  return (
    <Stack gap={4}>
      <CheckField
        id={place < 0 ? `relief-${code}` : `${at}.code`}
        label={name[locale]}
        help={t('section', { section })}
        checked={place >= 0}
        onChange={({ target }) => change(target.checked)}
        {...getError(`${at}.code`)}
      />
      {place >= 0 && coveredLines.length > 1 && (
        <SelectField
          {...text(`${at}.line`)}
          label={t('relief_line', { relief: name[locale] })}
          placeholder={t('every_line')}
          options={coveredLines.map(({ line, name: label }) => ({ value: line, label }))}
        />
      )}
      {place >= 0 &&
        relief.figures.map((figure) => (
          <AmountField key={figure.code} {...amount(`${at}.figures.${figure.code}`)} label={figure.name[locale]} />
        ))}
    </Stack>
  );
}
