import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  go_on: { en: 'Try again', fil: 'Subukan muli' },
  pending_connection: { en: 'Waiting for a connection', fil: 'Naghihintay ng koneksiyon' },
  pending: {
    en: 'No connection. The file is kept on this device and will be uploaded automatically.',
    fil: 'Walang koneksiyon. Naka-save ang file sa device na ito at kusang maa-upload.',
  },
  paper_too_large: {
    en: 'This file is larger than 10 MB. Please make it smaller or upload fewer pages.',
    fil: 'Mas malaki sa 10 MB ang file na ito. Paliitin ito o bawasan ang mga pahina.',
  },
  paper_heic: {
    en: 'The offices cannot open this iPhone photo (HEIC). On the iPhone, choose Settings → Camera → Formats → Most Compatible and retake the photo.',
    fil: 'Hindi mabubuksan ng mga tanggapan ang litratong ito ng iPhone (HEIC). Sa iPhone, piliin ang Settings → Camera → Formats → Most Compatible at kunan muli.',
  },
  paper_empty: {
    en: 'This file is empty. Please choose another file.',
    fil: 'Walang laman ang file na ito. Pumili ng iba.',
  },
} as const;

export const { useWords } = defineMessages('owner.document_upload', texts);
