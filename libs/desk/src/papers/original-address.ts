/** The original of one required document of an application. */
interface OriginalAddress {
  readonly assessment_code: string;
  readonly requirement_code: string;
}

/** An original as the subject of an act. */
export function formatOriginal({ assessment_code, requirement_code }: OriginalAddress): string {
  return `${assessment_code} ${requirement_code}`;
}

/** The original of an act's subject. */
export function parseOriginal(on: string): OriginalAddress {
  const [assessment_code = '', requirement_code = ''] = on.split(' ');
  return { assessment_code, requirement_code };
}
