import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Holdings', fil: 'Mga Negosyo' },
  subtitle: {
    en: 'Establishments that your office was asked to clear.',
    fil: 'Mga establisimyentong hiniling na i-clear ng iyong tanggapan.',
  },
  search: { en: 'Name or number', fil: 'Pangalan o numero' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  all_barangays: { en: 'All barangays', fil: 'Lahat ng barangay' },
  business: { en: 'Business', fil: 'Negosyo' },
  owner: { en: 'Owner', fil: 'May-ari' },
  place: { en: 'Place', fil: 'Lugar' },
  lines: { en: 'Line of business', fil: 'Uri ng negosyo' },
  state: { en: 'Status', fil: 'Kalagayan' },
  permit: { en: 'Permit', fil: 'Permit' },
  files: { en: 'Papers', fil: 'Mga papel' },
  see_files: { en: 'Papers', fil: 'Mga papel' },
  none: { en: 'No establishment yet', fil: 'Wala pang establisimyento' },
  none_text: {
    en: 'Establishments appear here when an application reaches your office.',
    fil: 'Lalabas dito ang mga establisimyento kapag may aplikasyong umabot sa iyong tanggapan.',
  },
  location: { en: 'Location', fil: 'Lokasyon' },
  coordinates: { en: 'Coordinates', fil: 'Koordinado' },
  no_pin: { en: 'The owner has not set a pin on the map.', fil: 'Hindi pa naglagay ng pin sa mapa ang may-ari.' },
  pin_other: {
    en: 'The pin lies in Barangay {found}; declared is Barangay {declared}.',
    fil: 'Nasa Barangay {found} ang pin; Barangay {declared} ang idineklara.',
  },
  pin_outside: {
    en: 'The pin lies outside Barangay {declared}, which is declared.',
    fil: 'Nasa labas ang pin ng Barangay {declared}, na siyang idineklara.',
  },
  map: { en: 'Map', fil: 'Mapa' },
  map_of: { en: 'Map with the place of {business}', fil: 'Mapa ng lugar ng {business}' },
  map_loading: { en: 'The map is loading…', fil: 'Nilo-load ang mapa…' },
  map_failed: {
    en: 'The map could not be loaded. The address is below.',
    fil: 'Hindi na-load ang mapa. Nasa ibaba ang address.',
  },
  unknown_view: { en: 'No holding of this kind is recorded', fil: 'Walang nakatalang ganitong uri ng negosyo' },
  unknown_view_text: { en: 'The business is at the place on the map.', fil: 'Nasa lugar na nasa mapa ang negosyo.' },
  see_map: { en: 'See the map', fil: 'Tingnan ang mapa' },
  files_of: { en: 'Papers of {business}', fil: 'Mga papel ng {business}' },
  paper: { en: 'Paper', fil: 'Papel' },
  remarks: { en: 'Remarks', fil: 'Puna' },
  sent: { en: 'Sent', fil: 'Ipinadala' },
  open: { en: 'File', fil: 'File' },
  download: { en: 'Download', fil: 'I-download' },
  version: { en: 'version {version}', fil: 'bersiyon {version}' },
  no_files: { en: 'No paper was sent', fil: 'Walang ipinadalang papel' },
  no_files_text: {
    en: 'Papers appear here as soon as the owner sends them.',
    fil: 'Lalabas dito ang mga papel kapag ipinadala ng may-ari.',
  },
  recorded: { en: 'Each file that you open is recorded.', fil: 'Naitatala ang bawat file na binubuksan mo.' },
  post_audits: { en: 'Looked at afterwards', fil: 'Titingnan pagkatapos' },
  successions: { en: 'Claims of heirs', fil: 'Hiling ng mga tagapagmana' },
  fire_list: { en: 'Fire bureau’s list', fil: 'Listahan ng bumbero' },
} as const;

export const { useWords } = defineMessages('desk.holdings', texts);
