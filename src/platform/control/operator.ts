/**
 * The operator's calls, below `/operator`, for what the public API cannot do: releases, KVS tables and function variables.
 *
 * Mirrors: spec 1.10 (users create tables on the platform's own pages), 2.5 and 3.2.
 * Gaps: no pages. `slipway rollback`, `tables` and `exec` are its clients.
 * By design: the calls accept the same ID tokens and roles as the control plane. Only the answer that creates a table
 * shows its token.
 */
import { OPERATOR_ROUTES } from '../../contract/routes.ts';
import type { Handler } from '../http.ts';
import { jsonResponse } from '../http.ts';
import type { Kvs } from '../kvs/index.ts';
import { Refusal } from '../refusal.ts';
import { clearable, members } from '../schema.ts';
import type { StoredApp } from '../stores/records.ts';
import type { StateStore } from '../stores/state.ts';
import { type Call, createApi, type Gate } from './api.ts';
import type { SiteUrl } from './records.ts';
import { checkBody, text } from './validation.ts';

export interface OperatorOptions {
  readonly state: Pick<StateStore, 'apps' | 'releases'>;
  readonly kvs: Pick<Kvs, 'createTable' | 'listTables' | 'deleteTable' | 'runtimeVariables'>;
  readonly kvsUrl: string;
  readonly siteUrl: SiteUrl;
}

const ROLLBACK = members({ to: clearable(text(1, 100)) });
const TABLE = members({ name: text(1, 100) });

/** Returns the handler of `/operator`. */
export function createOperator(gate: Gate, { state, kvs, kvsUrl, siteUrl }: OperatorOptions): Handler {
  const appOf = async ({ key }: Call): Promise<StoredApp> => {
    const app = await state.apps.find(key);
    if (!app) throw new Refusal('not_found', `There is no app ${key.appID} in ${key.org}/${key.project}.`);
    return app;
  };
  return createApi(gate, {
    routes: OPERATOR_ROUTES,
    mayBeEmpty: ['rollback', 'runtime'],
    calls: {
      async listReleases(call) {
        const app = await appOf(call);
        const kept = await state.releases.list(call.key);
        const releases = kept.map(({ deployID }) => ({ deployID, live: deployID === app.liveRelease }));
        return jsonResponse(200, { releases });
      },
      async rollback(call) {
        const app = await appOf(call);
        const { to } = checkBody(call.body, ROLLBACK);
        const release = await state.releases.rollback(call.key, typeof to === 'string' ? to : undefined);
        if (!release) {
          const which = typeof to === 'string' ? `no kept release ${to}` : 'no kept release before the live one';
          throw new Refusal('not_found', `The app ${app.appID} has ${which}.`);
        }
        return jsonResponse(200, {
          deployID: release.deployID,
          previous: release.previous,
          url: siteUrl(app.subdomain),
        });
      },
      listTables: async (call) => jsonResponse(200, { tables: (await kvs.listTables(call.key)).map(dated) }),
      async createTable(call) {
        const { name } = checkBody(call.body, TABLE);
        return jsonResponse(201, dated(await kvs.createTable(call.key, name)));
      },
      async deleteTable(call) {
        const name = call.parameters.table ?? '';
        await kvs.deleteTable(call.key, name);
        return jsonResponse(200, { deleted: true, name });
      },
      runtime: async (call) => jsonResponse(200, { variables: await kvs.runtimeVariables(call.key, kvsUrl) }),
    },
  });
}

function dated<T extends { readonly createdAt: number }>(table: T) {
  return { ...table, createdAt: new Date(table.createdAt).toISOString() };
}
