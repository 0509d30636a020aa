/** Renders parts of docs/adapting.md, and schema/api-map.json, from the tables in src/contract. */
import { ANSWER_FIELDS, ERROR_FIELDS, REQUEST_FIELDS } from '../src/contract/api-map.ts';
import * as rules from '../src/contract/rules.ts';
import { STATUS_FAMILIES } from '../src/contract/status.ts';

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Renders the table of names that the reader knows. */
export function renderRulesTable(): string {
  const kinds = [rules.APP, rules.DEPLOYMENT, rules.ENVIRONMENT];
  const rows: readonly (readonly [string, string])[] = [
    ...kinds.map(({ label, names, kin }) => [`a record of one ${label}`, code([...names, ...kin])] as const),
    ...kinds.map(({ label, lists }) => [`a list of ${label}s`, code(lists)] as const),
    ['any list', code(rules.LISTS)],
    ['envelopes', code(rules.ENVELOPES)],
    ['parts of the same record', code(rules.SIDES)],
    ['an ID, also behind the name of its kind', code(rules.ID_WORDS)],
    ['the status, as a text or as an object', code(rules.STATUS)],
    ['… if none of those is there', code(rules.PHASE)],
    ['the word in a status that is an object', code(rules.IN_STATUS)],
    ['how it ended, if the status does not say it', code(rules.CONCLUSION)],
    ['the stage', code([...rules.STAGE, 'phase'])],
    ['the public URL, also a bare host name', code(rules.URLS)],
    ['… in one of these', code(rules.URL_HOLDERS)],
    ['the branch', code(rules.BRANCH)],
    ['the commit', code(rules.COMMIT)],
    ['… in one of these', code(rules.SOURCES)],
    ['when it was created: ISO 8601, seconds or milliseconds', code(rules.CREATED)],
    ['what overtook it', code(rules.SUPERSEDED_BY)],
    ['the start of the next page', code(rules.CURSORS)],
    ['… in one of these', code(rules.CURSOR_HOLDERS)],
    ['a link to the next page, whose `cursor` counts', code(rules.NEXT_LINKS)],
  ];
  return ['| Value | Names |', '| --- | --- |', ...rows.map(([value, names]) => `| ${value} | ${names} |`)].join('\n');
}

/** Renders the table of fields that a map can have. */
export function renderMapTable(): string {
  const rows = Object.entries(ANSWER_FIELDS).map(([call, fields]) => {
    const sent = Object.entries(REQUEST_FIELDS).find(([name]) => name === call)?.[1];
    return `| \`${call}\` | ${code(fields) || 'nothing is read'} | ${sent ? code(sent) : ''} |`;
  });
  return ['| Call | Fields of `answers` | What `requests` is made from |', '| --- | --- | --- |', ...rows].join('\n');
}

/** Renders the JSON schema of a map. */
export function renderMapSchema(): string {
  const expression = (description: string) => ({ type: 'string', minLength: 1, maxLength: 10_000, description });
  const object = (properties: object, description: string) => ({
    type: 'object',
    description,
    additionalProperties: false,
    properties,
  });
  const answers = Object.entries(ANSWER_FIELDS)
    .filter(([, fields]) => fields.length > 0)
    .map(([call, fields]) => {
      const named = fields.map((field) => [field, expression(`JSONata: where ${field} is in the answer to ${call}`)]);
      return [call, object(Object.fromEntries(named), `The answer to ${call}`)];
    });
  const requests = Object.entries(REQUEST_FIELDS).map(([call, fields]) => [
    call,
    expression(`JSONata: an object made from ${fields.join(', ')}; $org, $project and $app are known`),
  ]);
  const word = { type: ['string', 'number', 'boolean'] };
  const words = { anyOf: [word, { type: 'array', items: word, minItems: 1 }] };
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Slipway: how a service differs (api-map)',
    ...object(
      {
        answers: object(Object.fromEntries(answers), 'Where the values of each answer are'),
        requests: object(Object.fromEntries(requests), "How each request is made from Slipway's own"),
        statuses: object(
          Object.fromEntries(STATUS_FAMILIES.map((family) => [family, words])),
          'Words by what they mean',
        ),
        errors: object(
          Object.fromEntries(ERROR_FIELDS.map((field) => [field, expression(`JSONata: where an error's ${field} is`)])),
          'What an error says',
        ),
      },
      'See docs/adapting.md',
    ),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
