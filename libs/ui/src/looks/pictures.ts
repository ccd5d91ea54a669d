import type { Looks } from './look.ts';
import { HAIRLINE } from './look.ts';

/** What is drawn: seal, storefront, paper, QR code. */
export const pictures: Looks = {
  '.eb-seal': {
    '& .ground': { fill: 'primary' },
    '& .ring': { fill: 'none', stroke: 'on_primary', strokeWidth: '1', opacity: '.7' },
    '& .ray': { fill: 'none', stroke: 'on_primary', strokeWidth: '1.75', strokeLinecap: 'round' },
    '& .sun': { fill: 'on_primary' },
  },
  '.eb-storefront': {
    inlineSize: '100%',
    blockSize: 'auto',
    '& .line': { stroke: 'text', strokeWidth: '2.5', strokeLinejoin: 'round', strokeLinecap: 'round', fill: 'none' },
    '& .thin': { strokeWidth: '1.5' },
    '& .bold': { strokeWidth: '5' },
    '& .surface': { fill: 'surface' },
    '& .subtle': { fill: 'subtle' },
    '& .primary': { fill: 'primary' },
    '& .accent': { fill: 'accent' },
    '& .success': { fill: 'success' },
    '& .ink': { fill: 'text' },
    '& .calm': { fill: 'control' },
    '& .on-primary': { fill: 'on_primary' },
    '& .sign': { fontSize: '15px', fontWeight: '600', fill: 'text' },
    '& .small': { fontSize: '10px', fill: 'muted' },
    '& .soft': { opacity: '.35' },
    '& .primary-line': { stroke: 'primary' },
    '& .calm-line': { stroke: 'control' },
    '& .leaf': { stroke: 'primary' },
    '& .tick': { fill: 'none', stroke: 'surface', strokeWidth: '5', strokeLinecap: 'round', strokeLinejoin: 'round' },
  },
  '.eb-qr': { borderRadius: '4px' },
  '.eb-stage': {
    display: 'grid',
    justifyContent: 'safe center',
    padding: '32px 16px 48px',
    background: 'subtle',
    overflowX: 'auto',
    '@media print': { padding: '0', background: '#fff' },
  },
  '.eb-paper': {
    background: 'surface',
    color: 'text',
    border: HAIRLINE,
    boxShadow: '0 1px 4px rgb(0 0 0 / .2)',
    '&.a4': { inlineSize: '794px', maxInlineSize: '100%', minBlockSize: '1123px', padding: '56px 64px' },
    '&.receipt': { inlineSize: '320px', maxInlineSize: '100%', padding: '24px 20px', fontSize: 'secondary' },
    '@media (max-width: 860px)': { '&.a4': { padding: '32px 20px', minBlockSize: '0' } },
    '@media print': { border: '0', boxShadow: 'none', '&.a4': { inlineSize: 'auto', padding: '0' } },
  },
};
