import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

const FACTS = `
import { existsSync } from 'node:fs';
export const WATCHED = [import.meta.dirname];
export const computed = (): string => (existsSync('/') ? 'forty-two' : 'nothing');
export const FACT = computed();
`;
const ROUTES = `
import { FACT } from './facts.built.ts';
export const createRoutes = () => [{ path: FACT }];
`;

// In a process of its own: the loader runs modules as Node does, not as the tests do.
test.each(['rspack', 'webpack'])(
  'with %s, a module that runs in the build leaves its values, and neither its functions nor what they need',
  (bundler) => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const work = mkdtempSync(join(root, '.cache/evaluated-'));
    const dir = join(work, 'apps/owner');
    try {
      mkdirSync(join(dir, 'src'), { recursive: true });
      for (const file of ['package.json', 'apps/owner/package.json', 'apps/owner/remote.config.ts'])
        cpSync(join(root, file), join(work, file));
      symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'), 'junction');
      writeFileSync(join(dir, 'src/facts.built.ts'), FACTS);
      writeFileSync(join(dir, 'src/routes.tsx'), ROUTES);
      // A version of its own: the cache of the bundler goes by name and version, and owner has one.
      const env = { ...process.env, BUNDLER: bundler, EBPLS_VERSION: '0.0.42' };
      const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/build/src/main.ts')], {
        cwd: dir,
        env,
      });
      expect([status, String(stderr)]).toEqual([0, '']);
      const chunks = globSync('*.js', { cwd: join(dir, 'dist') });
      const code = chunks.map((name) => readFileSync(join(dir, 'dist', name), 'utf8')).join('');
      expect(code.includes('forty-two')).toBe(true);
      expect(code).not.toMatch(/nothing"|existsSync|node:fs/);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },
  60_000,
);
