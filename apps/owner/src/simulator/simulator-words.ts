import { defineWords } from '@ebpls/remote-kit';

import { en } from './words-en.ts';
import { fil } from './words-fil.ts';

export const texts = { en, fil };

export const { useWords } = defineWords('owner.simulator', texts);
