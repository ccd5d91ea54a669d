import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the evidence of a deemed approval. */
export const texts = {
  days: {
    en:
      'Approved by law because the deadline passed ({ground}). Received {received}, due {due} after {limit} ' +
      'working days. Counted: {counted}.',
    fil:
      'Aprubado ayon sa batas dahil lumipas ang takda ({ground}). Natanggap {received}, takda {due} matapos ang ' +
      '{limit} araw ng trabaho. Binilang: {counted}.',
  },
  days_one: {
    en:
      'Approved by law because the deadline passed ({ground}). Received {received}, due {due} after 1 working day. ' +
      'Counted: {counted}.',
    fil:
      'Aprubado ayon sa batas dahil lumipas ang takda ({ground}). Natanggap {received}, takda {due} matapos ang 1 ' +
      'araw ng trabaho. Binilang: {counted}.',
  },
  paused: {
    en: 'Working days with the owner, not counted: {count}.',
    fil: 'Mga araw ng trabaho na nasa may-ari, hindi binilang: {count}.',
  },
  reminder: { en: 'The head was notified at {stage}%: {when}.', fil: 'Naabisuhan ang hepe sa {stage}%: {when}.' },
  no_reminder: { en: 'No reminder was sent before the deadline.', fil: 'Walang paalalang naipadala bago nito.' },
} as const;

export const { useWords } = defineMessages('desk.deemed', texts);
