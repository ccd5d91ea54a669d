import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the evidence of a deemed approval. */
export const texts = {
  days: {
    en: 'Approved by silence ({ground}). Received {received}, last day {due} after {limit} working days. Counted: {counted}.',
    fil: 'Aprubado dahil sa pananahimik ({ground}). Natanggap {received}, huling araw {due} matapos ang {limit} araw ng trabaho. Binilang: {counted}.',
  },
  days_one: {
    en: 'Approved by silence ({ground}). Received {received}, last day {due} after 1 working day. Counted: {counted}.',
    fil: 'Aprubado dahil sa pananahimik ({ground}). Natanggap {received}, huling araw {due} matapos ang 1 araw ng trabaho. Binilang: {counted}.',
  },
  paused: {
    en: 'Working days with the owner, not counted: {count}.',
    fil: 'Mga araw ng trabaho na nasa may-ari, hindi binilang: {count}.',
  },
  reminder: { en: 'The head was notified at {stage}%: {when}.', fil: 'Naabisuhan ang hepe sa {stage}%: {when}.' },
  no_reminder: { en: 'No reminder went out before.', fil: 'Walang paalalang naipadala bago nito.' },
} as const;

export const { useWords } = defineMessages('desk.deemed', texts);
