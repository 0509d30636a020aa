/** schema/platform.schema.json, made from the schema that the platform reads `platform.json` with. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { POLICY_FILE } from '../src/platform/identity/policy-file.ts';

/** The JSON schema. It cannot express each check of the reader: the reader accepts fewer files. */
export function renderPlatformSchema(): string {
  const { $schema, title, description, ...rest } = toJsonSchema(POLICY_FILE, {
    target: 'draft-2020-12',
    typeMode: 'output',
    errorMode: 'ignore',
  });
  return `${JSON.stringify({ $schema, title, description, ...rest }, null, 2)}\n`;
}
