import type { Dialect } from '../service-double.ts';
import { amplify } from './amplify.ts';
import { azure } from './azure.ts';
import { cloudflare } from './cloudflare.ts';
import { coolify } from './coolify.ts';
import { digitalocean } from './digitalocean.ts';
import { heroku } from './heroku.ts';
import { knative } from './knative.ts';
import { netlify } from './netlify.ts';
import { render } from './render.ts';
import { vercel } from './vercel.ts';

/** Ten services that answer like existing hosts. Each has a map in examples/api-maps/NAME.yml. */
export const DIALECTS: Readonly<Record<string, Dialect>> = {
  ...{ vercel, netlify, cloudflare, render, digitalocean, heroku, azure, amplify, knative, coolify },
};
