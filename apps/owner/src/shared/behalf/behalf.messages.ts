import { defineMessages } from '@ebpls/remote-kit';

/** Texts about a business that somebody else owns. */
export const texts = {
  for_owner: { en: 'for {name}', fil: 'para kay {name}' },
  filed_by: {
    en: 'Filed and sworn by {name}, authorized representative of {owner} ({number}).',
    fil: 'Inihain at pinanumpaan ni {name}, awtorisadong kinatawan ni {owner} ({number}).',
  },
  filed_at_counter: {
    en: 'Filed at the counter by {name} of the licensing office for {owner}, who signed on paper ({number}).',
    fil: 'Inihain sa window ni {name} ng tanggapan ng lisensiya para kay {owner}, na lumagda sa papel ({number}).',
  },
  paid_by: {
    en: 'Paid by {name} for {owner} ({number}).',
    fil: 'Binayaran ni {name} para kay {owner} ({number}).',
  },
} as const;

export const { useWords } = defineMessages('behalf', texts);
