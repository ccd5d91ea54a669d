// The one home of how a day is written (decision 0070), and the pages of the template that show its own demo data.
const HOME = 'libs/contracts/src/format.ts';
const DEMOS = 'apps/demos/';

const OWN_FORMAT = /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\bdateStyle\b|\btimeStyle\b/;
/** A day or an instant as the wire has it, drawn as it is. */
const RAW = />\s*\{[\w.]*(?:_on|_at|datetime)\}\s*</;

/** Whether a source file formats days in a way of its own instead of the one formatter. */
export function findOwnDates(file: string, source: string): boolean {
  if (file === HOME || file.startsWith(DEMOS)) return false;
  return OWN_FORMAT.test(source) || (file.endsWith('.tsx') && RAW.test(source));
}
