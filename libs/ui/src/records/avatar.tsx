/** The first letters of a person's name. Names with one word give one letter. */
function getInitials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return `${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase();
}

/** A person, by picture or by the letters of the name; the name itself stands beside it. */
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
