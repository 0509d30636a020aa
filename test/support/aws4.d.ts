/** What the tests use of aws4, which ships no types. */
declare module 'aws4' {
  interface Request {
    readonly host: string;
    readonly method: string;
    readonly path: string;
    readonly service: string;
    readonly region: string;
    readonly headers: Record<string, string>;
    readonly body: string;
  }
  interface Key {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken: string;
  }
  const aws4: { sign(request: Request, key: Key): { readonly headers?: Readonly<Record<string, unknown>> } };
  export default aws4;
}
