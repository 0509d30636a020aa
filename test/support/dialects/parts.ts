/** The log of a failed build, which each dialect sends in its own shape. */
export const LOG = [
  'Cloning repository...',
  '> shop@1.0.0 build',
  '> tsc --noEmit',
  '',
  "src/app.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
  'Error: Command "npm run build" exited with 2',
];

export type Ours = Record<string, unknown>;

/** Returns the entries of the double's list. */
export function entriesOf(ours: Ours): readonly Ours[] {
  return Array.isArray(ours.deployments) ? ours.deployments : [];
}

/** Translates the double's statuses to a dialect's. */
export function words(map: Readonly<Record<string, string>>): (status: unknown) => string {
  return (status) => map[String(status)] ?? String(status);
}

export const iso = (at: unknown) => new Date(Number(at)).toISOString();

/** Returns what a gateway knows about a failure. Empty for the double, whose failures are all the same. */
export function failureOf({ record }: Ours): {
  code?: string;
  message?: string;
  stage?: string;
  lines: readonly string[];
} {
  const { code, message, stage, log } = Object(record);
  return Array.isArray(log) ? { code, message, stage, lines: log } : { lines: LOG };
}

/** Returns the platform's URL if it is known, even if it is null. Otherwise returns the dialect's own URL. */
export const urlOr = ({ url }: Ours, otherwise: string) => (url === undefined ? otherwise : url);

/** Returns an object without its undefined members. */
export const without = (members: Ours): Ours =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
