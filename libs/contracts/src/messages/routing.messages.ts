import type { Messages } from './merge.ts';

/** Reasons why an office reviews an application or not, and why an act is not possible now. */
export const messages = {
  'routing.final_check': {
    en: 'The licensing office makes the final check of every application.',
    fil: 'Ang tanggapan ng lisensiya ang huling sumusuri sa bawat aplikasyon.',
  },
  'routing.barangay_of_the_place': {
    en: 'The barangay where the business is located must certify it.',
    fil: 'Pinatutunayan ng barangay ng lugar ang negosyo.',
  },
  'routing.closure_certified': {
    en: 'The barangay certifies that the business has retired.',
    fil: 'Pinatutunayan ng barangay na nagsara na ang negosyo.',
  },
  'routing.place_changes': { en: 'The place of business will change.', fil: 'Nagbabago ang lugar ng negosyo.' },
  'routing.place_stays': { en: 'The place of business stays the same.', fil: 'Hindi nagbabago ang lugar ng negosyo.' },
  'routing.owner_changes': {
    en: 'The owner, the business name or the form of organization will change.',
    fil: 'Nagbabago ang may-ari, pangalan o uri ng organisasyon.',
  },
  'routing.place_and_owner_stay': {
    en: 'The place and the owner stay the same.',
    fil: 'Hindi nagbabago ang lugar at may-ari.',
  },
  'routing.place_and_lines_stay': {
    en: 'The place and the lines of business stay the same.',
    fil: 'Hindi nagbabago ang lugar at mga uri ng negosyo.',
  },
  'routing.line_added': { en: 'A line of business will be added.', fil: 'May idinagdag na uri ng negosyo.' },
  'routing.zoning_of_the_place': {
    en: 'The land use must conform to the zoning.',
    fil: 'Dapat tugma ang lugar sa sona nito.',
  },
  'routing.changed_or_nonconforming': {
    en: 'There are changes since last year, or the land use does not conform to the zoning.',
    fil: 'May nagbago mula noong nakaraang taon, o hindi tugma sa sona ang gamit.',
  },
  'routing.nothing_changed': {
    en: 'There are no changes since last year.',
    fil: 'Walang nagbago mula noong nakaraang taon.',
  },
  'routing.building_safety': {
    en: 'The building and its machinery must be safe.',
    fil: 'Dapat ligtas ang gusali at mga makina nito.',
  },
  'routing.machinery_added': {
    en: 'The added line of business uses machinery.',
    fil: 'Gumagamit ng makina ang idinagdag na uri ng negosyo.',
  },
  'routing.fire_safety': {
    en: 'The place must meet fire safety requirements.',
    fil: 'Dapat ligtas sa sunog ang lugar.',
  },
  'routing.hazard_added': {
    en: 'The added line of business poses a fire hazard.',
    fil: 'Delikado sa sunog ang idinagdag na uri ng negosyo.',
  },
  'routing.sanitation': {
    en: 'The place must be clean and sanitary.',
    fil: 'Dapat malinis at ligtas sa kalusugan ang lugar.',
  },
  'routing.food_line': { en: 'Food is handled.', fil: 'May hinahawakang pagkain.' },
  'routing.no_food_line': { en: 'No food handling is involved.', fil: 'Walang hinahawakang pagkain.' },
  'routing.food_or_personal_care': {
    en: 'The added line of business involves food or personal care.',
    fil: 'Humahawak ng pagkain o nag-aalaga ng tao ang idinagdag na uri ng negosyo.',
  },
  'routing.environment': {
    en: 'Waste, water, air and noise must be checked.',
    fil: 'Sinusuri ang basura, tubig, hangin at ingay.',
  },
  'routing.environment_medium': {
    en: 'A line of business affects the environment.',
    fil: 'May uri ng negosyong may epekto sa kapaligiran.',
  },
  'routing.environment_low': {
    en: 'No line of business has a major effect on the environment.',
    fil: 'Walang uri ng negosyong may malaking epekto sa kapaligiran.',
  },
  'routing.named_by_line': {
    en: 'The revenue code requires this clearance for a line of business.',
    fil: 'Hinihingi ng kodigo sa kita ang clearance na ito para sa isang uri ng negosyo.',
  },
  'routing.property_record': {
    en: 'The lot or building must be in the municipality’s property records.',
    fil: 'Dapat nasa talaan ang lote o gusali.',
  },
  'routing.property_tax_standing': {
    en: 'The real property tax on the place must be paid.',
    fil: 'Dapat bayad ang amilyar ng lugar.',
  },
  'routing.agricultural_line': {
    en: 'A line of business is in agriculture or fishery.',
    fil: 'May uri ng negosyong pang-agrikultura o pangisdaan.',
  },
  'routing.no_agricultural_line': {
    en: 'No line of business is in agriculture or fishery.',
    fil: 'Walang uri ng negosyong pang-agrikultura o pangisdaan.',
  },
  // Reason of applications that were routed while the number was in the program.
  'routing.five_employees': { en: 'The business has five or more employees.', fil: 'Lima o higit pa ang empleyado.' },
  'routing.enough_employees': {
    en: 'You meet the minimum number of employees set by the revenue code.',
    fil: 'Umabot ang bilang ng empleyado mo sa minimum ng kodigo sa kita.',
  },
  'routing.few_employees': {
    en: 'You have fewer employees than the minimum set by the revenue code.',
    fil: 'Mas kaunti ang empleyado mo sa minimum ng kodigo sa kita.',
  },
  'routing.not_for_this_application': {
    en: 'Not required for this type of application.',
    fil: 'Hindi kailangan sa ganitong aplikasyon.',
  },
  'state.not_from_here': {
    en: 'This action is no longer possible because the status has changed. Please reload the page.',
    fil: 'Hindi na ito magagawa dahil nagbago na ang katayuan. I-reload ang pahina.',
  },
  'state.other_office': {
    en: 'Another office or officer is responsible for this action.',
    fil: 'Ibang tanggapan o opisyal ang humahawak nito.',
  },
} satisfies Messages;
