import { useSettings } from '@ebpls/remote-kit';
import { PALETTE } from '@ebpls/ui/theme';

import { useWords } from '../docs.messages.ts';
import { type ColorName, computeLowestContrast } from './contrast.ts';
import * as look from './live.module.css';

/** Colours of the active theme, each with its contrast on its backgrounds. */
export function Swatches() {
  const t = useWords();
  const theme = useSettings((settings) => settings.theme);
  const colors = Object.entries(PALETTE[theme]) as [ColorName, string][]; // the palette's own names
  return (
    <table className={look.table}>
      <caption>{t('live.theme', { theme })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('live.token')}</th>
          <th scope="col">{t('live.value')}</th>
          <th scope="col">{t('live.contrast')}</th>
        </tr>
      </thead>
      <tbody>
        {colors.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <svg width="32" height="20" aria-hidden className={look.swatch}>
                <rect width="32" height="20" fill={value} />
              </svg>
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            <td>{computeLowestContrast(theme, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
