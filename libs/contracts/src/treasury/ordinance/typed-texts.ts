import * as v from 'valibot';

import { defineText } from '../../shared/primitives.ts';

/** A text that a person enters in the revenue code: a name, a section of the ordinance, an account. */
export const OrdinanceWords = defineText('field.required', 200);
export const BilingualName = v.object({ en: OrdinanceWords, fil: OrdinanceWords });
