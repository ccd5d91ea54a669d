import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('demos-pdf-view', {
  tools: { en: 'View of the document', fil: 'Pagtingin sa dokumento' },
  before: { en: 'Previous page', fil: 'Naunang pahina' },
  after: { en: 'Next page', fil: 'Susunod na pahina' },
  page: { en: 'Page {page} of {pages}', fil: 'Pahina {page} ng {pages}' },
  out: { en: 'Zoom out', fil: 'Liitan' },
  in: { en: 'Zoom in', fil: 'Lakihan' },
  zoom: { en: '{percent}%', fil: '{percent}%' },
  fit: { en: 'Fit width', fil: 'Sakto sa lapad' },
  failed: { en: 'This document cannot be shown', fil: 'Hindi maipakita ang dokumentong ito' },
  'failed.more': { en: 'Download it to open it elsewhere.', fil: 'I-download ito para mabuksan sa iba.' },
});
