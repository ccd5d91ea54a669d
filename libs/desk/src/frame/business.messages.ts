import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  owner: { en: 'Owner', fil: 'May-ari' },
  number: { en: 'Number', fil: 'Numero' },
  place: { en: 'Place', fil: 'Lugar' },
  area: { en: 'Area', fil: 'Sukat' },
  lines: { en: 'Line', fil: 'Uri' },
  workers: { en: 'Workers', fil: 'Manggagawa' },
  mobile: { en: 'Mobile', fil: 'Mobile' },
  email: { en: 'E-mail', fil: 'E-mail' },
  sells: { en: 'Sells', fil: 'Nagtitinda ng' },
  liquor: { en: 'liquor', fil: 'alak' },
  tobacco: { en: 'tobacco', fil: 'tabako' },
} as const;

export const { useWords } = defineMessages('desk.business', texts);
