import type { LocalGovernment } from '@ebpls/contracts';
import { create } from 'zustand';

/** Kind of the local government, which the texts of every page name; the shell sets it when it has loaded it. */
export const useLocalGovernment = create<{ readonly kind: LocalGovernment }>(() => ({ kind: 'MUNICIPALITY' }));
