import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type JsonObject } from '../../src/base/json.ts';

/** A request to the platform, and the answer. */
export interface Exchange {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** The body as JSON, or the text that was sent instead of it. Undefined: none. */
  readonly sent: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** Returns a check of exchanges against an OpenAPI description. It throws if one of them is not described. */
export function describedBy(document: JsonObject): (exchange: Exchange) => void {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
  const operations = operationsOf(document);
  const expectValid = (pointer: string, value: unknown, what: string) => {
    const validate = ajv.getSchema(`api#${pointer}`);
    if (!validate) throw new Error(`${what}: the description has no ${pointer}`);
    if (!validate(value)) throw new Error(`${what}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`);
  };
  return ({ method, path, sent, status, answer }) => {
    const [pathname = '', query = ''] = path.split('?');
    const found = operations.find((each) => each.method === method && each.matches.test(pathname));
    if (!found) {
      if (status < 400) throw new Error(`${method} ${path} answers ${status}, and is not described`);
      return;
    }
    const what = `${method} ${found.path}`;
    const { responses = {} } = found.operation;
    const answered = isObject(responses) && Object.hasOwn(responses, status) ? String(status) : 'default';
    if (answered === 'default' && status < 400) throw new Error(`${what} answers ${status}, which is not described`);
    expectValid(`${found.pointer}/responses/${answered}${JSON_SCHEMA}`, answer, `The answer ${status} to ${what}`);
    const body = `${found.pointer}/requestBody${JSON_SCHEMA}`;
    const isSent = sent !== undefined && typeof sent !== 'string' && found.operation.requestBody !== undefined;
    if (isSent && isBodyRefused(answer) && ajv.getSchema(`api#${body}`)?.(sent)) {
      throw new Error(`${what} refuses a body that is described: ${JSON.stringify({ sent, answer })}`);
    }
    if (status >= 400) return;
    if (isSent) expectValid(body, sent, `The body of ${what}`);
    const unknown = [...new URLSearchParams(query).keys()].find((name) => !found.query.includes(name));
    if (unknown !== undefined) throw new Error(`${what}: the parameter ${unknown} is not described`);
  };
}

/** Messages about other faults than those of a body, and about those that a JSON schema cannot express. */
const NOT_DESCRIBED = [
  /^Idempotency-Key /,
  / in the path is not an identifier/,
  // The platform's own names and its options.
  /belongs to the platform itself/,
  /only with --allow-local-git/,
  // Names that are the same in another writing, bytes, two members together, and the variables that an app has.
  /^domains contains \S+ twice/,
  /bytes of names and values/,
  / is in set and in unset/,
];

/** Returns true if an answer refuses a body for a fault that a JSON schema can express. */
function isBodyRefused(answer: unknown): boolean {
  const { code, message } = isObject(answer) && isObject(answer.error) ? answer.error : {};
  return code === 'validation_failed' && !NOT_DESCRIBED.some((each) => each.test(String(message)));
}

const JSON_SCHEMA = '/content/application~1json/schema';

function operationsOf({ paths }: JsonObject) {
  return Object.entries(isObject(paths) ? paths : {}).flatMap(([path, methods]) =>
    Object.entries(isObject(methods) ? methods : {}).map(([name, value]) => {
      const operation: JsonObject = isObject(value) ? value : {};
      const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isObject) : [];
      return {
        ...{ path, method: name.toUpperCase(), operation },
        query: parameters.filter((each) => each.in === 'query').map((each) => each.name),
        matches: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
        pointer: `/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/${name}`,
      };
    }),
  );
}
