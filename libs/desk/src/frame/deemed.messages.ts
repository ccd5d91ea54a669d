import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the evidence of a deemed approval. */
export const texts = {
  days: {
    en: 'Approved by law because the deadline passed ({ground}). Received on {received}, due on {due} after {limit} working days. Working days counted: {counted}.',
    fil: 'Aprubado ayon sa batas dahil lumipas ang takda ({ground}). Natanggap {received}, takda {due} matapos ang {limit} araw ng trabaho. Mga araw na binilang: {counted}.',
  },
  days_one: {
    en: 'Approved by law because the deadline passed ({ground}). Received on {received}, due on {due} after 1 working day. Working days counted: {counted}.',
    fil: 'Aprubado ayon sa batas dahil lumipas ang takda ({ground}). Natanggap {received}, takda {due} matapos ang 1 araw ng trabaho. Mga araw na binilang: {counted}.',
  },
  paused: {
    en: 'Working days not counted because the application was with the owner: {count}.',
    fil: 'Mga araw ng trabaho na nasa may-ari, hindi binilang: {count}.',
  },
  reminder: {
    en: 'The head of the office was notified on {when}, when {stage}% of the processing time had passed.',
    fil: 'Naabisuhan ang pinuno ng tanggapan noong {when}, nang lumipas ang {stage}% ng panahon ng pagproseso.',
  },
  no_reminder: { en: 'No reminder was sent before the deadline.', fil: 'Walang paalalang naipadala bago ang takda.' },
} as const;

export const { useWords } = defineMessages('desk.deemed', texts);
