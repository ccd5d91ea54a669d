/** The parts of every entry that can be rendered in a test, for the tests of this library. */
export * from '../src/forms.ts';
export * from '../src/frame.ts';
export * from '../src/index.ts';
export * from '../src/lists.ts';
export * from '../src/records.ts';
export * from '../src/theme.ts';
