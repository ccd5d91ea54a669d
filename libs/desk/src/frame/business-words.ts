import { defineWords } from '@ebpls/remote-kit';

export const texts = {
  en: {
    owner: 'Owner',
    number: 'Number',
    place: 'Place',
    area: 'Area',
    lines: 'Line',
    workers: 'Workers',
    mobile: 'Mobile',
    email: 'E-mail',
    sells: 'Sells',
    sells_liquor: 'liquor',
    sells_tobacco: 'tobacco',
  },
  fil: {
    owner: 'May-ari',
    number: 'Numero',
    place: 'Lugar',
    area: 'Sukat',
    lines: 'Uri',
    workers: 'Manggagawa',
    mobile: 'Mobile',
    email: 'E-mail',
    sells: 'Nagtitinda ng',
    sells_liquor: 'alak',
    sells_tobacco: 'tabako',
  },
} as const;

export const { useWords } = defineWords('desk.business', texts);
