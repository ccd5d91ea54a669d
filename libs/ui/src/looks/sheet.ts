import { actions } from './actions.ts';
import { charts } from './charts.ts';
import { choices } from './fields/choices.ts';
import { files } from './fields/files.ts';
import { formBars } from './fields/form-bars.ts';
import { inputs } from './fields/inputs.ts';
import { desk } from './frame/desk.ts';
import { inquiryButton } from './frame/inquiry-button.ts';
import { pageFrame } from './frame/page-frame.ts';
import { topBar } from './frame/top-bar.ts';
import { ground } from './ground.ts';
import { landing } from './landing.ts';
import { layout } from './layout.ts';
import type { Looks } from './look.ts';
import { pictures } from './pictures.ts';
import { details } from './records/details.ts';
import { progress } from './records/progress.ts';
import { rows } from './records/rows.ts';
import { states } from './states.ts';
import { tables } from './tables.ts';

const fields: Looks = { ...inputs, ...choices, ...files, ...formBars };
const records: Looks = { ...progress, ...rows, ...details };
const frame: Looks = { ...topBar, ...pageFrame, ...inquiryButton, ...desk };

/** The one sheet of the product, in the order in which rules may overrule each other. */
export const sheet: Looks = {
  ...ground,
  ...layout,
  ...actions,
  ...fields,
  ...records,
  ...tables,
  ...charts,
  ...states,
  ...frame,
  ...landing,
  ...pictures,
};
