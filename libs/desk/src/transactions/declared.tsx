import { type Assessment, centavosFromText } from '@ebpls/contracts';
import { type Fact, Facts, pesosWritten, Section } from '@ebpls/ui';
import * as v from 'valibot';

import { useWords } from './transaction.messages.ts';

const Text = v.optional(v.string());

/** The declaration as it was filed: amounts are decimal text. */
const Filed = v.object({
  payment_mode: v.optional(v.picklist(['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'])),
  total_assets: Text,
  signed_name: Text,
  lines: v.optional(
    v.array(v.object({ line: v.string(), capitalization: Text, gross_essential: Text, gross_non_essential: Text })),
    [],
  ),
});

const AMOUNTS = ['capitalization', 'gross_essential', 'gross_non_essential'] as const;

/** What the owner declared under penalty of perjury, line by line. */
export function Declared({ declaration, lines }: Pick<Assessment, 'declaration' | 'lines'>) {
  const t = useWords();
  const read = v.safeParse(Filed, declaration);
  if (!read.success) return null;
  const { payment_mode, total_assets, signed_name, lines: declared } = read.output;
  const nameOf = (line: string): string => lines.find((known) => known.line === line)?.name ?? line;
  const facts: Fact[] = [
    ...declared.flatMap((one) =>
      AMOUNTS.flatMap((amount) =>
        one[amount] === undefined ? [] : [{ label: `${nameOf(one.line)}, ${t(amount)}`, value: written(one[amount]) }],
      ),
    ),
    ...(total_assets === undefined ? [] : [{ label: t('total_assets'), value: written(total_assets) }]),
    ...(payment_mode === undefined ? [] : [{ label: t('payment_mode'), value: t(payment_mode) }]),
    ...(signed_name === undefined ? [] : [{ label: t('signed_name'), value: signed_name }]),
  ];
  return (
    <Section title={t('declaration')} level={3}>
      <Facts items={facts} />
    </Section>
  );
}

function written(amount: string): string {
  const read = centavosFromText(amount);
  return read === undefined ? amount : pesosWritten(read);
}
