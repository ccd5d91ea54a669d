import { Text } from '@ebpls/ui';

import { useWords } from '../docs.messages.ts';
import * as look from './live.module.css';

const SHOWN_SIZES = ['caption', 'secondary', 'body', 'lead'] as const;

/** Sizes of running text, each shown in its own size. */
export function Sizes() {
  const t = useWords();
  return (
    <table className={look.table}>
      <thead>
        <tr>
          <th scope="col">{t('live.size')}</th>
          <th scope="col">{t('live.sample')}</th>
        </tr>
      </thead>
      <tbody>
        {SHOWN_SIZES.map((size) => (
          <tr key={size}>
            <th scope="row">
              <code>{size}</code>
            </th>
            <td>
              <Text size={size}>₱6,630.00 · Barangay Poblacion I · Peña</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
