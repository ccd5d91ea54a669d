import { openLineSink, type WriteBytes } from './line-sink.ts';

/**
 * A simulated disk: it takes at most so many bytes in all, then fails with ENOSPC, and takes more when its
 * capacity is raised.
 */
function openDisk(capacity: number) {
  let free = capacity;
  let text = '';
  let calls = 0;
  const write: WriteBytes = (_fd, bytes, done) => {
    calls += 1;
    const writtenBytes = Math.min(free, bytes.length);
    free -= writtenBytes;
    text += bytes.subarray(0, writtenBytes).toString();
    setImmediate(() =>
      writtenBytes === 0
        ? done(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 0)
        : done(null, writtenBytes),
    );
  };
  return { write, read: () => text, calls: () => calls, grow: (more: number) => (free += more) };
}

test('lines are written whole and in order', async () => {
  const disk = openDisk(10_000);
  const sink = openLineSink(1, disk.write);
  for (const line of ['one\n', 'two\n', 'three\n']) sink.write(line);
  await sink.waitUntilDrained();
  expect(disk.read()).toBe('one\ntwo\nthree\n');
});

test('a full disk costs lines and never time: each is tried once, and the loss is reported when there is space again', async () => {
  const disk = openDisk(0);
  const sink = openLineSink(1, disk.write);
  for (let line = 0; line < 100; line += 1) {
    sink.write(`lost ${line}\n`);
    await sink.waitUntilDrained();
  }
  expect([disk.read(), disk.calls()]).toEqual(['', 100]);

  disk.grow(10_000);
  sink.write('kept\n');
  await sink.waitUntilDrained();
  const [report = '', lastLine] = disk.read().split('\n');
  expect(JSON.parse(report)).toMatchObject({
    level: 40,
    dropped: 100,
    reason: 'ENOSPC',
    msg: 'log lines were dropped',
  });
  expect(lastLine).toBe('kept');

  sink.write('and on\n');
  await sink.waitUntilDrained();
  expect(disk.read().match(/dropped/g)).toHaveLength(2);
});

test('a partially written line does not run into the next one', async () => {
  const disk = openDisk(4);
  const sink = openLineSink(1, disk.write);
  sink.write('a whole line\n');
  await sink.waitUntilDrained();
  disk.grow(10_000);
  sink.write('another\n');
  await sink.waitUntilDrained();
  const [half, report = '', last] = disk.read().split('\n');
  expect([half, JSON.parse(report), last]).toEqual(['a wh', expect.objectContaining({ dropped: 1 }), 'another']);
});

test('a reader that stopped reading costs a megabyte and not the memory of the server', async () => {
  let answer: (() => void) | undefined;
  const writtenChunks: Buffer[] = [];
  const sink = openLineSink(1, (_fd, bytes, done) => {
    writtenChunks.push(bytes);
    answer = () => done(null, bytes.length);
  });
  const line = `${'x'.repeat(999)}\n`;
  for (let lines = 0; lines < 3_000; lines += 1) sink.write(line);
  expect(writtenChunks).toHaveLength(1);
  while (answer) {
    const next = answer;
    answer = undefined;
    next();
  }
  const text = Buffer.concat(writtenChunks).toString();
  expect(text.match(/^x+$/gm)?.length).toBeLessThan(1_100);
  expect(text).toContain('"reason":"the reader is too slow"');
});
