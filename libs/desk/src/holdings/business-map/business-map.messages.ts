import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Map of businesses', fil: 'Mapa ng mga negosyo' },
  subtitle: {
    en: 'Locations of registered businesses, by status.',
    fil: 'Lokasyon ng mga rehistradong negosyo, ayon sa katayuan.',
  },
  state: { en: 'Status', fil: 'Katayuan' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  line: { en: 'Line of business', fil: 'Uri ng negosyo' },
  every_state: { en: 'All statuses', fil: 'Lahat ng katayuan' },
  every_barangay: { en: 'All barangays', fil: 'Lahat ng barangay' },
  every_line: { en: 'All lines of business', fil: 'Lahat ng uri ng negosyo' },
  map: { en: 'Map of the municipality', fil: 'Mapa ng munisipyo' },
  map_help: {
    en: 'Use the arrow keys to move the map, and + and − to zoom. The same businesses are listed below.',
    fil:
      'Gamitin ang mga arrow key para igalaw ang mapa, at ang + at − para lumapit o lumayo. Nakalista sa ibaba ' +
      'ang parehong mga negosyo.',
  },
  map_loading: { en: 'Loading the map…', fil: 'Nilo-load ang mapa…' },
  map_failed: {
    en: 'The map cannot be shown. Use the list instead.',
    fil: 'Hindi maipakita ang mapa. Gamitin ang listahan.',
  },
  several: { en: '{count} businesses: press to zoom in', fil: '{count} negosyo: pindutin para lumapit' },
  several_alike: {
    en: '{count} businesses, {state}: press to zoom in',
    fil: '{count} negosyo, {state}: pindutin para lumapit',
  },
  one: { en: '{name} ({code}), {state}', fil: '{name} ({code}), {state}' },
  list: { en: 'List', fil: 'Listahan' },
  all: { en: 'All', fil: 'Lahat' },
  missing: { en: 'Without a pin', fil: 'Walang pin' },
  elsewhere: { en: 'Pin in another barangay', fil: 'Pin sa ibang barangay' },
  business: { en: 'Business', fil: 'Negosyo' },
  place: { en: 'Place', fil: 'Lugar' },
  pin: { en: 'Pin', fil: 'Pin' },
  pin_placed: { en: 'On the map', fil: 'Nasa mapa' },
  pin_missing: { en: 'Missing', fil: 'Wala' },
  pin_elsewhere: { en: 'In {found}', fil: 'Nasa {found}' },
  pin_outside: { en: 'Outside every barangay', fil: 'Labas sa lahat ng barangay' },
  none: { en: 'No businesses here', fil: 'Walang negosyo rito' },
  none_text: {
    en: 'Choose another status, barangay or line of business.',
    fil: 'Pumili ng ibang katayuan, barangay o uri ng negosyo.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.business_map', texts);
