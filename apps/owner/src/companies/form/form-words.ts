import { defineWords } from '@ebpls/remote-kit';

import { en } from './words-en.ts';
import { fil } from './words-fil.ts';

export const texts = { en, fil };

export const { useWords, words } = defineWords('owner.business', texts);
export type Word = keyof typeof en;
