import type { Locale } from '@ebpls/contracts';
import { defineMessages, type GetMessage } from '@ebpls/remote-kit';

const texts = {
  none: { en: 'None', fil: 'Wala' },
  in_en: { en: '{name} in English', fil: '{name} sa Ingles' },
  in_fil: { en: '{name} in Filipino', fil: '{name} sa Filipino' },
  section: { en: 'Section', fil: 'Seksiyon' },
  account_code: { en: 'Account', fil: 'Account' },
  year_day_help: { en: 'Month and day, such as 01-20.', fil: 'Buwan at araw, gaya ng 01-20.' },
  bound: { en: 'The upper limit of a range', fil: 'Ang itaas na hangganan ng saklaw' },
  bound_UP_TO: { en: 'is part of that range (up to)', fil: 'ay kasama sa saklaw na iyon (hanggang)' },
  bound_BELOW: { en: 'is part of the next range (less than)', fil: 'ay kasama sa susunod na saklaw (mas mababa sa)' },
  choose_row: { en: 'Show the details of', fil: 'Ipakita ang mga detalye ng' },
  details: { en: 'Details', fil: 'Mga detalye' },

  types: { en: 'Kinds of application', fil: 'Mga uri ng aplikasyon' },
  types_help: {
    en: 'If none is chosen, the charge applies only on request.',
    fil: 'Kapag walang pinili, sinisingil lamang ito kapag hiniling.',
  },
  charge_lines: { en: 'Lines of business covered', fil: 'Mga uri ng negosyong saklaw nito' },
  charge_lines_help: {
    en: 'A line of business must meet every condition. Without conditions, all lines of business are covered.',
    fil:
      'Dapat matugunan ng uri ng negosyo ang bawat kondisyon. Kapag walang kondisyon, saklaw ang lahat ng ' +
      'uri ng negosyo.',
  },
  charge_when: { en: 'Conditions of the charge', fil: 'Mga kondisyon ng singil' },
  charge_when_help: {
    en: 'The business must meet every condition. Without conditions, the charge always applies.',
    fil: 'Dapat matugunan ng negosyo ang bawat kondisyon. Kapag walang kondisyon, lagi itong sinisingil.',
  },
  type_NEW: { en: 'New business', fil: 'Bagong negosyo' },
  type_RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  type_RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  type_SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
  type_AMENDMENT: { en: 'Amendment', fil: 'Pagbabago ng permit' },
  amendments: {
    en: 'Amendments that are charged',
    fil: 'Mga pagbabago ng permit na sinisingilan',
  },
  amendments_help: {
    en: 'If none is chosen, every amendment is charged.',
    fil: 'Kapag walang pinili, sinisingilan ang bawat pagbabago.',
  },
  amendment_CHANGE_LOCATION: { en: 'Change of place of business', fil: 'Pagbabago ng lugar ng negosyo' },
  amendment_CHANGE_AREA: { en: 'Change of floor area', fil: 'Pagbabago ng sukat ng palapag' },
  amendment_CHANGE_NAME: { en: 'Change of name', fil: 'Pagbabago ng pangalan' },
  amendment_CHANGE_ORG_TYPE: { en: 'Change of form of organization', fil: 'Pagbabago ng uri ng organisasyon' },
  amendment_CHANGE_CAPITAL: { en: 'Change of capital', fil: 'Pagbabago ng puhunan' },
  amendment_ADD_LINE: { en: 'Added line of business', fil: 'Idinagdag na uri ng negosyo' },
  amendment_DROP_LINE: { en: 'Removed line of business', fil: 'Inalis na uri ng negosyo' },
  amendment_TRANSFER_OWNERSHIP: { en: 'Change of owner', fil: 'Pagbabago ng may-ari' },
  amendment_DEATH: { en: 'Death of the owner', fil: 'Pagkamatay ng may-ari' },
  nothing_when: { en: 'In some cases nothing is due', fil: 'May mga kasong walang babayaran' },
  nothing_when_help: {
    en: 'The charge then appears on the bill with its reason and an amount of zero.',
    fil: 'Lalabas pa rin ito sa singil kasama ang dahilan, at zero ang halaga.',
  },
  nothing_tests: { en: 'Conditions under which nothing is due', fil: 'Mga kondisyon kung kailan walang babayaran' },
  nothing_tests_help: {
    en: 'All conditions must be met. Without conditions, the charge is never due.',
    fil: 'Dapat matugunan ang lahat ng kondisyon. Kapag walang kondisyon, hindi kailanman sisingilin ang halaga.',
  },
  nothing_reason: { en: 'Reason shown on the bill', fil: 'Dahilan sa singil' },
  monthly: { en: 'The amount is for one month', fil: 'Ang halaga ay para sa isang buwan' },
  monthly_help: {
    en:
      'It is billed for 12 months. A new business pays for the part of the year that you choose under ' +
      '“A new business pays”.',
    fil:
      'Sinisingil ito sa 12 buwan. Magbabayad ang bagong negosyo para sa bahagi ng taon na pinili sa ' +
      '“Ang bagong negosyo ay nagbabayad ng”.',
  },
  times: { en: 'The amount is multiplied by', fil: 'Pinararami ang halaga ayon sa' },
  times_help: {
    en: 'For example the number of days, if the amount is per square meter and day. Choose up to three.',
    fil: 'Halimbawa ang bilang ng araw, kung ang halaga ay sa bawat metro kuwadrado at araw. Pumili ng hanggang tatlo.',
  },
  at_most: { en: 'The amount has a maximum', fil: 'May pinakamataas na halaga' },
  at_most_amount: { en: 'Maximum', fil: 'Pinakamataas' },
  at_most_when: { en: 'Conditions of the maximum', fil: 'Mga kondisyon ng pinakamataas na halaga' },
  at_most_when_help: {
    en: 'All conditions must be met. Without conditions, the maximum always applies.',
    fil:
      'Dapat matugunan ang lahat ng kondisyon. Kapag walang kondisyon, laging may bisa ang pinakamataas na ' +
      'halaga.',
  },
  rounding: { en: 'The amount is rounded', fil: 'Nira-round ang halaga' },
  rounding_help: { en: 'Otherwise it is rounded to the centavo.', fil: 'Kung hindi, nira-round ito sa sentimo.' },
  rounding_to: { en: 'To a multiple of', fil: 'Sa bawat' },
  rounding_way: { en: 'Direction', fil: 'Direksiyon' },
  way_NEAREST: { en: 'To the nearest', fil: 'Sa pinakamalapit' },
  way_UP: { en: 'Up', fil: 'Pataas' },
  way_DOWN: { en: 'Down', fil: 'Pababa' },
  round_each: { en: 'Each amount is rounded separately', fil: 'Nira-round nang hiwalay ang bawat halaga' },
  once_a_year: {
    en: 'Charged once a year for amendments',
    fil: 'Minsan sa isang taon sinisingil sa pagbabago ng permit',
  },
  once_a_year_help: {
    en: 'The business pays only for values that it has not already paid for this year.',
    fil: 'Magbabayad lamang ang negosyo para sa mga halagang hindi pa nito nabayaran sa taon.',
  },
  replaced: { en: 'Values that replace other values', fil: 'Mga halagang pumapalit sa ibang halaga' },

  amount_kind: { en: 'How the amount is computed', fil: 'Paano kinukuwenta ang halaga' },
  part_kind: { en: 'How part {number} is computed', fil: 'Paano kinukuwenta ang bahagi {number}' },
  add_part: { en: 'Add a part', fil: 'Magdagdag ng bahagi' },
  remove_part: { en: 'Remove part {number}', fil: 'Alisin ang bahagi {number}' },
  amount_FIXED: { en: 'One amount', fil: 'Isang halaga' },
  amount_PER_UNIT: { en: 'An amount for each unit', fil: 'Halaga sa bawat yunit' },
  amount_TABLE: { en: 'A table', fil: 'Talahanayan' },
  amount_BRACKETS: { en: 'An amount for each range', fil: 'Halaga sa bawat saklaw' },
  part_step: { en: 'Amounts are for each', fil: 'Ang halaga ay sa bawat' },
  part_step_help: {
    en: 'For example 1,000 for an amount for each 1,000 liters or part of it. If empty, amounts are for each unit, and a part of a unit is charged in proportion.',
    fil: 'Halimbawa 1,000 para sa halaga sa bawat 1,000 litro o bahagi nito. Kapag walang laman, ang halaga ay sa bawat yunit, at ayon sa laki ang bahagi ng yunit.',
  },
  amount_MARGINAL: { en: 'A separate rate for each bracket', fil: 'Hiwalay na antas sa bawat bracket' },
  amount_RATE: { en: 'A rate', fil: 'Antas' },
  amount_PERCENT: { en: 'A percentage of other charges', fil: 'Porsiyento ng ibang singil' },
  amount_CLOSING_TAX: { en: 'The tax for the year of retirement', fil: 'Buwis para sa taon ng pagsasara' },
  amount_SUM: { en: 'The total of several amounts', fil: 'Kabuuan ng ilang halaga' },
  amount_GREATER: { en: 'The higher of several amounts', fil: 'Ang mas malaki sa ilang halaga' },
  amount_LESSER: { en: 'The lower of several amounts', fil: 'Ang mas maliit sa ilang halaga' },
  above_kind: { en: 'Above the last range', fil: 'Lampas sa huling saklaw' },
  above_AMOUNT: { en: 'One amount', fil: 'Isang halaga' },
  above_RATE: { en: 'A rate on the whole amount', fil: 'Antas sa buong halaga' },
  above_EXCESS: { en: 'An amount and a rate on the excess', fil: 'Halaga at antas sa labis' },
  above_FURTHER: { en: 'An amount for every additional quantity', fil: 'Halaga sa bawat karagdagan' },
  percent_base: { en: 'Base of the percentage', fil: 'Batayan ng porsiyento' },
  own_base: { en: 'A new base for this charge', fil: 'Bagong batayan para sa singil na ito' },
  percent_charges: { en: 'Percentage of these charges', fil: 'Porsiyento ng mga singil na ito' },
  percent_charges_help: {
    en: 'These charges are added to those in the base.',
    fil: 'Idinaragdag ang mga ito sa mga singil na nasa batayan.',
  },
  others_share: {
    en: 'Share of the other amounts that is added',
    fil: 'Bahagi ng ibang halaga na idinaragdag',
  },
  others_share_help: { en: 'For example 50%.', fil: 'Halimbawa 50%.' },
  others_amount: {
    en: 'Amount added for each of the other amounts',
    fil: 'Halagang idinaragdag para sa bawat isa sa ibang halaga',
  },
  several_share: {
    en: 'Share of the highest amount that is added once',
    fil: 'Bahagi ng pinakamataas na halaga na isang beses idinaragdag',
  },
  several_share_help: {
    en: 'Added if there are several amounts, for example 10%.',
    fil: 'Idinaragdag kapag higit sa isa ang halaga, halimbawa 10%.',
  },
  early_when: { en: 'Conditions of the discount', fil: 'Mga kondisyon ng diskuwento' },
  early_when_help: {
    en: 'Without conditions, every business that pays early gets the discount.',
    fil: 'Kapag walang kondisyon, para sa lahat ng maagang nagbabayad ang diskuwento.',
  },
  instead: { en: 'Replaces the previous part', fil: 'Pumapalit sa naunang bahagi' },
  instead_help: {
    en: 'If you do not choose, this part is added to the other parts.',
    fil: 'Kapag walang pinili, idinaragdag ang bahaging ito sa ibang bahagi.',
  },
  instead_IF_HIGHER: { en: 'If this part is higher', fil: 'Kapag mas mataas ang bahaging ito' },
  instead_IF_LOWER: { en: 'If this part is lower', fil: 'Kapag mas mababa ang bahaging ito' },
  added: { en: 'Added to the previous part', fil: 'Idinaragdag sa naunang bahagi' },
  added_help: {
    en: 'The total of these parts is compared with the other parts.',
    fil: 'Inihahambing sa ibang bahagi ang kabuuan ng mga bahaging ito.',
  },
  own_part: {
    en: 'Computed separately on the share of each line of business or group',
    fil: 'Kinukuwenta nang hiwalay sa bahagi ng bawat uri ng negosyo o grupo',
  },
  own_part_help: {
    en: 'Otherwise, the percentage is computed on the total charges of all lines of business or groups.',
    fil: 'Kung hindi, kinukuwenta ang porsiyento sa kabuuang singil ng lahat ng uri ng negosyo o grupo.',
  },
  closing_measures: {
    en: 'Figures declared for the year of retirement',
    fil: 'Mga halagang idinedeklara para sa taon ng pagsasara',
  },
  closing_without: { en: 'Figures that are not counted', fil: 'Mga halagang hindi ibinibilang' },
  closing_without_help: {
    en: 'The tax is computed as if these figures were not declared.',
    fil: 'Kinukuwenta ang buwis na parang hindi idineklara ang mga halagang ito.',
  },

  charge_kind: { en: 'Kind of charge', fil: 'Uri ng singil' },
  kind_TAX: { en: 'Business tax', fil: 'Buwis sa negosyo' },
  kind_FEE: { en: 'Fee', fil: 'Bayarin' },
  kind_FIRE: { en: 'Fire code fee', fil: 'Bayarin sa fire code' },
  kind_BARANGAY_FEE: { en: 'Barangay fee', fil: 'Bayarin sa barangay' },
  kind_BARANGAY_TAX: { en: 'Barangay tax', fil: 'Buwis ng barangay' },
  agency: { en: 'Collected for', fil: 'Kinokolekta para sa' },
  agency_MUNICIPAL: { en: 'The municipality', fil: 'Munisipyo' },
  agency_BARANGAY: { en: 'The barangay', fil: 'Barangay' },
  agency_BFP: { en: 'Bureau of Fire Protection', fil: 'Bureau of Fire Protection' },
  source: { en: 'Printed in', fil: 'Nakalimbag sa' },
  charge_in_force: { en: 'In force', fil: 'May bisa' },
  charge_in_force_help: {
    en: 'A charge that is not in force is printed in the code but not billed.',
    fil: 'Ang singil na walang bisa ay nakalimbag sa kodigo pero hindi sinisingil.',
  },
  additional: { en: 'In addition to the tax of the line of business', fil: 'Bukod sa buwis ng uri ng negosyo' },
  additional_help: {
    en: 'For example a tax on each delivery truck, or a fixed tax on businesses that sell liquor.',
    fil: 'Halimbawa ang buwis sa bawat delivery truck, o takdang buwis sa mga negosyong nagtitinda ng alak.',
  },
  back_years: {
    en: 'Also due for years without a filed application',
    fil: 'Sinisingil din para sa mga taon na walang inihaing aplikasyon',
  },
  prorate: { en: 'A new business pays', fil: 'Ang bagong negosyo ay nagbabayad ng' },
  prorate_NONE: { en: 'The whole year', fil: 'Buong taon' },
  prorate_HALVES: { en: 'The remaining halves of the year', fil: 'Mga natitirang kalahati ng taon' },
  prorate_QUARTERS: { en: 'The remaining quarters', fil: 'Mga natitirang quarter' },
  prorate_MONTHS: { en: 'The remaining months', fil: 'Mga natitirang buwan' },
  installments: { en: 'When the charge is paid', fil: 'Kailan binabayaran ang singil' },
  installments_FIRST: { en: 'In full with the first installment', fil: 'Buo sa unang hulog' },
  installments_SPLIT: { en: 'Evenly over all installments', fil: 'Hati-hati sa lahat ng hulog' },
  late: { en: 'Late payment', fil: 'Nahuling bayad' },
  late_help: {
    en: 'If none is chosen, there is no surcharge or interest for late payment.',
    fil: 'Kapag walang pinili, walang patong o interes sa nahuling bayad.',
  },
  late_policy: {
    en: 'Section {section}: surcharge {surcharge}, interest {interest} each month',
    fil: 'Seksiyon {section}: patong {surcharge}, interes {interest} bawat buwan',
  },
  bases: {
    en: 'Other charges are a percentage of this charge',
    fil: 'May ibang singil na porsiyento ng singil na ito',
  },
  bases_help: {
    en: 'Choose the charges whose base includes this charge.',
    fil: 'Piliin ang mga singil na may ganitong batayan.',
  },
  base_of: { en: 'Base of: {names}', fil: 'Batayan ng: {names}' },
  situs: { en: 'Share of the sales that is taxed here', fil: 'Bahagi ng benta na binubuwisan dito' },
  situs_help: {
    en: 'Applies if no branch records the sales (RA 7160, Sec. 150).',
    fil: 'Nalalapat ito kapag walang sangay na nagtatala ng benta (RA 7160, Sek. 150).',
  },
  situs_PRINCIPAL_OFFICE: { en: 'Share of the principal office', fil: 'Bahagi ng pangunahing tanggapan' },
  situs_FACTORY: { en: 'Share of the factory', fil: 'Bahagi ng pabrika' },
  situs_FACTORY_WITH_PLANTATION: { en: 'Share of the factory of a plantation', fil: 'Bahagi ng pabrika ng plantasyon' },
  situs_PLANTATION: { en: 'Share of the plantation', fil: 'Bahagi ng plantasyon' },
  may_be_found: {
    en: 'An office may find a different amount on inspection',
    fil: 'Maaaring iba ang halagang makita ng tanggapan sa inspeksiyon',
  },
  found_by: { en: 'Office that inspects', fil: 'Tanggapang nag-iinspeksiyon' },
  found_by_help: {
    en: 'If none is chosen, the office in charge of the fee inspects.',
    fil: 'Kapag walang pinili, ang tanggapang may hawak ng bayarin ang nag-iinspeksiyon.',
  },

  unit: { en: 'Unit', fil: 'Yunit' },
  several: { en: 'Several figures, one for each item', fil: 'Ilang bilang, isa para sa bawat item' },
  several_help: {
    en:
      'For example the horsepower of each machine. The amount is computed for each item, and the amounts ' +
      'are added.',
    fil:
      'Halimbawa ang horsepower ng bawat makina. Kinukuwenta ang halaga sa bawat isa, at pinagsasama ang ' +
      'mga halaga.',
  },
  difference: {
    en: 'Computed by subtracting some measures from others',
    fil: 'Kinukuwenta sa pagbabawas ng ilang sukat mula sa iba',
  },
  difference_help: {
    en: 'It is computed for each line of business and is not declared. It is never less than zero.',
    fil: 'Kinukuwenta ito sa bawat uri ng negosyo at hindi idinedeklara. Hindi ito bababa sa zero.',
  },
  difference_of: { en: 'Measures that are added', fil: 'Mga sukat na pinagsasama' },
  difference_less: { en: 'Measures that are subtracted', fil: 'Mga sukat na ibinabawas' },
  product: {
    en: 'Computed by multiplying other measures',
    fil: 'Kinukuwenta sa pagpaparami ng ibang sukat',
  },
  product_help: {
    en: 'For example the floor area times the number of storeys. It is not declared.',
    fil: 'Halimbawa ang lawak ng sahig na pinarami ng bilang ng palapag. Hindi ito idinedeklara.',
  },
  product_of: { en: 'Measures that are multiplied', fil: 'Mga sukat na pinaparami' },
  product_each: { en: 'Also multiplied by this figure', fil: 'Pinaparami rin ng bilang na ito' },
  money_of: { en: 'Type of amount', fil: 'Uri ng halaga' },
  money_of_help: {
    en: 'Used to check the ceilings of the Local Government Code. If none is chosen, it is treated as sales.',
    fil: 'Ginagamit sa pagsusuri ng mga hangganan ng Local Government Code. Kapag walang pinili, ituturing itong benta.',
  },
  money_SALES: { en: 'Sales or receipts', fil: 'Benta o kita' },
  money_ESSENTIAL_SALES: { en: 'Sales of essential goods', fil: 'Benta ng pangunahing bilihin' },
  money_CAPITAL: { en: 'Capital', fil: 'Puhunan' },
  money_OTHER: { en: 'Another amount, such as the cost of a project', fil: 'Ibang halaga, gaya ng gastos sa proyekto' },
  treasury: { en: 'Treasury', fil: 'Ingat-yaman' },
  verified_by: { en: 'Office that verifies it', fil: 'Tanggapang nagbeberipika' },
  only_listed: {
    en: 'Only for lines of business that list this measure',
    fil: 'Para lamang sa mga uri ng negosyong naglista ng sukat na ito',
  },
  values: { en: 'Choices', fil: 'Mga pagpipilian' },
  by_barangay: {
    en: 'The value depends on the barangay of the business',
    fil: 'Nakabatay ang halaga sa barangay ng negosyo',
  },
  by_barangay_help: {
    en: 'The value is not entered on the form. Every barangay must have exactly one of the choices.',
    fil: 'Hindi ito pinupunan sa form. Dapat may eksaktong isang pagpipilian ang bawat barangay.',
  },
  barangays: { en: 'Barangays', fil: 'Mga barangay' },
  barangays_missing_one: {
    en: '{count} barangay has no choice yet: {names}.',
    fil: 'Wala pang pagpipilian ang {count} barangay: {names}.',
  },
  barangays_missing_other: {
    en: '{count} barangays have no choice yet: {names}.',
    fil: 'Wala pang pagpipilian ang {count} barangay: {names}.',
  },
  barangay_double: { en: '{name} has more than one choice.', fil: 'Higit sa isa ang pagpipilian ng {name}.' },
  barangay_unknown: { en: 'The municipality has no barangay {name}.', fil: 'Walang barangay {name} ang munisipyo.' },
  barangays_complete: {
    en: 'Every barangay has exactly one choice.',
    fil: 'May eksaktong isang pagpipilian ang bawat barangay.',
  },

  psic: { en: 'PSIC code', fil: 'PSIC code' },
  synonyms: { en: 'Other words to search for', fil: 'Iba pang salita sa paghahanap' },
  synonyms_help: { en: 'Separate the words with commas.', fil: 'Lagyan ng kuwit sa pagitan.' },
  line_measures: { en: 'Measures that the form requests', fil: 'Mga sukat na hinihingi ng form' },
  line_offices: { en: 'Additional offices that give clearance', fil: 'Iba pang tanggapang nagbibigay ng clearance' },
  line_offices_help: {
    en: 'They are added to the offices in the routing table.',
    fil: 'Idinaragdag ang mga ito sa mga tanggapan sa talahanayan ng daloy.',
  },
  line_papers: { en: 'Additional documents', fil: 'Iba pang dokumento' },

  found_from: { en: 'The value depends on what is declared', fil: 'Ang halaga ay mula sa idineklara' },
  found_from_help: {
    en:
      'If these measures result in different values, the last of them in the list of values applies. ' +
      'Without measures, each line of business has its own value.',
    fil:
      'Kapag magkakaibang halaga ang resulta ng mga sukat na ito, ang huli sa listahan ng mga halaga ang ' +
      'may bisa. Kapag walang sukat, may sariling halaga ang bawat uri ng negosyo.',
  },
  found_entry: { en: 'Ranges {number}', fil: 'Mga saklaw {number}' },
  found_add: { en: 'Add ranges', fil: 'Magdagdag ng mga saklaw' },
  found_remove: { en: 'Remove ranges {number}', fil: 'Alisin ang mga saklaw {number}' },
  found_of: { en: 'Ranges of', fil: 'Mga saklaw ng' },
  found_steps: { en: 'Ranges and their values', fil: 'Mga saklaw at halaga nito' },
  found_above: { en: 'Value above the last range', fil: 'Halaga kapag lampas sa huling saklaw' },

  relief_kinds: { en: 'Kinds of charges to reduce', fil: 'Mga uri ng singil na babawasan' },
  relief_charges: { en: 'Only these charges', fil: 'Ang mga singil lamang na ito' },
  relief_charges_help: {
    en: 'If none is chosen, it applies to every charge of these kinds.',
    fil: 'Kapag walang pinili, nalalapat ito sa bawat singil ng mga uring ito.',
  },
  shares: { en: 'Shares that depend on conditions', fil: 'Mga bahaging may kondisyon' },
  shares_help: {
    en: 'For example 90% of the fee if it is filed by 01-15. If several apply, each one is computed on the remaining amount.',
    fil:
      'Halimbawa 90% ng bayarin kung naihain hanggang 01-15. Kapag higit sa isa ang nalalapat, kinukuwenta ' +
      'ang bawat isa sa natitirang halaga.',
  },
  share_due: { en: 'Share that is due', fil: 'Bahaging babayaran' },
  share_reason: { en: 'Reason shown on the bill', fil: 'Dahilan sa singil' },
  share_when: { en: 'Conditions of this share', fil: 'Mga kondisyon ng bahaging ito' },
  share_when_help: {
    en: 'Without conditions, it always applies.',
    fil: 'Kapag walang kondisyon, palagi itong nalalapat.',
  },
  more_shares: { en: 'Other shares', fil: 'Iba pang bahagi' },
  more_shares_help: {
    en: 'For example 50% of the taxes above and 20% of the fees here.',
    fil: 'Halimbawa 50% ng mga buwis sa itaas, at 20% ng mga bayarin dito.',
  },
  more_shares_entry: { en: 'Share {number}', fil: 'Bahagi {number}' },
  more_shares_add: { en: 'Add a share', fil: 'Magdagdag ng bahagi' },
  more_shares_remove: { en: 'Remove share {number}', fil: 'Alisin ang bahagi {number}' },
  more_share: { en: 'Reduction', fil: 'Bawas' },
  relief_when: { en: 'Conditions of the relief', fil: 'Mga kondisyon ng bawas' },
  relief_when_help: {
    en: 'The business must meet every condition. Without conditions, a claim is enough.',
    fil: 'Dapat matugunan ng negosyo ang bawat kondisyon. Kapag walang kondisyon, sapat na ang paghiling.',
  },
  relief_lines: { en: 'Lines of business covered', fil: 'Mga uri ng negosyong saklaw nito' },
  relief_lines_help: {
    en: 'Without conditions, the relief covers all lines of business or those in the claim.',
    fil: 'Kapag walang kondisyon, saklaw ng bawas ang lahat ng uri ng negosyo o ang mga nasa hiling.',
  },
  taxed_part: { en: 'Part of the sales remains taxable', fil: 'May bahagi ng benta na binubuwisan pa rin' },
  taxed_part_help: {
    en: 'The claim must then declare two amounts (RA 9520, Art. 61).',
    fil: 'Dalawang halaga ang idinedeklara sa paghiling (RA 9520, Art. 61).',
  },
  figure_name: { en: 'Name of the amount that is compared', fil: 'Pangalan ng halagang ikinukumpara' },
  taxed_above: {
    en: 'Taxed if the compared amount is above',
    fil: 'Binubuwisan kapag ang ikinumparang halaga ay lampas sa',
  },
  taxed_name: { en: 'Name of the sales that remain taxable', fil: 'Pangalan ng bentang binubuwisan pa rin' },
  taxed_of: { en: 'Sales that include the taxable sales', fil: 'Bentang kinabibilangan ng bentang binubuwisan' },

  surcharge_growth: { en: 'The surcharge grows with the delay', fil: 'Lumalaki ang patong habang tumatagal' },
  surcharge_growth_help: {
    en: 'The surcharge of the row applies first. For example 5% in the first month, 5% more for each further month, and 25% at most.',
    fil: 'Ang patong ng hilera ang una. Halimbawa 5% sa unang buwan, dagdag na 5% sa bawat susunod na buwan, at 25% ang pinakamataas.',
  },
  growth_rate: { en: 'Added each time', fil: 'Idinadagdag bawat beses' },
  growth_every: { en: 'For each further', fil: 'Sa bawat susunod na' },
  growth_at_most: { en: 'Highest surcharge', fil: 'Pinakamataas na patong' },
  every_MONTH: { en: 'Month', fil: 'Buwan' },
  every_QUARTER: { en: 'Quarter of a year', fil: 'Tatlong buwan' },
  every_HALF_YEAR: { en: 'Half-year', fil: 'Anim na buwan' },
  due_days: { en: 'Own due dates', fil: 'Sariling mga takdang petsa' },
  due_days_help: {
    en: 'Charges with this rule are due on these dates instead of the due dates of the mode of payment. Enter the month and day, for example 01-20 and 03-31.',
    fil: 'Sa mga petsang ito nakatakda ang mga singil na may ganitong tuntunin sa halip na sa petsa ng paraan ng pagbabayad. Ilagay ang buwan at araw, halimbawa 01-20 at 03-31.',
  },
  amnesties: { en: 'Amnesties', fil: 'Mga amnestiya' },
  income_of: { en: 'Figures with a presumed income', fil: 'Mga halagang may ipinapalagay na kita' },
  income_of_help: {
    en: 'The first figure is set to the presumed income, and the others to zero.',
    fil: 'Itatakda sa unang halaga ang ipinapalagay na kita, at zero ang iba.',
  },
  income_lines: { en: 'Lines of business', fil: 'Mga uri ng negosyo' },
  income_lines_help: {
    en: 'A line of business must meet every condition. Without conditions, all lines of business are covered.',
    fil:
      'Dapat matugunan ng uri ng negosyo ang bawat kondisyon. Kapag walang kondisyon, saklaw ang lahat ng ' +
      'uri ng negosyo.',
  },
  income_when: { en: 'Conditions of the business', fil: 'Mga kondisyon ng negosyo' },
  income_when_help: {
    en: 'The business must meet every condition. The first row whose conditions are met applies.',
    fil: 'Dapat matugunan ng negosyo ang bawat kondisyon. Ang unang tugmang hilera ang may bisa.',
  },

  minimums: { en: 'Minimum amounts for payment in installments', fil: 'Minimum na halaga para sa hulugan' },
  minimums_help: {
    en: 'If the total of these charges is lower, the bill is due in full on the first due date.',
    fil: 'Kapag mas mababa ang kabuuan ng mga singil na ito, buo itong babayaran sa unang takdang petsa.',
  },
  minimum: { en: 'Minimum amount {number}', fil: 'Minimum na halaga {number}' },
  add_minimum: { en: 'Add a minimum amount', fil: 'Magdagdag ng minimum na halaga' },
  remove_minimum: { en: 'Remove minimum amount {number}', fil: 'Alisin ang minimum na halaga {number}' },
  minimum_mode: { en: 'Mode of payment', fil: 'Paraan ng pagbabayad' },
  minimum_amount: { en: 'Minimum total', fil: 'Minimum na kabuuan' },
  extensions: { en: 'Extended due dates', fil: 'Mga pinalawig na takdang petsa' },
  early: { en: 'There is a discount for early payment', fil: 'May diskuwento ang maagang pagbabayad' },
  more_early: { en: 'Other discounts for early payment', fil: 'Iba pang diskuwento sa maagang pagbabayad' },
  more_early_help: {
    en: 'For example 10% of the taxes above and 5% of the fees here. If several discounts include a charge, the first one applies.',
    fil: 'Halimbawa 10% ng mga buwis sa itaas, at 5% ng mga bayarin dito. Kung kasama ang singil sa ilang diskuwento, ang una ang may bisa.',
  },
  more_early_entry: { en: 'Discount {number}', fil: 'Diskuwento {number}' },
  more_early_add: { en: 'Add a discount', fil: 'Magdagdag ng diskuwento' },
  more_early_remove: { en: 'Remove discount {number}', fil: 'Alisin ang diskuwento {number}' },
  early_share: { en: 'Discount', fil: 'Diskuwento' },
  early_until: { en: 'Last date of the discount', fil: 'Huling petsa ng diskuwento' },
  early_later: {
    en: 'Lower discounts afterwards, each until its own date',
    fil: 'Mas mababang diskuwento pagkatapos, bawat isa hanggang sa sariling petsa',
  },
  early_modes: { en: 'Modes of payment', fil: 'Mga paraan ng pagbabayad' },
  early_kinds: { en: 'Kinds of charges', fil: 'Mga uri ng singil' },
  mode_ANNUAL: { en: 'Once a year', fil: 'Minsan sa isang taon' },
  mode_SEMI_ANNUAL: { en: 'Twice a year', fil: 'Dalawang beses sa isang taon' },
  mode_QUARTERLY: { en: 'Every quarter', fil: 'Kada quarter' },
  deficiency: { en: 'The code has a rule on deficiencies', fil: 'May tuntunin ang kodigo tungkol sa kakulangan' },
  deficiency_help: {
    en: 'After the year’s sales are proved, any difference in tax must be paid.',
    fil: 'Binabayaran ang kulang matapos mapatunayan ang benta ng taon.',
  },
  bill_name: { en: 'Name on the bill', fil: 'Pangalan sa singil' },
  proof: { en: 'Proof of the sales', fil: 'Patunay ng benta' },
  proof_from: { en: 'Proof accepted from', fil: 'Tatanggapin ang patunay mula' },
  proof_from_help: {
    en: 'Month and day, such as 04-15. If empty, proof is accepted from 01-01.',
    fil: 'Buwan at araw, gaya ng 04-15. Kapag walang laman, mula 01-01.',
  },
  deficiency_due: { en: 'Due date', fil: 'Takdang petsa' },
} as const;

const { wordsIn } = defineMessages('admin.tariff_fields', texts);

export type FieldKey = Parameters<GetMessage<typeof texts>>[0];

/** Words of the fields in one language; `locale` also chooses the names of the document. */
export type FieldWords = GetMessage<typeof texts> & { readonly locale: Locale };

export function createFieldWords(locale: Locale): FieldWords {
  return Object.assign(wordsIn(locale), { locale });
}
