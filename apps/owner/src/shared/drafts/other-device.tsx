// Changes of another device to the open draft: a note about those taken over, or two answers side by side.

import { useSettings } from '@ebpls/remote-kit';
import type { FieldChoice, PartField } from '@ebpls/rules';
import { Blocker, Button, type Fact, Facts, momentWritten, Row, Section, Stack, Text } from '@ebpls/ui';

import type { DraftValues } from './autosave.ts';
import { useWords } from '../../owner.messages.ts';
import type { OpenDraft } from './use-draft.ts';

interface OtherDeviceProps {
  readonly draft: Pick<OpenDraft<string>, 'parts' | 'choices' | 'choose' | 'mergedFields' | 'theirs'>;
  /** Formats the label and the answer of a field among the answers of its part. */
  readonly getFact: (field: PartField, values: DraftValues) => Fact;
}

export function OtherDevice({ draft, getFact }: OtherDeviceProps) {
  const t = useWords();
  const { choices, choose, mergedFields, parts } = draft;
  const chooseAll = (side: 'mine' | 'theirs'): void => {
    for (const choice of choices) choose(choice, side);
  };
  const labels = mergedFields.map((field) => getFact(field, parts[field.part] ?? {}).label);

  return (
    <>
      <output>
        {labels.length > 0 && (
          <Text as="span" size="secondary">
            {t('merged', { fields: [...new Set(labels)].join(', ') })}
          </Text>
        )}
      </output>
      {choices.length > 0 && (
        <div role="alert">
          <Stack gap={4}>
            <Blocker tone="warning" title={t('choices_title')}>
              {t('choices_lead')}
            </Blocker>
            {choices.map((choice) => (
              <Choice key={`${choice.part}/${choice.path}`} choice={choice} draft={draft} getFact={getFact} />
            ))}
            {choices.length > 1 && (
              <Row>
                <Button onClick={() => chooseAll('mine')}>{t('use_all_local')}</Button>
                <Button onClick={() => chooseAll('theirs')}>{t('use_all_remote')}</Button>
              </Row>
            )}
          </Stack>
        </div>
      )}
    </>
  );
}

function Choice({ choice, draft, getFact }: OtherDeviceProps & { readonly choice: FieldChoice }) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const ownFact = getFact(choice, draft.parts[choice.part] ?? {});
  const otherFact = getFact(choice, draft.theirs.parts[choice.part] ?? {});
  const time = momentWritten(draft.theirs.saved_at, language);
  return (
    <Section level={3} title={ownFact.label}>
      <Stack gap={3}>
        <Facts
          columns={2}
          items={[
            { label: t('typed_here'), value: ownFact.value },
            { label: t('typed_there', { time }), value: otherFact.value },
          ]}
        />
        <Row>
          <Button onClick={() => draft.choose(choice, 'mine')}>{t('use_local')}</Button>
          <Button onClick={() => draft.choose(choice, 'theirs')}>{t('use_remote')}</Button>
        </Row>
      </Stack>
    </Section>
  );
}
