import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Map of businesses', fil: 'Mapa ng mga negosyo' },
  subtitle: {
    en: 'Where the registered businesses stand, by the state of each.',
    fil: 'Kung nasaan ang mga nakarehistrong negosyo, ayon sa kalagayan ng bawat isa.',
  },
  state: { en: 'State', fil: 'Kalagayan' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  line: { en: 'Line of business', fil: 'Uri ng negosyo' },
  every_state: { en: 'Every state', fil: 'Lahat ng kalagayan' },
  every_barangay: { en: 'Every barangay', fil: 'Lahat ng barangay' },
  every_line: { en: 'Every line', fil: 'Lahat ng uri' },
  map: { en: 'Map of the municipality', fil: 'Mapa ng munisipyo' },
  map_help: {
    en: 'Arrow keys move the map, + and − bring it nearer. The same businesses stand in the list below.',
    fil: 'Arrow keys ang nagpapagalaw sa mapa, + at − ang naglalapit. Nasa listahan sa ibaba ang parehong mga negosyo.',
  },
  map_loading: { en: 'The map is on its way …', fil: 'Paparating ang mapa …' },
  map_failed: {
    en: 'The map cannot be shown here. The list says the same.',
    fil: 'Hindi maipakita ang mapa dito. Nasa listahan ang pareho.',
  },
  several: { en: '{count} businesses: press to come nearer', fil: '{count} negosyo: pindutin para lumapit' },
  several_alike: {
    en: '{count} businesses, {state}: press to come nearer',
    fil: '{count} negosyo, {state}: pindutin para lumapit',
  },
  one: { en: '{name} ({code}), {state}', fil: '{name} ({code}), {state}' },
  list: { en: 'The same as a list', fil: 'Ang pareho bilang listahan' },
  all: { en: 'All', fil: 'Lahat' },
  missing: { en: 'Without a pin', fil: 'Walang pin' },
  elsewhere: { en: 'Pin in another barangay', fil: 'Pin sa ibang barangay' },
  business: { en: 'Business', fil: 'Negosyo' },
  place: { en: 'Place', fil: 'Lugar' },
  pin: { en: 'Pin', fil: 'Pin' },
  pin_placed: { en: 'On the map', fil: 'Nasa mapa' },
  pin_missing: { en: 'Missing', fil: 'Wala' },
  pin_elsewhere: { en: 'Lies in {found}', fil: 'Nasa {found}' },
  pin_outside: { en: 'Outside every barangay', fil: 'Labas sa lahat ng barangay' },
  none: { en: 'No business here', fil: 'Walang negosyo rito' },
  none_text: { en: 'Choose another state, barangay or line.', fil: 'Pumili ng ibang kalagayan, barangay o uri.' },
} as const;

export const { useWords, words } = defineMessages('desk.business_map', texts);
