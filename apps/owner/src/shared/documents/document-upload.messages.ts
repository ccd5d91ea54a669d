import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  go_on: { en: 'Try now', fil: 'Subukan ngayon' },
  pending_connection: { en: 'Waiting for a connection', fil: 'Naghihintay ng koneksiyon' },
  pending: {
    en: 'No connection. The file waits in this phone and goes on by itself.',
    fil: 'Walang koneksiyon. Naghihintay ang file sa teleponong ito at kusang magpapatuloy.',
  },
  paper_too_large: {
    en: 'This file is larger than 10 MB. Please make it smaller or send fewer pages.',
    fil: 'Mas malaki sa 10 MB ang file na ito. Paliitin ito o bawasan ang mga pahina.',
  },
  paper_heic: {
    en:
      'This is an iPhone photo in the format HEIC, which the offices cannot open. Please send it as JPEG: on the iPhone ' +
      'choose Settings → Camera → Formats → Most Compatible and take the photo again.',
    fil:
      'Litrato ito ng iPhone sa format na HEIC, na hindi mabubuksan ng mga tanggapan. Ipadala ito bilang JPEG: sa iPhone, ' +
      'piliin ang Settings → Camera → Formats → Most Compatible at kunan muli ng litrato.',
  },
  paper_empty: {
    en: 'This file is empty. Please choose another.',
    fil: 'Walang laman ang file na ito. Pumili ng iba.',
  },
} as const;

export const { useWords } = defineMessages('owner.document_upload', texts);
