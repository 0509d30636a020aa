/** Makes schema/platform.schema.json from the schema that the platform uses to read `platform.json`. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { POLICY_FILE } from '../src/platform/identity/policy-file.ts';

/** Renders the JSON schema. It cannot express all checks of the platform, which accepts fewer files. */
export function renderPlatformSchema(): string {
  const { $schema, title, description, ...rest } = toJsonSchema(POLICY_FILE, {
    target: 'draft-2020-12',
    typeMode: 'output',
    errorMode: 'ignore',
  });
  return `${JSON.stringify({ $schema, title, description, ...rest }, null, 2)}\n`;
}
