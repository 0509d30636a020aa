import type { Cause } from '../cause.ts';

/** Faults in a project's package.json. The platform reads it before it runs anything. */
export const PROJECT_CAUSES: readonly Cause[] = [
  {
    name: 'package-json-invalid',
    signs: [{ codes: ['package_json_invalid'] }],
    summary: ({ facts }) => facts.message ?? 'package.json cannot be read',
    remedy: () => 'Correct package.json: nothing is installed or published while it cannot be read.',
  },
  {
    name: 'build-script-missing',
    signs: [{ codes: ['build_script_missing'] }],
    summary: ({ facts }) => sentences(facts.message)[0] ?? 'package.json has no build script',
    remedy: ({ facts }) =>
      `${sentences(facts.message)[1] ?? 'Add a build script to package.json, or set build-command'}. To publish the folder as it is, set build-command to true and output-directory to the folder.`,
  },
];

function sentences(message: string | null | undefined): readonly string[] {
  return message?.split('. ', 2) ?? [];
}
