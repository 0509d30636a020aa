import { afterAll, describe, expect, test } from 'vitest';
import { Client, controlPlaneSuite, type SuiteOptions, type Target } from '../contract-suites/control-plane.ts';
import { embeddedTarget } from '../support/conformance.ts';
import { canonicalFront } from '../support/dialects/front.ts';
import { dialectGateway, type Gateway } from '../support/dialects/gateway.ts';
import { DIALECTS } from '../support/dialects/index.ts';
import { mapOf } from '../support/maps.ts';

/*
 * The conformance suite through the client with a map: suite -> canonical front -> client and map -> gateway of a dialect
 * -> embedded platform, over sockets. Members that the client does not carry are left out by name and reason.
 */
type Without = NonNullable<SuiteOptions['without']>;

const RAW: Without = [
  [/^malformed requests > /, 'raw HTTP: a client sends no malformed JSON, other content types, methods or paths'],
  [/^create > refuses the body .* with 422$/, 'raw HTTP: the client sends an object'],
  [
    / an invalid set, (?:a list|nothing|another member), /,
    'raw HTTP: the client sends an object of variables, and no more',
  ],
  [/^deployments > refuses \{"tag":"v1"\}/, 'the map names each field that it sends'],
];
const MAPPED: Without = [
  [/refuses an unknown field by its name$/, 'the map names each field that it sends'],
  [/^update > refuses (?:colour|name|__proto__) = /, 'the map names each field that it sends'],
  [/^create > refuses repository = \["a\/b"\]/, 'an expression gives a list with one entry as the entry'],
];

interface Through {
  readonly omits: NonNullable<Target['omits']>;
  readonly without: Without;
}

/** Members that the client never reads, with any map. */
const UNREAD = {
  app: [
    ...['repository', 'branch', 'buildCommand', 'outputDirectory', 'region'],
    ...['environments', 'createdAt', 'updatedAt'],
  ],
  env: ['names'],
  deployment: ['startedAt', 'finishedAt'],
} as const;

const THROUGH: Readonly<Record<string, Through>> = {
  vercel: {
    omits: {
      ...UNREAD,
      app: [...UNREAD.app, 'type', 'subdomain', 'state', 'url'],
      environment: ['state', 'url'],
      deployment: [...UNREAD.deployment, 'stage'],
    },
    without: [],
  },
  // An app's ID is its name.
  knative: {
    omits: {
      ...UNREAD,
      app: [...UNREAD.app, 'name', 'type', 'subdomain', 'state', 'url'],
      deployment: [...UNREAD.deployment, 'stage'],
      failure: ['stage'],
    },
    without: MAPPED,
  },
  cloudflare: {
    omits: {
      ...UNREAD,
      app: [...UNREAD.app, 'name', 'type', 'state', 'url'],
      failure: ['stage', 'code', 'message'],
    },
    without: [
      ...MAPPED,
      [
        /^create > (?:refuses (?:(?:type|region) = |a body without type )|answers 201 with the whole record$)/,
        'it has no types and no regions',
      ],
    ],
  },
};

/** Values that a text format could change. */
const ENV = { B: 'hush-hush', A: '', C: 'multi\nline "quoted" %0A é' };

const cleanup = new AsyncDisposableStack();
afterAll(() => cleanup.disposeAsync());

describe.each(Object.entries(THROUGH))('through the map of %s', (name, { omits, without }) => {
  const held: { gateway?: Gateway; client?: Client } = {};
  const start = async (): Promise<Target> => {
    // The front's answers have other members than the platform describes.
    const { described: _, ...target } = await embeddedTarget(cleanup);
    const dialect = DIALECTS[name];
    if (!dialect) throw new Error(`there is no dialect ${name}`);
    const gateway = cleanup.use(await dialectGateway(target.baseUrl, dialect));
    held.gateway = gateway;
    const front = cleanup.use(await canonicalFront(gateway.origin, await mapOf(name)));
    // A client always sends a bearer token.
    const bearers = Object.entries(target.unauthorized).filter(([, header]) => /^Bearer ./.test(header ?? ''));
    const through: Target = {
      ...{ ...target, baseUrl: front.origin, recordsUrl: target.baseUrl, omits },
      unauthorized: Object.fromEntries(bearers),
    };
    held.client = new Client(through);
    return through;
  };
  controlPlaneSuite(start, { without: [...RAW, ...without] });

  test('the whole set of variables arrives unchanged, also an empty one', async () => {
    const { client, gateway } = held;
    const app = await client?.app();
    for (const env of [ENV, { ONE: '1' }, {}]) {
      expect(await client?.call('PUT', `${app}/env`, { body: { env } })).toMatchObject({ status: 200 });
      expect(gateway?.passed.at(-1)).toEqual({ name: 'replaceEnv', body: { env } });
    }
  });
});
