import { changeSettings, useSettings } from '@ebpls/remote-kit';
import { Popover } from '@ebpls/ui/overlays';
import type { ReactElement } from 'react';

import { useWords } from '../routing/shell-root.messages.ts';
import { SettingsChoices } from './settings-choices.tsx';

/** The settings at their button. A choice applies at once. */
export function SettingsPanel({ button }: { readonly button: ReactElement }) {
  const t = useWords();
  const settings = useSettings();
  return (
    <Popover trigger={button} title={t('settings')} openAtFirst>
      <SettingsChoices settings={settings} t={t} onChange={changeSettings} />
    </Popover>
  );
}
