/**
 * Variables with which the servers of frameworks accept what the platform's proxy tells them, by the name of the framework. An app gets
 * requests for its own hosts alone, and the forwarded headers are the platform's.
 */
export const START_VARIABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // It answers 400 for hosts that are not in its configuration, of which a new app has none.
  Angular: {
    NG_ALLOWED_HOSTS: '*',
    NG_TRUST_PROXY_HEADERS: 'forwarded,x-forwarded-for,x-forwarded-host,x-forwarded-proto',
  },
  // It takes the visitor's protocol for https, and then refuses the forms of a site without it as those of another site.
  SvelteKit: { PROTOCOL_HEADER: 'x-forwarded-proto' },
};
