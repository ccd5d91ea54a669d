import type { RequirementRule } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';

/** Texts for when a paper is required; a rule without a text does not compile. */
const texts = {
  none: { en: 'not required', fil: 'hindi kailangan' },
  mandatory: { en: 'always', fil: 'palagi' },
  optional: { en: 'if available', fil: 'kung mayroon' },
  auto: {
    en: 'created or checked here, no upload needed',
    fil: 'dito ginagawa o sinusuri, walang kailangang i-upload',
  },
  registration_expired: { en: 'if the registration has expired', fil: 'kung nag-expire na ang rehistro' },
  name_or_org_changed: {
    en: 'if the name, owner or form of organization changes',
    fil: 'kung magbabago ang pangalan, may-ari o uri ng organisasyon',
  },
  line_added: { en: 'if a line of business is added', fil: 'kung may idinagdag na uri ng negosyo' },
  location_changed: { en: 'if the business moves', fil: 'kung lilipat ng lugar' },
  changed: { en: 'if something changed', fil: 'kung may nagbago' },
  represented: { en: 'if a representative applies', fil: 'kung kinatawan ang nag-a-apply' },
  at_counter: { en: 'if filed at the counter', fil: 'kung sa window nag-apply' },
  food: { en: 'for food businesses', fil: 'para sa negosyo ng pagkain' },
  water_or_food: { en: 'for food, water and lodging', fil: 'para sa pagkain, tubig at tuluyan' },
  health_cards: { en: 'where employees need health cards', fil: 'kung kailangan ng health card ang mga empleyado' },
  env_medium: {
    en: 'for businesses with medium or high environmental impact',
    fil: 'para sa negosyong katamtaman o malaki ang epekto sa kapaligiran',
  },
  env_high: {
    en: 'for businesses with high environmental impact',
    fil: 'para sa negosyong malaki ang epekto sa kapaligiran',
  },
  machinery: { en: 'where there is machinery', fil: 'kung may makinarya' },
  by_line: { en: 'where the line of business requires it', fil: 'kung kailangan ng uri ng negosyo' },
  five_employees: {
    en: 'for businesses with at least the number of employees set in the revenue code',
    fil: 'para sa negosyong umabot sa bilang ng empleyado sa kodigo sa kita',
  },
  claimed: { en: 'if an exemption is claimed', fil: 'kung may hinihiling na eksempsiyon' },
  market_stall: { en: 'for market stalls', fil: 'para sa puwesto sa palengke' },
  home_based: { en: 'for home-based businesses', fil: 'para sa negosyo sa bahay' },
  owner_changed: { en: 'if the owner changes', fil: 'kung magbabago ang may-ari' },
  owner_died: { en: 'if the owner has died', fil: 'kung namatay ang may-ari' },
  fire_on_record: { en: 'if already on record', fil: 'kung mayroon nang nakatala' },
  auto_if_moved: { en: 'created here if the business moves', fil: 'dito ginagawa kung lilipat ng lugar' },
  optional_if_moved: { en: 'if available and the business moves', fil: 'kung mayroon at kung lilipat ng lugar' },
  moved_env_medium: {
    en: 'if the business moves, for businesses with medium or high environmental impact',
    fil: 'kung lilipat, para sa negosyong katamtaman o malaki ang epekto sa kapaligiran',
  },
  moved_env_high: {
    en: 'if the business moves, for businesses with high environmental impact',
    fil: 'kung lilipat, para sa negosyong malaki ang epekto sa kapaligiran',
  },
  moved_machinery: { en: 'if the business moves and has machinery', fil: 'kung lilipat at may makinarya' },
  moved_to_stall: { en: 'if the business moves to a market stall', fil: 'kung lilipat sa puwesto sa palengke' },
  moved_home_based: { en: 'if the business moves into a home', fil: 'kung lilipat sa bahay' },
} as const satisfies Record<RequirementRule, { readonly en: string; readonly fil: string }>;

export const { useWords: useRequirementRules } = defineMessages('charter.rules', texts);
