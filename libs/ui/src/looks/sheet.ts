import { actions } from './actions.ts';
import { fields } from './fields.ts';
import { frame } from './frame.ts';
import { ground } from './ground.ts';
import { landing } from './landing.ts';
import { layout } from './layout.ts';
import type { Looks } from './look.ts';
import { pictures } from './pictures.ts';
import { records } from './records.ts';
import { states } from './states.ts';
import { tables } from './tables.ts';

/** The one sheet of the product, in the order in which rules may overrule each other. */
export const sheet: Looks = {
  ...ground,
  ...layout,
  ...actions,
  ...fields,
  ...records,
  ...tables,
  ...states,
  ...frame,
  ...landing,
  ...pictures,
};
