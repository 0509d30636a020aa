import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ValidationConfig } from '@actions/languageservice/validate';
import { parse } from 'yaml';
import { language, PUBLISHED, ROOT } from './workflow-language.ts';
import { DOCUMENTED, THIRD_PARTY } from './workflow-third-party.ts';

/** Gives GitHub's validator the files of actions: those of this repository, and the table of third parties. */
const CONFIG: ValidationConfig = {
  fileProvider: {
    async getFileContent(reference) {
      if ('owner' in reference && `${reference.owner}/${reference.repository}` !== PUBLISHED) {
        throw new Error(`${reference.owner}/${reference.repository} is not here`);
      }
      return { name: reference.path, content: readFileSync(join(ROOT, reference.path), 'utf8') };
    },
  },
  actionsMetadataProvider: {
    async fetchActionMetadata({ owner, name, ref, path }) {
      const repository = `${owner}/${name}`;
      if (repository === PUBLISHED) return parse(readFileSync(join(ROOT, path ?? '', 'action.yml'), 'utf8'));
      const named = [repository, ...(path ? [path] : [])].join('/');
      const action = THIRD_PARTY[named]?.commit === ref ? THIRD_PARTY[named] : DOCUMENTED[`${named}@${ref}`];
      if (action === undefined) return undefined;
      const inputs = action.inputs.map((each) => [
        each,
        { description: each, required: action.required?.includes(each) ?? false },
      ]);
      return { name: repository, description: repository, inputs: Object.fromEntries(inputs) };
    },
  },
};

let validations = 0;

/** Returns the findings of GitHub's validator, as `line: message`. */
export async function findings(path: string, text: string): Promise<readonly string[]> {
  // The validator derives the kind of a file from its path, and caches files by their paths.
  const place = basename(path) === 'action.yml' ? path : `.github/workflows/${basename(path)}`;
  const document = language.TextDocument.create(`file:///${++validations}/${place}`, 'yaml', 1, text);
  const found = await language.validate(document, CONFIG);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}
