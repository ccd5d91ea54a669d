/** Returns the initials of a person's name, shown without a picture. A name of one word yields one character. */
export function getInitials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((part) => /^\p{L}/u.test(part));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
}

/** A person, by picture or by the initials; the name itself is beside it. */
export function Avatar({
  name,
  src,
  size = 36,
}: {
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: 28 | 36 | 64 | 96 | undefined;
}) {
  return (
    <span
      className="eb-avatar"
      style={{ inlineSize: size, blockSize: size, fontSize: size > 36 ? size / 3 : undefined }}
      aria-hidden
    >
      {src === undefined ? getInitials(name) : <img src={src} alt="" width={size} height={size} />}
    </span>
  );
}
