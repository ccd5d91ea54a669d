import { changeSettings, type Settings, useSettings } from '@ebpls/remote-kit';
import { IconButton, Segmented, type SegmentedProps, Stack, SwitchField, Text } from '@ebpls/ui';
import { Popover } from '@ebpls/ui/overlays';

import { useWords } from '../house/house-words.ts';

const THEMES = ['LIGHT', 'ONE_DARK', 'UNICORN'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
const LANGUAGES: readonly { readonly value: Settings['language']; readonly label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'fil', label: 'Filipino' },
];

/** How the pages look on this device. A choice holds at once. */
export function SettingsPanel() {
  const t = useWords();
  const { theme, direction, responsiveFontSizes, language } = useSettings();
  return (
    <Popover trigger={<IconButton icon="sun" label={t('settings')} />} title={t('settings')}>
      <Stack gap={4}>
        <Choice label={t('settings.theme')} value={theme} options={THEMES.map((value) => ({ value, label: t(`settings.${value}`) }))} onChange={(chosen) => changeSettings({ theme: chosen })} />
        <Choice label={t('settings.language')} value={language} options={LANGUAGES} onChange={(chosen) => changeSettings({ language: chosen })} />
        <Choice
          label={t('settings.direction')}
          value={direction}
          options={DIRECTIONS.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChange={(chosen) => changeSettings({ direction: chosen })}
        />
        <SwitchField label={t('settings.fonts')} checked={responsiveFontSizes} onChange={(event) => changeSettings({ responsiveFontSizes: event.currentTarget.checked })} />
      </Stack>
    </Popover>
  );
}

function Choice<V extends string>(choice: SegmentedProps<V>) {
  return (
    <Stack gap={1}>
      <Text as="span" size="secondary" tone="muted">
        <span aria-hidden>{choice.label}</span>
      </Text>
      <Segmented {...choice} size="desk" />
    </Stack>
  );
}
