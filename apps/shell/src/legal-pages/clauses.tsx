import { toGovernmentMessage } from '@ebpls/contracts';
import { useLocalGovernment } from '@ebpls/remote-kit';
import { Page, Section, Stack, Text, useLocale } from '@ebpls/ui';

import { useWords } from './law.messages.ts';
import type { Clause } from './terms-text.ts';

interface ClausesProps {
  readonly title: string;
  /** The laws are named by default. */
  readonly subtitle?: string;
  readonly of: Readonly<Record<'en' | 'fil', readonly Clause[]>>;
}

/** Page of a legal text in short clauses with their own headings. */
export function Clauses({ title, subtitle, of }: ClausesProps) {
  const t = useWords();
  const locale = useLocale();
  const kind = useLocalGovernment((government) => government.kind);
  return (
    <Page title={title} subtitle={subtitle ?? t('updated')} width="form">
      <Stack gap={8}>
        {of[locale].map((clause, place) => (
          <Section key={clause.title} title={clause.title}>
            <Stack gap={2}>
              {clause.text.map((sentence, line) => (
                <Text key={sentence}>
                  {
                    toGovernmentMessage(
                      { en: of.en[place]?.text[line] ?? '', fil: sentence, [locale]: sentence },
                      kind,
                    )[locale]
                  }
                </Text>
              ))}
            </Stack>
          </Section>
        ))}
      </Stack>
    </Page>
  );
}
