/** The three themes of the product; a first visitor gets ONE_DARK. */
export const THEMES = ['LIGHT', 'ONE_DARK', 'UNICORN'] as const;
export type ThemeName = (typeof THEMES)[number];

/**
 * Every colour of the product by theme. Contrast is computed in tokens.test.ts: text and status 4.5:1, control outlines
 * 3:1.
 */
export const PALETTE = {
  LIGHT: {
    canvas: '#F5F7F5',
    surface: '#FFFFFF',
    subtle: '#E9EEEB',
    text: '#14211F',
    muted: '#4C5B58',
    border: '#D5DCD9',
    control: '#7A8985',
    primary: '#0B655C',
    on_primary: '#FFFFFF',
    accent: '#8F5200',
    success: '#1B6E38',
    warning: '#855300',
    danger: '#B3261E',
    info: '#1F5A9E',
  },
  ONE_DARK: {
    canvas: '#1E2127',
    surface: '#282C34',
    subtle: '#323741',
    text: '#E8EAED',
    muted: '#B1B8C3',
    border: '#3E4450',
    control: '#858E9C',
    primary: '#5CC8BA',
    on_primary: '#0B1A18',
    accent: '#E5B567',
    success: '#86CF8B',
    warning: '#E5B567',
    danger: '#F59A9F',
    info: '#86C0FA',
  },
  UNICORN: {
    canvas: '#1F1B2E',
    surface: '#2A2540',
    subtle: '#352F50',
    text: '#F4F1FB',
    muted: '#C0B8D8',
    border: '#4A4270',
    control: '#9489B8',
    primary: '#C7A6FF',
    on_primary: '#1D1230',
    accent: '#FFA6D3',
    success: '#8EDDB0',
    warning: '#F4C77E',
    danger: '#FF9FAE',
    info: '#96C8FF',
  },
} as const satisfies Record<ThemeName, Record<string, string>>;

export type ColorName = keyof (typeof PALETTE)['LIGHT'];

/** The tones a status can have; each is also a colour. */
export type Tone = 'muted' | 'success' | 'warning' | 'danger' | 'info';

const shadow = {
  LIGHT: '0 12px 32px rgb(20 33 31 / .16)',
  ONE_DARK: '0 12px 32px rgb(0 0 0 / .45)',
  UNICORN: '0 12px 32px rgb(0 0 0 / .45)',
} as const;

function perTheme(read: (theme: ThemeName) => string) {
  return {
    value: { base: read('ONE_DARK'), _LIGHT: read('LIGHT'), _ONE_DARK: read('ONE_DARK'), _UNICORN: read('UNICORN') },
  };
}

const names = Object.keys(PALETTE.LIGHT) as ColorName[];

/** Colours and the one elevation, switched by `data-theme` on the document or on any part of it. */
export const semanticTokens = {
  colors: Object.fromEntries(names.map((name) => [name, perTheme((theme) => PALETTE[theme][name])])),
  shadows: { float: perTheme((theme) => shadow[theme]) },
};

/** Each name that a system lacks is searched again at every size and weight, before the first text is painted. */
const FACE = 'system-ui, sans-serif';

/** The 4 px grid, the type scale in rem and the measures of the page. */
export const tokens = {
  spacing: {
    1: { value: '4px' },
    2: { value: '8px' },
    3: { value: '12px' },
    4: { value: '16px' },
    5: { value: '20px' },
    6: { value: '24px' },
    8: { value: '32px' },
    12: { value: '48px' },
    16: { value: '64px' },
  },
  fonts: { body: { value: FACE } },
  fontSizes: {
    caption: { value: '0.75rem' },
    secondary: { value: '0.875rem' },
    body: { value: '1rem' },
    lead: { value: '1.125rem' },
    section: { value: '1.375rem' },
    title: { value: '1.75rem' },
    landing: { value: '2.5rem' },
  },
  radii: { box: { value: '8px' }, control: { value: '6px' }, pill: { value: '999px' } },
  sizes: {
    top: { value: '64px' },
    menu: { value: '256px' },
    rail: { value: '64px' },
    popover: { value: '320px' },
    drawer: { value: '500px' },
    content: { value: '1200px' },
    form: { value: '640px' },
    reading: { value: '68ch' },
  },
  zIndex: {
    sticky: { value: 14 },
    floating: { value: 15 },
    top: { value: 20 },
    scrim: { value: 30 },
    drawer: { value: 40 },
    popover: { value: 50 },
    toast: { value: 60 },
  },
};

/** Phone below 640, the menu beside the page from 1024, the documents of a desk unfolded from 1440. */
export const breakpoints = { tablet: '640px', desk: '1024px', wide: '1440px' };
