const { statSync } = require('node:fs');
const { pathToFileURL } = require('node:url');

/**
 * Runs a `*.built.ts` module when the bundle is made and hands over the values that it exports, so that what it reads
 * and computes never reaches a browser; functions stay behind. `WATCHED` names the files and folders from which the
 * values come: a change of them makes the values anew. CommonJS, because both bundlers and the tests load it so.
 */
module.exports = async function evaluate() {
  const callback = this.async();
  try {
    // The query makes Node run it again after an edit.
    const { WATCHED = [], ...values } = await import(`${pathToFileURL(this.resourcePath).href}?at=${Date.now()}`);
    for (const path of WATCHED) {
      if (statSync(path).isDirectory()) this.addContextDependency(path);
      else this.addDependency(path);
    }
    const constants = Object.entries(values)
      .filter(([name, value]) => typeof value !== 'function' && name !== 'default')
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
    callback(null, constants.join('\n'));
  } catch (error) {
    callback(error instanceof Error ? error : new Error(String(error)));
  }
};
