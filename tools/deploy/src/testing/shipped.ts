import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOOL_FOLDER = join(import.meta.dirname, '../..');

/** Shipped files by a pattern below this tool's folder, with their texts. */
export function listShippedFiles(pattern: string): { readonly file: string; readonly text: string }[] {
  const files = globSync(pattern, { cwd: TOOL_FOLDER, exclude: ['src/**', '*.json'] }).toSorted();
  return files.map((file) => ({ file, text: readFileSync(join(TOOL_FOLDER, file), 'utf8') }));
}

/** One shipped file. */
export function readShippedFile(file: string): string {
  return readFileSync(join(TOOL_FOLDER, file), 'utf8');
}

/** `NAME=value` lines of an environment file; a name without a value too. */
export function listSettings(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );
}

/** Problems in the grammar of an nginx file; empty when every statement ends and every bracket closes. */
export function listNginxFaults(text: string): string[] {
  const bare = text.replaceAll(/"[^"\n]*"|'[^'\n]*'/g, '""').replaceAll(/(?:^|\s)#.*$/gm, '');
  let depth = 0;
  const faults: string[] = [];
  for (const line of bare
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)) {
    depth += line.split('{').length - line.split('}').length;
    if (!/[;{}]$/.test(line)) faults.push(`"${line}" does not end`);
    if (depth < 0) faults.push(`"${line}" closes what is not open`);
  }
  return depth > 0 ? [...faults, `${depth} brackets stay open`] : faults;
}

/** Lines of an INI file (systemd, pgbouncer) that are neither a section, a setting nor a remark. */
export function listIniFaults(text: string): string[] {
  return text.split('\n').filter((line) => !/^(?:|[#;].*|\[\w[\w ]*\]|[\w*.-]+ ?=.*)$/.test(line.trim()));
}
