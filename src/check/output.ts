import type { BuiltFile, BuiltOutput, OddPath } from '../contract/built-output.ts';
import type { Finding } from './report.ts';

/** Bytes. Larger files are reported: visitors wait for them, and other hosts refuse them. */
export const LARGE_FILE_BYTES = 25 * 1024 * 1024;

export interface OutputReport extends Omit<BuiltOutput, 'odd'> {
  readonly findings: readonly Finding[];
}

/** Judges a build's output by its description. Opens no file of it, because a build may write files that harm their reader. */
export function judgeOutput({ files, odd, ignoredRules, faults }: BuiltOutput): OutputReport {
  const maps = files.filter(({ path }) => /\.(?:js|mjs|cjs|css)\.map$/.test(path));
  const findings = [
    ...odd.map((each) => ODD[each.kind](each.path)),
    ...files.flatMap(({ path, bytes, hasKey }) => [
      ...(bytes > LARGE_FILE_BYTES ? [large(path, bytes)] : []),
      ...(hasKey ? [privateKey(path)] : []),
    ]),
    ...(maps.length > 0 ? [sourceMaps(maps)] : []),
    ...oddAddresses(files),
  ];
  return { files, findings, ignoredRules, faults };
}

const ODD: Readonly<Record<OddPath['kind'], (path: string) => Finding>> = {
  repository: (path) => ({
    code: 'leaked_repository',
    message: `The output contains a git repository, ${path}: its whole history would be public`,
    remedy: 'Build into a folder of its own, or have the build remove it.',
  }),
  secrets: (path) => ({
    code: 'leaked_secret_file',
    built: path,
    message: `The output contains ${path}: a file of secrets would be public`,
    remedy: 'Keep it out of the output directory, and change the secrets in it if it was ever published.',
  }),
  example: (path) => ({
    code: 'example_of_secrets',
    built: path,
    message: `The output contains ${path}, which is not published`,
    remedy: 'Leave it out of the output directory.',
  }),
};

function large(path: string, bytes: number): Finding {
  return {
    code: 'large_file',
    message: `${path} has ${(bytes / 1024 ** 2).toFixed(0)} MB; more than ${LARGE_FILE_BYTES / 1024 ** 2} is much for a site`,
  };
}

/** Addresses in which a template filled in a value that it did not have. */
const UNFILLED = /^undefined(?:\/|\.html?$)|\[object Object\]/;

function oddAddresses(files: readonly BuiltFile[]): readonly Finding[] {
  const [first, ...more] = files.filter(({ path }) => UNFILLED.test(path));
  if (!first) return [];
  const rest = more.length === 0 ? '' : ` and ${more.length} more`;
  const message = `The output contains ${first.path}${rest}: a value was missing where its address was made`;
  return [{ code: 'odd_address', message, remedy: 'Look at the setting that makes the addresses of pages.' }];
}

function privateKey(path: string): Finding {
  return {
    code: 'leaked_private_key',
    built: path,
    message: `The output contains a private key, in ${path}: it would be public`,
    remedy: 'Take the key out of what the build publishes, and replace it if it was ever published.',
  };
}

function sourceMaps(maps: readonly BuiltFile[]): Finding {
  const [first] = maps;
  const more = maps.length === 1 ? '' : ` and ${maps.length - 1} more`;
  return {
    code: 'source_maps',
    message: `The output contains source maps (${first?.path}${more}): anyone can read the sources in them`,
  };
}
