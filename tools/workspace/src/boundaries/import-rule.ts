interface Side {
  readonly path?: string;
  readonly pathNot?: string | readonly string[];
}

/** One rule of the import guard, and an import that breaks it: the test plants that one and expects it to be caught. */
export interface ImportRule {
  readonly name: string;
  readonly comment: string;
  readonly from: Side;
  readonly to: Side & { readonly circular?: boolean; readonly dependencyTypes?: readonly string[] };
  readonly violation: { readonly from: string; readonly to: string };
}
