import { MAX_ATTACHMENT_BYTES, readAttachment } from './attachment.ts';

test('a file is stored with its name, its size and its content', async () => {
  expect(await readAttachment(new File(['prices'], 'prices.txt', { type: 'text/plain' }))).toEqual({
    name: 'prices.txt',
    size: 6,
    type: 'text/plain',
    href: `data:text/plain;base64,${btoa('prices')}`,
  });
});

test.each(['text/plain', 'image/png'])(
  'a file of type %s that is too large, and no picture that can be drawn smaller, is not taken',
  async (type) => {
    expect(await readAttachment(new File(['x'.repeat(MAX_ATTACHMENT_BYTES + 1)], 'large', { type }))).toBeUndefined();
  },
);

test('a picture that is small enough is stored as it is', async () => {
  expect(await readAttachment(new File(['x'], 'a.png', { type: 'image/png' }))).toMatchObject({ size: 1 });
});
