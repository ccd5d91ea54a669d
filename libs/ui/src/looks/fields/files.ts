import type { Looks } from '../look.ts';
import { HAIRLINE } from '../look.ts';

/** A paper to choose or to photograph. */
export const files: Looks = {
  '.eb-lens': { display: 'none', marginBlockStart: '2', '@media (pointer: coarse)': { display: 'block' } },
  '.eb-file': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    minBlockSize: '56px',
    padding: '8px 12px',
    border: HAIRLINE,
    borderRadius: 'control',
    background: 'surface',
    '& .say': { flex: '1 1 160px', minInlineSize: '0', overflowWrap: 'anywhere' },
    '& b, & a': { fontSize: 'secondary', fontWeight: '600' },
    '& small': { display: 'block', fontSize: 'caption', color: 'muted' },
    '& .acts': { display: 'flex', gap: '1' },
    '& progress': {
      appearance: 'none',
      inlineSize: '120px',
      blockSize: '6px',
      border: '0',
      borderRadius: 'pill',
      overflow: 'hidden',
      background: 'subtle',
    },
    '& progress::-webkit-progress-bar': { background: '{colors.subtle}' },
    '& progress::-webkit-progress-value': { background: '{colors.primary}' },
    '& progress::-moz-progress-bar': { background: '{colors.primary}' },
  },
};
