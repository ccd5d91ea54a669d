import type { Settings } from '@ebpls/remote-kit';
import { Segmented, type SegmentedProps } from '@ebpls/ui/lists';
import { Stack, Text } from '@ebpls/ui';
import { SwitchField } from '@ebpls/ui/forms';

import type { words as Texts } from '../routing/shell-root.messages.ts';

const THEMES = ['LIGHT', 'ONE_DARK', 'UNICORN'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const LANGUAGE_CHOICES: readonly { readonly value: Settings['language']; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fil', label: 'Filipino' },
];

interface SettingsChoicesProps {
  readonly settings: Settings;
  readonly t: typeof Texts;
  readonly onChange: (change: Partial<Settings>) => void;
}

/**
 * Appearance of the pages on this device. Each choice carries the name of its setting, by which a rendered page's
 * script finds it.
 */
export function SettingsChoices({
  settings: { theme, direction, responsiveFontSizes, language },
  t,
  onChange,
}: SettingsChoicesProps) {
  return (
    <Stack gap={4}>
      <SettingChoice
        name="theme"
        label={t('settings.theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChange={(value) => onChange({ theme: value })}
      />
      <SettingChoice
        name="language"
        label={t('settings.language')}
        value={language}
        options={LANGUAGE_CHOICES}
        onChange={(value) => onChange({ language: value })}
      />
      <SettingChoice
        name="direction"
        label={t('settings.direction')}
        value={direction}
        options={DIRECTIONS.map((value) => ({ value, label: t(`settings.${value}`) }))}
        onChange={(value) => onChange({ direction: value })}
      />
      <SwitchField
        label={t('settings.fonts')}
        name="responsiveFontSizes"
        checked={responsiveFontSizes}
        onChange={(event) => onChange({ responsiveFontSizes: event.currentTarget.checked })}
      />
    </Stack>
  );
}

function SettingChoice<V extends string>(choice: SegmentedProps<V>) {
  return (
    <Stack gap={1}>
      <Text as="span" size="secondary" tone="muted">
        <span aria-hidden>{choice.label}</span>
      </Text>
      <Segmented {...choice} size="desk" />
    </Stack>
  );
}
