import { useSettings } from '@ebpls/remote-kit';

import { useWords } from '../docs.messages.ts';
import * as look from './live.module.css';

/** Shows the present value of `settings` in this device's storage. */
export function SettingsNow() {
  const t = useWords();
  const { theme, direction, responsiveFontSizes, language } = useSettings();
  return (
    <table className={look.table}>
      <thead>
        <tr>
          <th scope="col">{t('live.setting')}</th>
          <th scope="col">{t('live.now')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries({ theme, direction, responsiveFontSizes, language }).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{String(value)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
