import { changeSettings, useSettings } from '@ebpls/remote-kit';
import { IconButton } from '@ebpls/ui';
import { Popover } from '@ebpls/ui/overlays';

import { useWords } from '../house/house.messages.ts';
import { SettingsChoices } from './settings-choices.tsx';

/** The settings at their button. A choice holds at once. */
export function SettingsPanel() {
  const t = useWords();
  const settings = useSettings();
  return (
    <Popover trigger={<IconButton icon="sun" label={t('settings')} />} title={t('settings')}>
      <SettingsChoices settings={settings} t={t} onChange={changeSettings} />
    </Popover>
  );
}
