/** What all dialects tell of a failed build, in words of their own. */
export const LOG = [
  'Cloning repository...',
  '> shop@1.0.0 build',
  '> tsc --noEmit',
  '',
  "src/app.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
  'Error: Command "npm run build" exited with 2',
];

export type Ours = Record<string, unknown>;

/** Entries of the double's list. */
export function entriesOf(ours: Ours): readonly Ours[] {
  return Array.isArray(ours.deployments) ? ours.deployments : [];
}

/** The double's words in a dialect's. */
export function words(map: Readonly<Record<string, string>>): (status: unknown) => string {
  return (status) => map[String(status)] ?? String(status);
}

export const iso = (at: unknown) => new Date(Number(at)).toISOString();
