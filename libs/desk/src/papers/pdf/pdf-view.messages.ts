import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('desk-pdf', {
  tools: { en: 'Document view', fil: 'Pagtingin sa dokumento' },
  before: { en: 'Previous page', fil: 'Naunang pahina' },
  after: { en: 'Next page', fil: 'Susunod na pahina' },
  page: { en: 'Page', fil: 'Pahina' },
  of: { en: 'of {pages}', fil: 'ng {pages}' },
  out: { en: 'Zoom out', fil: 'Liitan' },
  in: { en: 'Zoom in', fil: 'Lakihan' },
  zoom: { en: '{percent}%', fil: '{percent}%' },
  fit: { en: 'Fit width', fil: 'Sakto sa lapad' },
  turn: { en: 'Rotate the page', fil: 'Iikot ang pahina' },
  broken: { en: 'This document cannot be shown', fil: 'Hindi maipakita ang dokumentong ito' },
  'broken.more': {
    en: 'Download the file to open it in another program.',
    fil: 'I-download ang file para mabuksan sa ibang program.',
  },
  locked: { en: 'This PDF is locked with a password', fil: 'May password ang PDF na ito' },
  'locked.more': {
    en: 'Request a copy without a password from the owner.',
    fil: 'Humingi sa may-ari ng kopyang walang password.',
  },
});
