/** A function app with a table on a platform. `variables` are those that the platform gives to its functions. */
export interface KvsApp {
  readonly port: number;
  readonly variables: unknown;
}

/** Creates a function app with a table. */
export async function createKvsApp(port: number, token: string): Promise<KvsApp> {
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return Object(await response.json());
  };
  const apps = '/orgs/bench/projects/bench/apps';
  await post(`/api/v1${apps}`, { name: 'bench', type: 'api', repository: 'bench/bench', branch: 'main' });
  await post(`/operator${apps}/bench/tables`, { name: 'bench' });
  const { variables } = await post(`/operator${apps}/bench/runtime`, {});
  return { port, variables };
}
