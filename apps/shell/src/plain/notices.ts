import { hasOlderSettings, readSettings } from '@ebpls/remote-kit';

import { isChoiceSaved, saveChoice } from '../frame/saved-choices.ts';
import { onPartClick, showPart } from './find-part.ts';
import { changeSettings } from './settings.ts';

/** Shows the notices of the start page: consent first, then the one-time notice about the theme (decision D62). */
export function watchNotices(): void {
  // Settings stored before this page was opened; a choice made here overwrites them.
  const isReturning = hasOlderSettings();
  const show = (): void => {
    const hasAgreed = isChoiceSaved('consent');
    showPart('consent', !hasAgreed);
    showPart(
      'updated',
      hasAgreed && isReturning && !isChoiceSaved('settings_updated') && readSettings().theme !== 'LIGHT',
    );
  };
  const answer = (choice: Parameters<typeof saveChoice>[0]): void => {
    saveChoice(choice);
    show();
  };
  onPartClick('agree', () => answer('consent'));
  onPartClick('close-updated', () => answer('settings_updated'));
  onPartClick('to-light', () => {
    changeSettings({ theme: 'LIGHT' });
    answer('settings_updated');
  });
  show();
}
