import type { BusinessState } from '@ebpls/contracts';

import type { FiledApplication, ScenarioContext } from '../acts.ts';

/** Steps by which one sample business reaches the state that the demonstration shows (domain reference 8.5). */
export interface Scenario {
  /** Working days before today on which the application is filed; absent: in the first days of January. */
  readonly days_ago?: number;
  /**
   * `draft`: stays unfinished; `none`: no application this year; `at_once`: an unchanged renewal in one act. By default
   * it is filed.
   */
  readonly files?: 'draft' | 'none' | 'at_once';
  /** Later acts on the permit of the year before. */
  readonly afterLastYear?: (context: ScenarioContext, application: FiledApplication) => Promise<void>;
  /** Nothing was filed for the year before. */
  readonly skipsLastYear?: boolean;
  readonly run?: (context: ScenarioContext, application: FiledApplication) => Promise<unknown>;
  /** State that the rows of the business have at the end. */
  readonly business?: BusinessState;
}
