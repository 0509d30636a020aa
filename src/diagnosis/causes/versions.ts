import { type CauseTable, isEmbedded, quoted, type Seen } from '../cause.ts';
import { dependencyPart } from '../package-part.ts';
import { engineOf } from './engines.ts';

/** Causes in the versions of Node.js, the system and the package manager. */
export const VERSION_CAUSES: CauseTable = {
  engine: {
    signs: [
      { tool: ['npm', 'pnpm'], log: /^code EBADENGINE|ERR_PNPM_UNSUPPORTED_ENGINE/ },
      {
        tool: 'yarn',
        log: /The engine "node" is incompatible with this module\. Expected version "(?<wanted>[^"]{1,60})"/,
      },
      /Node(?:\.js)?(?: version)? v?[\d.]+(?:\.x)? is not supported by|node: v?[\d.]+ is not supported/,
      { weak: true, tool: 'vite', log: /You are using Node\.js [^ ]{1,20} (?:For|Vite)\b/ },
      {
        weak: true,
        log: /(?:requires|required|minimum) (?:a )?(?:minimum )?Node(?:\.js)?(?: version)?(?: of)? (?<wanted>v?\d[\d.+]{0,12})/i,
      },
      { tool: 'webpack', log: /error:0308010C:digital envelope routines::unsupported|ERR_OSSL_EVP_UNSUPPORTED/ },
    ],
    summary: ({ groups, lines }) => {
      const { name, isProject, member, wanted, actual } = engineOf(lines, groups.wanted);
      const asker = name ? quoted(name, '') : isProject ? 'the project' : undefined;
      const what = member === 'npm' ? 'npm' : 'Node.js';
      const who = asker ? `${asker} asks for ${what}` : `the ${what} version does not fit`;
      if (!wanted) return who;
      const but = actual ? `, and the build runs ${actual}` : '';
      return asker ? `${who} ${wanted}${but}` : `${who} (wanted: ${wanted}${but})`;
    },
    remedy: ({ facts, groups, lines }) => {
      const { member, actual } = engineOf(lines, groups.wanted);
      if (member === 'npm') return `Let engines.npm in package.json allow ${actual}, the npm that builds run.`;
      const isOld = lines.some((line) => line.includes('digital envelope routines'));
      if (isOld) return `${OLD_BUNDLER}, or ${settingOf('16', facts)}.`;
      return `Let engines.node in package.json and the versions of the packages allow the Node.js that builds run, or ${settingOf('the version that is asked for', facts)}.`;
    },
    part: ({ lines }) => {
      const { name, isProject, member } = engineOf(lines, undefined);
      return name || isProject ? { kind: 'engines', name: name ?? '', member } : undefined;
    },
  },
  'wrong-platform': {
    signs: [
      {
        tool: ['npm', 'pnpm'],
        log: /Unsupported platform for (?<name>@?[^\s@]{1,150})@[^\s:]{1,60}: wanted (?<wanted>\{[^}]{1,200}\})/,
      },
    ],
    summary: ({ groups: { name, wanted } }) =>
      `the package ${quoted(name, '')} is for another system${wanted ? ` (${wanted.replace(/[{}"]/g, '').replaceAll(':', ': ')})` : ''}`,
    remedy: ({ groups }) =>
      `Move ${quoted(groups.name, 'the package')} to optionalDependencies in package.json, or take it out, and commit the new lockfile.`,
    part: ({ groups }) => dependencyPart(groups.name),
  },
  'package-manager': {
    signs: [
      { tool: 'pnpm', log: /This project is configured to use (?<name>\w{1,20})/ },
      { tool: 'yarn', log: /This project's package\.json defines "packageManager": "(?<name>[^"]{1,40})"/ },
    ],
    summary: ({ groups }) => `the project asks for another package manager${groups.name ? ` (${groups.name})` : ''}`,
    remedy: ({ facts }) =>
      `Make packageManager in package.json and the committed lockfile name the same package manager${isEmbedded(facts) ? '' : ', in a version that the platform has'}.`,
    part: () => ({ kind: 'member', name: 'packageManager' }),
  },
};

const OLD_BUNDLER =
  'The bundler is too old for this Node.js. Update it (webpack 5.61 or later), or set the app variable NODE_OPTIONS to --openssl-legacy-provider';

/** Returns words for setting the version of Node.js. Another platform may not read the file. */
function settingOf(version: string, facts: Seen['facts']): string {
  if (isEmbedded(facts)) return `write ${version} to .nvmrc`;
  return `set nodeVersion in app-settings to ${version} on a platform that has it`;
}
