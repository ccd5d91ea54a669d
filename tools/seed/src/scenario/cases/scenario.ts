import type { BusinessState } from '@ebpls/contracts';

import type { Filed, Story } from '../acts.ts';

/** How one sample business reaches the state that the demonstration shows (domain reference 8.5). */
export interface Scenario {
  /** Working days before today on which the application is filed; absent: in the first days of January. */
  readonly days_ago?: number;
  /**
   * `draft`: kept unfinished; `none`: no application this year; `at_once`: an unchanged renewal in one act. By default
   * it is filed.
   */
  readonly files?: 'draft' | 'none' | 'at_once';
  /** What befell the permit of the year before, once it was issued. */
  readonly afterLastYear?: (story: Story, filed: Filed) => Promise<void>;
  /** Nothing was filed for the year before. */
  readonly skipsLastYear?: boolean;
  readonly tell?: (story: Story, filed: Filed) => Promise<unknown>;
  /** What rows say of the business when all is told. */
  readonly business?: BusinessState;
}
