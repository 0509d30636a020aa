/**
 * The platform's calls as an OpenAPI 3.1 description, at `/openapi.json`. scripts/openapi.ts makes it from the definitions
 * of the calls.
 */
import description from '../../../schema/openapi.json' with { type: 'json' };

/** Returns the description. `server`: the URL of the platform, without a `/` at its end. */
export function openApi(server: string): object {
  return { ...description, servers: [{ url: server }] };
}
