/**
 * Actors of the state machines. A permission beside the role makes the treasurer, the cashier and the signatory
 * (decision E24).
 */
export const ACTORS = [
  'owner',
  'bplo',
  'office',
  'office_head',
  'treasurer',
  'cashier',
  'signatory',
  'admin',
  'system',
] as const;
export type Actor = (typeof ACTORS)[number];

/**
 * One row of a life table. `guard` names what the server must find true before it moves; it is evaluated there, with the
 * rows at hand.
 */
interface Move<State extends string, Act extends string> {
  readonly row: string;
  readonly from: readonly State[];
  readonly to: State;
  readonly act: Act;
  readonly actors: readonly Actor[];
  readonly guard?: string;
}

/** The life of a thing as a table: who may do what from where (domain reference 3.3 to 3.5). */
export interface Machine<State extends string, Act extends string> {
  readonly name: string;
  readonly states: readonly State[];
  readonly starts: State;
  readonly moves: readonly Move<State, Act>[];
}

export type MoveResult<State extends string> =
  | { readonly to: State; readonly row: string; readonly guard?: string }
  | { readonly refused: 'state.not_from_here' | 'state.other_office' };

/** Keeps the literal words of a table while checking that every state is known. */
export function defineMachine<State extends string, Act extends string>(
  machine: Machine<State, Act>,
): Machine<State, Act> {
  return machine;
}

/** Acts that an actor may do now; the guards are evaluated separately. Screens render their buttons from it. */
export function listNextActs<State extends string, Act extends string>(
  of: Machine<State, Act>,
  from: State,
  actor: Actor,
): Act[] {
  return [
    ...new Set(
      of.moves.filter((move) => move.from.includes(from) && move.actors.includes(actor)).map(({ act }) => act),
    ),
  ];
}

/**
 * State after an act. Refused: `state.not_from_here` when the act has no place in this state, `state.other_office` when
 * another actor may do it.
 */
export function getNextState<State extends string, Act extends string>(
  of: Machine<State, Act>,
  from: State,
  request: { readonly act: Act; readonly actor: Actor },
): MoveResult<State> {
  const fitting = of.moves.filter((candidate) => candidate.act === request.act && candidate.from.includes(from));
  if (fitting.length === 0) return { refused: 'state.not_from_here' };

  const allowedMove = fitting.find(({ actors }) => actors.includes(request.actor));
  if (!allowedMove) return { refused: 'state.other_office' };
  return {
    to: allowedMove.to,
    row: allowedMove.row,
    ...(allowedMove.guard === undefined ? {} : { guard: allowedMove.guard }),
  };
}
