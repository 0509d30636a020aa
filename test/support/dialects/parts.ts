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

/** What a gateway knows of a failure; the double's failures are all the same. */
export function failureOf({ told }: Ours): {
  code?: string;
  message?: string;
  stage?: string;
  lines: readonly string[];
} {
  const { code, message, stage, log } = Object(told);
  return Array.isArray(log) ? { code, message, stage, lines: log } : { lines: LOG };
}

/** An address of the platform where one is known, null too; else the dialect's own. */
export const urlOr = ({ url }: Ours, otherwise: string) => (url === undefined ? otherwise : url);

/** An object without the members that are undefined. */
export const without = (members: Ours): Ours =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
