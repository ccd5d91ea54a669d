import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Holdings', fil: 'Mga Negosyo' },
  subtitle: {
    en: 'Establishments that have requested a clearance from your office.',
    fil: 'Mga establisimyentong may hiling na clearance sa iyong tanggapan.',
  },
  search: { en: 'Name or number', fil: 'Pangalan o numero' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  all_barangays: { en: 'All barangays', fil: 'Lahat ng barangay' },
  business: { en: 'Business', fil: 'Negosyo' },
  owner: { en: 'Owner', fil: 'May-ari' },
  place: { en: 'Place', fil: 'Lugar' },
  lines: { en: 'Line of business', fil: 'Uri ng negosyo' },
  state: { en: 'Status', fil: 'Katayuan' },
  permit: { en: 'Permit', fil: 'Permit' },
  files: { en: 'Documents', fil: 'Mga dokumento' },
  see_files: { en: 'Documents', fil: 'Mga dokumento' },
  none: { en: 'No establishments yet', fil: 'Wala pang establisimyento' },
  none_text: {
    en: 'Establishments appear here when an application reaches your office.',
    fil: 'Lalabas dito ang mga establisimyento kapag may aplikasyong umabot sa iyong tanggapan.',
  },
  location: { en: 'Location', fil: 'Lokasyon' },
  coordinates: { en: 'Coordinates', fil: 'Koordinado' },
  no_pin: { en: 'The owner has not placed a pin on the map.', fil: 'Hindi pa naglagay ng pin sa mapa ang may-ari.' },
  pin_other: {
    en: 'The pin is in Barangay {found}, but the declared barangay is {declared}.',
    fil: 'Nasa Barangay {found} ang pin, pero Barangay {declared} ang idineklara.',
  },
  pin_outside: {
    en: 'The pin is outside the declared barangay, {declared}.',
    fil: 'Nasa labas ang pin ng Barangay {declared}, na siyang idineklara.',
  },
  map_of: { en: 'Map with the location of {business}', fil: 'Mapa ng lugar ng {business}' },
  map_loading: { en: 'The map is loading…', fil: 'Nilo-load ang mapa…' },
  map_failed: {
    en: 'The map could not be loaded. The address is below.',
    fil: 'Hindi na-load ang mapa. Nasa ibaba ang address.',
  },
  unknown_view: { en: 'This location is not on record', fil: 'Walang nakatalang ganitong lugar' },
  unknown_view_text: {
    en: 'The business is at the location shown on the map.',
    fil: 'Nasa lugar na nasa mapa ang negosyo.',
  },
  see_map: { en: 'View the map', fil: 'Tingnan ang mapa' },
  files_of: { en: 'Documents of {business}', fil: 'Mga dokumento ng {business}' },
  paper: { en: 'Document', fil: 'Dokumento' },
  remarks: { en: 'Remarks', fil: 'Puna' },
  sent: { en: 'Uploaded', fil: 'Na-upload' },
  open: { en: 'File', fil: 'File' },
  download: { en: 'Download', fil: 'I-download' },
  version: { en: 'version {version}', fil: 'bersiyon {version}' },
  no_files: { en: 'No documents uploaded', fil: 'Walang na-upload na dokumento' },
  no_files_text: {
    en: 'Documents appear here when the owner uploads them.',
    fil: 'Lalabas dito ang mga dokumento kapag na-upload ng may-ari.',
  },
  recorded: { en: 'The system records every file you open.', fil: 'Naitatala ang bawat file na binubuksan mo.' },
} as const;

export const { useWords } = defineMessages('desk.holdings', texts);
