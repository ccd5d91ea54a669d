import { defineWords } from '@ebpls/remote-kit';

import { texts_en } from './words-en.ts';
import { texts_fil } from './words-fil.ts';

export const { useWords } = defineWords('town-law', { en: texts_en, fil: texts_fil });
export type LawWords = ReturnType<typeof useWords>;
