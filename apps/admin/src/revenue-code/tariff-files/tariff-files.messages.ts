import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  revenue_code: { en: 'Revenue code', fil: 'Kodigo sa kita' },
  import: { en: 'Import', fil: 'Import' },
  import_title: { en: 'Import a revenue code', fil: 'Mag-import ng kodigo sa kita' },
  import_subtitle: {
    en: 'A workbook or JSON file of the whole revenue code. You can review its changes before anything is saved.',
    fil: 'Workbook o JSON file ng buong kodigo. Masusuri mo ang mga pagbabago nito bago may ma-save.',
  },
  code_file: { en: 'File of the revenue code', fil: 'File ng kodigo' },
  code_file_help: {
    en: 'Excel workbook (.xlsx) or JSON, at most 10 MB. Download a version to see the format.',
    fil: 'Excel workbook (.xlsx) o JSON, hanggang 10 MB. Mag-download ng bersiyon para makita ang format.',
  },
  refused_title: {
    en: 'This file cannot be imported yet. Nothing was saved.',
    fil: 'Hindi pa mai-import ang file na ito. Walang na-save.',
  },
  more_problems: { en: 'And {count} more.', fil: 'At {count} pa.' },
  problem: { en: '{place}: {message}', fil: '{place}: {message}' },
  preview: { en: 'What this file contains', fil: 'Ang nilalaman ng file na ito' },
  version: { en: 'Version', fil: 'Bersiyon' },
  title: { en: 'Title', fil: 'Pamagat' },
  effective_on: { en: 'In effect from', fil: 'May bisa mula' },
  content: { en: 'Contents', fil: 'Nilalaman' },
  content_text: {
    en: '{lines} lines of business, {charges} charges',
    fil: '{lines} uri ng negosyo, {charges} bayarin',
  },
  findings: { en: 'Findings', fil: 'Mga natagpuan' },
  findings_text: {
    en: 'Must be corrected: {refused}. Need a reason: {reasons}. To check: {asked}.',
    fil: 'Dapat itama: {refused}. Kailangan ng dahilan: {reasons}. Susuriin: {asked}.',
  },
  replaces: {
    en: 'The open draft {version} will be replaced by this file.',
    fil: 'Papalitan ng file na ito ang bukas na burador na {version}.',
  },
  create_draft: { en: 'Save as a draft', fil: 'I-save bilang burador' },
  replace_draft: { en: 'Replace the draft', fil: 'Palitan ang burador' },
  saved: { en: 'The file was imported into a draft.', fil: 'Na-import ang file sa isang burador.' },

  amendment: { en: 'Changes', fil: 'Mga pagbabago' },
  amendment_hint: { en: 'Compared with {version}', fil: 'Kumpara sa {version}' },
  part: { en: 'Part', fil: 'Bahagi' },
  added: { en: 'New', fil: 'Bago' },
  changed: { en: 'Changed', fil: 'Nabago' },
  removed: { en: 'Removed', fil: 'Inalis' },
  no_changes: { en: 'No changes', fil: 'Walang nabago' },
  no_changes_text: { en: 'Everything is the same as in {version}.', fil: 'Kapareho ng {version} ang lahat.' },
  no_former: { en: 'There is no earlier version to compare with.', fil: 'Walang naunang bersiyong maihahambing.' },
  more_changes: {
    en: 'And {count} more changes. Download the files to see all of them.',
    fil: 'At {count} pang pagbabago. I-download ang mga file para makita ang lahat.',
  },

  choose_successors: {
    en: 'Choose the lines of business that replace this one',
    fil: 'Piliin ang mga uring papalit dito',
  },
  findings_hint: {
    en: 'Results of the check of this draft. To publish it, correct all errors and write a reason for every other finding.',
    fil: 'Mga resulta ng pagsusuri sa burador na ito. Para mailathala ito, itama ang lahat ng mali at isulat ang dahilan ng bawat iba pang natagpuan.',
  },
  no_findings: { en: 'The check found nothing', fil: 'Walang natagpuan ang pagsusuri' },
  no_findings_text: {
    en: 'Every line of business, table and rate passes the check.',
    fil: 'Pumasa sa pagsusuri ang bawat uri ng negosyo, talahanayan at antas.',
  },
  REFUSED: { en: 'Must be corrected ({count})', fil: 'Dapat itama ({count})' },
  REASON: { en: 'Needs a written reason ({count})', fil: 'Kailangan ng nakasulat na dahilan ({count})' },
  ASKED: { en: 'Please check ({count})', fil: 'Pakisuri ({count})' },
  place_section: { en: 'Section {section}', fil: 'Seksiyon {section}' },
  place_path: { en: 'Place in the file: {path}', fil: 'Lugar sa file: {path}' },
  reason: { en: 'Reason', fil: 'Dahilan' },
  no_reason: { en: 'No reason yet', fil: 'Wala pang dahilan' },
  write_reason: { en: 'Write a reason', fil: 'Magsulat ng dahilan' },
  change_reason: { en: 'Change the reason', fil: 'Baguhin ang dahilan' },
  reason_lead: {
    en: 'The officer who publishes this draft will read it.',
    fil: 'Babasahin ito ng opisyal na maglalathala ng buradong ito.',
  },
  save_reason: { en: 'Save the reason', fil: 'I-save ang dahilan' },

  download_workbook: { en: 'Download as workbook', fil: 'I-download bilang workbook' },
  download_json: { en: 'Download as JSON', fil: 'I-download bilang JSON' },

  proof: { en: 'Past bills', fil: 'Mga nakaraang singil' },
  proof_title: { en: 'Test {version} with past bills', fil: 'Subukan ang {version} sa mga nakaraang singil' },
  proof_subtitle: {
    en:
      'Each bill is computed again with this version and compared, charge by charge. The bills are kept ' +
      'with the version.',
    fil:
      'Kinukuwenta muli ang bawat singil gamit ang bersiyong ito at inihahambing ang bawat bayarin. ' +
      'Mananatili sa bersiyon ang mga singil.',
  },
  bills_file: { en: 'File of last year’s bills', fil: 'File ng mga singil noong nakaraang taon' },
  bills_file_help: {
    en: 'Excel workbook (.xlsx) or JSON, at most 2,000 bills. A new file replaces the previous file.',
    fil: 'Excel workbook (.xlsx) o JSON, hanggang 2,000 singil. Papalitan ng bagong file ang nauna.',
  },
  template: { en: 'Download the sample sheet', fil: 'I-download ang halimbawang sheet' },
  no_proof: { en: 'No bills yet', fil: 'Wala pang singil' },
  no_proof_text: {
    en: 'This version has not been tested with past bills yet.',
    fil: 'Wala pang sumubok sa bersiyong ito gamit ang mga nakaraang singil.',
  },
  proved_by: {
    en: '{file}, computed by {who} on {when}.',
    fil: '{file}, kinuwenta ni {who}, {when}.',
  },
  outdated: {
    en: 'The draft changed after these bills were computed.',
    fil: 'Nagbago ang burador matapos kuwentahin ang mga singil na ito.',
  },
  again: { en: 'Compute again', fil: 'Kuwentahin muli' },
  equal: { en: 'Equal', fil: 'Magkapareho' },
  different: { en: 'Different', fil: 'Magkaiba' },
  refused: { en: 'Not computed', fil: 'Hindi nakuwenta' },
  open: { en: 'Differences to accept', fil: 'Mga pagkakaibang tatanggapin' },
  sum: {
    en: 'Charged: {charged}. Computed: {computed}. Difference: {difference}.',
    fil: 'Siningil: {charged}. Nakuwenta: {computed}. Pagkakaiba: {difference}.',
  },
  groups: { en: 'Differences by charge', fil: 'Mga pagkakaiba ayon sa bayarin' },
  charge: { en: 'Charge', fil: 'Bayarin' },
  direction: { en: 'Direction', fil: 'Direksiyon' },
  MORE: { en: 'Higher than charged', fil: 'Mas mataas kaysa siningil' },
  LESS: { en: 'Lower than charged', fil: 'Mas mababa kaysa siningil' },
  bills: { en: 'Bills', fil: 'Mga singil' },
  difference: { en: 'Difference', fil: 'Kaibhan' },
  accept: { en: 'Accept', fil: 'Tanggapin' },
  accept_all: { en: 'Accept all', fil: 'Tanggapin lahat' },
  accept_all_of: { en: 'Accept all: {name}', fil: 'Tanggapin lahat: {name}' },
  accept_lead: {
    en: '{name}: charged {charged}, computed {computed}. Your reason is kept with the version.',
    fil: '{name}: siningil na {charged}, nakuwentang {computed}. Mananatili sa bersiyon ang iyong dahilan.',
  },
  accept_all_lead: {
    en: '{name}, {direction}: {count} bills. Your reason is kept with each of them.',
    fil: '{name}, {direction}: {count} singil. Mananatili sa bawat isa ang iyong dahilan.',
  },
  accepted_by: { en: 'Accepted by {who}: {reason}', fil: 'Tinanggap ni {who}: {reason}' },
  nothing: { en: 'nothing', fil: 'wala' },
  amounts: { en: 'Charged: {charged}. Computed: {computed}.', fil: 'Siningil: {charged}. Nakuwenta: {computed}.' },
  explanation: { en: 'How it is computed', fil: 'Paano kinuwenta' },
  all_bills: { en: 'All', fil: 'Lahat' },
  outcomes: { en: 'Bills', fil: 'Mga singil' },
  no_bills: { en: 'No bills here', fil: 'Walang singil dito' },
  success_repeat: { en: 'The bills were computed again.', fil: 'Kinuwenta muli ang mga singil.' },
  success_accept: { en: 'Accepted.', fil: 'Tinanggap na.' },
} as const;

export const { useWords, words } = defineMessages('admin.tariff_files', texts);
