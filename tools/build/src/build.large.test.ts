import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { build } from './build.ts';
import { createConfiguration } from './configuration.ts';
import { renderShellDocuments } from './document/documents.ts';
import { EVERY_AREA, createFederation, listSharedVersions, listShared, SOME_PAGES } from './federation.ts';
import { getBundler, getContainerName, type Project } from './project.ts';
import { createWorkerConfiguration } from './workers.ts';

const root = resolve(import.meta.dirname, '../../..');
const BUNDLERS = ['rspack', 'webpack'] as const;
const remote: Project = {
  dir: join(root, 'apps/owner'),
  root,
  name: 'owner',
  version: '1.4.0',
  declaration: {
    name: 'owner',
    title: { en: 'Owner', fil: 'May-ari' },
    built_for: 1,
    slots: { owner: { mounts: ['/app'], admits: ['user'] } },
  },
};
const shell: Project = { ...remote, name: 'shell', dir: join(root, 'apps/shell'), declaration: undefined };

test('the version is part of the container’s name, and the name is valid JavaScript', () => {
  expect(getContainerName({ name: 'department', version: '1.4.0-rc.1' })).toBe('department_1_4_0_rc_1');
});

test('a remote shows its routes and nothing else', () => {
  expect(createFederation(remote).exposes).toEqual({ './routes': './src/routes.tsx' });
});

test('a remote brings none of what the shell shares', () => {
  expect(Object.values(listShared(remote)).every((share) => share.import === false && share.singleton)).toBe(true);
  expect(listShared(remote)['react']).toMatchObject({ version: '19.3.1' });
});

test('the shell gives what the remotes are promised, and nothing else', () => {
  const source = readFileSync(join(root, 'apps/shell/src/release/shared-libraries.ts'), 'utf8');
  const sharedNames = [...source.matchAll(/^ {2}'?([^\s']+)'?: \(\) => import\(/gm)].map(([, name]) => name);
  expect(sharedNames.toSorted()).toEqual(Object.keys(listSharedVersions(shell)).toSorted());
  // Each in the chunk in which the release looks for it.
  const chunks = [...source.matchAll(/webpackChunkName: "(\w+)" \*\/ '(@ebpls[^']+)'/g)];
  const sharedChunks = chunks.map(([, chunk, name]) => [name, chunk]).filter(([, chunk]) => chunk !== EVERY_AREA);
  expect(Object.fromEntries(sharedChunks)).toEqual(SOME_PAGES);
});

test('the shell is built without the federation, which comes with the first remote', () => {
  const { plugins } = createConfiguration({ project: shell, bundler: 'rspack', mode: 'production' }) as {
    plugins: object[];
  };
  expect(plugins.map(({ constructor }) => constructor.name).filter((name) => name.includes('Federation'))).toEqual([]);
});

test('webpack writes the document with the quotes and end tags by which the shell is completed', () => {
  expect(createConfiguration({ project: shell, bundler: 'webpack', mode: 'production' })).toMatchObject({
    optimization: { minimizeOptions: { css: false, html: false } },
  });
});

test('while developing, chunks keep their names and nobody empties a folder that the workers share', () => {
  const options = { project: remote, bundler: 'rspack', mode: 'development', publicPath: '/_mf/owner/' } as const;
  expect(createConfiguration({ ...options, refresh: true })).toMatchObject({
    output: { clean: false },
    optimization: { chunkIds: 'named', moduleIds: 'named' },
  });
  expect(createConfiguration(options)).toMatchObject({
    output: { clean: true },
    optimization: { chunkIds: 'deterministic' },
  });
});

test('every name that a page takes from the router is among those that the shell gives', () => {
  const shellNames = new Set(
    readFileSync(join(root, 'apps/shell/src/release/router.ts'), 'utf8').match(/\b\w+(?=,\n)/g),
  );
  const pages = ['apps', 'libs']
    .flatMap((folder) => globSync(`${folder}/*/src/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/^apps\/shell|\.test\.|\/testing\//.test(file));
  const importedNames = pages
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/^import \{([^}]*)\} from 'react-router';/gm),
    ])
    .flatMap(([, names]) => (names ?? '').split(','));
  const values = importedNames
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((name) => !shellNames.has(name))).toEqual([]);
});

test('Chakra is shared only as part of our own look', () => {
  expect(Object.keys(listShared(remote)).filter((name) => /chakra|emotion/.test(name))).toEqual([]);
});

test('a worker is bundled beside its remote, without the federation, under a name that the page knows', () => {
  const affiliate: Project = { ...remote, name: 'affiliate', dir: join(root, 'apps/affiliate') };
  const worker = createWorkerConfiguration({ project: affiliate, bundler: 'rspack', mode: 'production' });
  expect(worker).toMatchObject({
    entry: { 'wasm-qr.worker': './src/dashboard/wasm-qr.worker.ts' },
    output: { filename: '[name].js' },
  });
  expect(worker).not.toHaveProperty('plugins');
  expect(createWorkerConfiguration({ project: remote, bundler: 'rspack', mode: 'production' })).toBeUndefined();
});

test('an unknown bundler stops the build with its name', () => {
  expect(() => getBundler({ BUNDLER: 'vite' })).toThrow('BUNDLER must be rspack or webpack, not "vite".');
});

test('the start page is rendered whole, with the part of the style sheet that it uses', async () => {
  const { documents } = await renderShellDocuments(
    { project: { ...shell, dir: join(root, 'apps/shell') }, bundler: 'rspack', mode: 'production' },
    { script: { src: '/assets/landing.js', integrity: 'sha384-x' }, ahead: ['/assets/shell.js'] },
  );
  expect(Object.keys(documents).toSorted()).toEqual(['home.en.html', 'home.fil.html']);
  const [, css = '', first = '', body = ''] =
    /<style>(.*?)<\/style>\s*<script>(.*?)<\/script>.*<body>(.*)<script>/s.exec(documents['home.fil.html'] ?? '') ?? [];
  expect(body).toContain('Repormang ramdam, tagumpay ng buong bayan.');
  for (const theme of ['LIGHT', 'ONE_DARK', 'UNICORN'])
    expect(css.replaceAll("'", '')).toContain(`[data-theme=${theme}]`);
  const classes = [...body.matchAll(/ class="([^"]*)"/g)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name.startsWith('eb-'));
  expect([...new Set(classes)].filter((name) => !css.includes(`.${name}`))).toEqual([]);
  // A mirrored page keeps the order of its English sentences.
  expect(css).toMatch(/\[dir='rtl'\] :is\(p,[^{]*\{[^}]*unicode-bidi:plaintext/);
  // Styles that the page does not use stay out: tables, desks, the menu.
  expect(css).not.toMatch(/\.eb-(?:table|desk|menu|pane)\b/);
  expect(css).toContain('@layer base{.eb-btn{');
  // A layer without its end would take the rest of the sheet with it; a blank would break the policy's hash.
  expect(css).not.toMatch(/@layer [\w-]+@|\{\{/);
  expect(first).not.toMatch(/\{\{|<\//);
}, 60_000);

test.each(BUNDLERS)(
  '%s builds a remote whose manifest names its container, with its own styles only',
  async (bundler) => {
    mkdirSync(join(root, '.cache'), { recursive: true });
    const work = mkdtempSync(join(root, '.cache/build-'));
    const dir = join(work, 'apps/owner');
    try {
      mkdirSync(join(dir, 'src'), { recursive: true });
      cpSync(join(root, 'package.json'), join(work, 'package.json'));
      symlinkSync(join(root, 'node_modules'), join(work, 'node_modules'), 'junction');
      writeFileSync(
        join(dir, 'src/routes.tsx'),
        [
          "import { Page } from '@ebpls/ui';",
          "import { get } from 'idb-keyval';",
          "import './x.css';",
          "const first = () => import(/* webpackChunkName: 'at/y' */ './y.tsx');",
          "const lazy = () => import('./z.tsx');",
          `export const createRoutes = () => [{ path: 'x', loader: () => get('x'), element: <Page title="x" /> }, { lazy: first }, { lazy }];`,
          '',
        ].join('\n'),
      );
      writeFileSync(join(dir, 'src/y.tsx'), "export { Table as Component } from '@ebpls/ui/lists';");
      writeFileSync(join(dir, 'src/z.tsx'), 'export const Component = () => null;');
      writeFileSync(join(dir, 'src/x.css'), '.x { margin-inline-start: 4px; }');
      const options = { project: { ...remote, dir, root: work }, bundler, mode: 'production' } as const;
      await build(options);
      const read = (name: string): { name: string; container?: string; shared?: Record<string, string> } =>
        JSON.parse(readFileSync(join(dir, 'dist', name), 'utf8'));
      expect(read('mf-manifest.json').name).toBe('owner_1_4_0');
      expect(read('artifact.json')).toMatchObject({
        name: 'owner',
        container: 'owner_1_4_0',
        shared: { react: '19.3.1' },
        opens_pages: { y: [expect.stringMatching(/^at\/y\./)] },
        asked_by_pages: { y: ['@ebpls/ui/lists'] },
      });
      const entry = readFileSync(join(dir, 'dist/remoteEntry.js'), 'utf8');
      // The scripts of a first view carry the comment in their first line that all of them is needed; a page behind a
      // link does not.
      const scripts = globSync('**/*.js', { cwd: join(dir, 'dist') }).toSorted();
      const whole = scripts.filter((name) =>
        readFileSync(join(dir, 'dist', name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
      );
      expect(whole.map((name) => name.replace(/\..*/, ''))).toEqual([
        '__federation_expose_routes',
        'at/y',
        'remoteEntry',
      ]);
      expect(scripts.length).toBeGreaterThan(whole.length);
      expect(entry).not.toMatch(/createRoot|chakra/i);
      // The runtime of the federation as modules: nothing of what it needs in Node, nor what it does for a host.
      expect(entry).not.toMatch(/SourceTextModule|node-fetch/);
      expect(entry.length).toBeLessThan(30_000);
      const bill = JSON.parse(readFileSync(join(dir, 'dist/sbom.cdx.json'), 'utf8')) as {
        components: { purl: string }[];
      };
      expect(bill).toMatchObject({
        bomFormat: 'CycloneDX',
        metadata: { component: { name: 'owner', version: '1.4.0' } },
      });
      // The bill lists the content of the bundle, and neither the libraries of the shell nor the build tools.
      const names = bill.components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
      expect(names).toContain('pkg:npm/idb-keyval');
      expect(names).not.toContain('pkg:npm/react');
      expect(names.filter((name) => /rspack|webpack$|typescript|swc/.test(name))).toEqual([]);
      const styles = globSync('**/*.css', { cwd: join(dir, 'dist') }).map((name) =>
        readFileSync(join(dir, 'dist', name), 'utf8'),
      );
      // A page in English is mirrored by its direction, which no language sets.
      expect(styles.join('')).toMatch(/margin-inline-start: ?4px/);
      expect(styles.join('')).not.toMatch(/:lang\(|\.eb-/);
      if (bundler === 'webpack') return;
      // The same sources give the same bytes, also when most of them come from the cache; otherwise a release would
      // publish them again.
      const bytes = (): string[][] =>
        globSync('**/*.*', { cwd: join(dir, 'dist') })
          .toSorted()
          .map((name) => [name, readFileSync(join(dir, 'dist', name), 'utf8')]);
      const first = bytes();
      await build(options);
      expect(bytes()).toEqual(first);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },
  60_000,
);
