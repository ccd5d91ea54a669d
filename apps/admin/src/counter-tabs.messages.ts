import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('admin.counter_tabs', {
  parts: { en: 'Counter sections', fil: 'Mga bahagi ng kaha' },
  take: { en: 'Accept payment', fil: 'Tumanggap ng bayad' },
  receipts: { en: 'Receipts', fil: 'Mga resibo' },
  cheques: { en: 'Cheques and red flags', fil: 'Mga tseke at red flag' },
  forms: { en: 'Paper forms', fil: 'Mga papel na form' },
});
