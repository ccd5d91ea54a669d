import * as v from 'valibot';

import { text } from '../primitives.ts';

/** Words that a person writes: a name, a section of the ordinance, an account. */
export const Words = text('field.required', 200);
export const Named = v.object({ en: Words, fil: Words });
