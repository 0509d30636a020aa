import { lookup } from 'mrmime';

/** Types that mrmime does not know, or knows otherwise than browsers want them. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['js', 'text/javascript'],
  ['mjs', 'text/javascript'],
  ['cjs', 'text/javascript'],
  ['map', 'application/json'],
  ['ico', 'image/x-icon'],
  ['webmanifest', 'application/manifest+json'],
  ['apple-app-site-association', 'application/json'],
  ['eot', 'application/vnd.ms-fontobject'],
  ['flac', 'audio/flac'],
  ['m3u8', 'application/vnd.apple.mpegurl'],
  ['m4v', 'video/mp4'],
  ['apk', 'application/vnd.android.package-archive'],
  ['usdz', 'model/vnd.usdz+zip'],
]);

const WITH_CHARSET =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml)|image\/svg)/;
const COMPRESSIBLE =
  /^(?:text\/|application\/(?:.*\+?(?:json|xml)|javascript|wasm|x-sh|rtf)|image\/(?:svg|bmp|x-icon)|font\/(?:ttf|otf)|model\/gltf)/;

/** The `content-type` of a file by its name. */
export function mediaType(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const known: unknown = TYPES.get(extension) ?? lookup(extension);
  // mrmime's table is a plain object: it "has" "constructor" and "__proto__".
  const type = typeof known === 'string' ? known : 'application/octet-stream';
  return WITH_CHARSET.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}

/** Whether bytes of this type shrink enough to be worth it. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** Folders in which frameworks put nothing but files with a content hash in their names. */
const HASHED_FOLDER = /(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/;

/** File names that hold a content hash. A wrong "yes" would pin a file in browsers for a year: better to miss some. */
const HASHED_NAMES: readonly { readonly in?: RegExp; readonly name: RegExp }[] = [
  // webpack, Rspack, Parcel, Gatsby: hexadecimal, as name.0a1b2c3d.chunk.js. Letters needed: 20260101 is a date.
  { name: /[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/ },
  // esbuild, Angular: base32, as name-ABCDEF23.js.
  { name: /-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/ },
  // Vite, Rollup: base64url, as assets/name-DiW7gTda.js. Both cases and a digit needed: 1024x768 is a size.
  {
    in: /(?:^|\/)(?:assets|chunks|static|build)\//,
    name: /[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/,
  },
];

/** True where the name tells that it can never mean other bytes. */
export function isHashedName(path: string): boolean {
  const name = fileName(path);
  if (name === undefined || name.endsWith('.html')) return false;
  return HASHED_FOLDER.test(path) || HASHED_NAMES.some((each) => each.name.test(name) && (each.in?.test(path) ?? true));
}

const ASSET = /\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;

/** True where the name may well hold a hash: a page of an earlier release may still ask for it. */
export function isAssetOfBuild(path: string): boolean {
  const name = fileName(path);
  return isHashedName(path) || (name !== undefined && ASSET.test(name) && /[.-][\w-]{8,}(?:\.\w+)+$/.test(name));
}

/** Undefined where no file system has a name so long: patterns are for short texts. */
function fileName(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.length <= 255 ? name : undefined;
}
