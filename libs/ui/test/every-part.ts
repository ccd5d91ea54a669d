/** The parts of every entry whose parts can be drawn in a test, as the tests of this room name them. */
export * from '../src/forms.ts';
export * from '../src/frame.ts';
export * from '../src/index.ts';
export * from '../src/lists.ts';
export * from '../src/records.ts';
export * from '../src/theme.ts';
