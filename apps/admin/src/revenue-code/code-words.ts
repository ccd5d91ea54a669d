import { defineWords } from '@ebpls/remote-kit';

import { en } from './words-en.ts';
import { fil } from './words-fil.ts';

export const { useWords, words } = defineWords('admin.revenue_code', { en, fil });
