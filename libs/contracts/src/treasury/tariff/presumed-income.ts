// Schema of the income that a tariff presumes of a line of business without records of its sales.

import * as v from 'valibot';

import { TariffTests } from './charges.ts';
import { PrintedFigure, TariffCode } from './figures.ts';
import { Quantity } from './registers.ts';
import { BilingualName, OrdinanceWords } from '../ordinance/typed-texts.ts';

/**
 * A row of presumed income. The first row whose tests hold counts for a line: the first measure of `of` has the figure,
 * the others have nothing.
 */
export const PresumedIncome = v.strictObject({
  code: TariffCode,
  name: BilingualName,
  section: OrdinanceWords,
  lines: TariffTests,
  when: TariffTests,
  of: Quantity,
  at_least: PrintedFigure,
});
export type PresumedIncome = v.InferOutput<typeof PresumedIncome>;
