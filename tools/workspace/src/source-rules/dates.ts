/** The only file that formats dates (decision 0070); the demo pages that show their own data are allowed too. */
const HOME = 'libs/contracts/src/shared/format.ts';
const DEMOS = 'apps/demos/';

const OWN_FORMAT = /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\bdateStyle\b|\btimeStyle\b/;
/** A day or an instant as the wire has it, drawn as it is. */
const RAW = />\s*\{[\w.]*(?:_on|_at|datetime)\}\s*</;

/** Whether a source file formats days in a way of its own instead of the one formatter. */
export function findOwnDates(file: string, source: string): boolean {
  if (file === HOME || file.startsWith(DEMOS)) return false;
  return OWN_FORMAT.test(source) || (file.endsWith('.tsx') && RAW.test(source));
}
