import { changeSettings, type Settings, useSettings } from '@ebpls/remote-kit';
import { IconButton, Segmented, Stack, SwitchField } from '@ebpls/ui';
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
        <Segmented
          label={t('settings.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChange={(chosen) => changeSettings({ theme: chosen })}
          size="desk"
        />
        <Segmented label={t('settings.language')} value={language} options={LANGUAGES} onChange={(chosen) => changeSettings({ language: chosen })} size="desk" />
        <Segmented
          label={t('settings.direction')}
          value={direction}
          options={DIRECTIONS.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChange={(chosen) => changeSettings({ direction: chosen })}
          size="desk"
        />
        <SwitchField label={t('settings.fonts')} checked={responsiveFontSizes} onChange={(event) => changeSettings({ responsiveFontSizes: event.currentTarget.checked })} />
      </Stack>
    </Popover>
  );
}
