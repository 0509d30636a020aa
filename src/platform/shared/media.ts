import { lookup } from 'mrmime';

/** Types that mrmime does not know, or that browsers expect in another form. */
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

export function mediaType(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const known: unknown = TYPES.get(extension) ?? lookup(extension);
  // mrmime's table is a plain object, so it finds "constructor" and "__proto__".
  const type = typeof known === 'string' ? known : 'application/octet-stream';
  return WITH_CHARSET.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}

/** Returns true if files of this type become much smaller by compression. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** Folders in which frameworks put only files with a content hash in their names. */
const HASHED_FOLDER = /(?:^|\/)(?:_next\/static|_nuxt|_app\/immutable|_astro)\/(?!builds\/)/;

/** File names that contain a content hash. A false match would keep a file in browsers for a year, so the patterns miss some names. */
const HASHED_NAMES: readonly { readonly in?: RegExp; readonly name: RegExp }[] = [
  // webpack, Rspack, Parcel, Gatsby: hexadecimal, as name.0a1b2c3d.chunk.js. A letter is required, because 20260101 is a date.
  { name: /[.-](?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{8,64}(?:\.(?:chunk|min|bundle|module))?\.\w+(?:\.map)?$/ },
  // esbuild, Angular: base32, as name-ABCDEF23.js.
  { name: /-(?=[A-Z2-7]*[2-7])(?=[A-Z2-7]*[A-Z])[A-Z2-7]{8}\.(?:[cm]?js|css)(?:\.map)?$/ },
  // Vite, Rollup: base64url, as assets/name-DiW7gTda.js. Both cases and a digit are required, because 1024x768 is a size.
  {
    in: /(?:^|\/)(?:assets|chunks|static|build)\//,
    name: /[.-](?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[A-Za-z\d]{8}\.\w+(?:\.map)?$/,
  },
];

/** Returns true if the name contains a hash of the content, so that the file never changes. */
export function isHashedName(path: string): boolean {
  const name = fileName(path);
  if (name === undefined || name.endsWith('.html')) return false;
  return HASHED_FOLDER.test(path) || HASHED_NAMES.some((each) => each.name.test(name) && (each.in?.test(path) ?? true));
}

const ASSET = /\.(?:[cm]?js|css|wasm|map|woff2?|ttf|otf|eot|png|jpe?g|gif|svg|webp|avif|mp4|webm)$/;

/** Returns true if the name may contain a hash. A page of an earlier release may still ask for such a file. */
export function isAssetOfBuild(path: string): boolean {
  const name = fileName(path);
  return isHashedName(path) || (name !== undefined && ASSET.test(name) && /[.-][\w-]{8,}(?:\.\w+)+$/.test(name));
}

/** Returns the last part of a path, unless it is longer than file systems allow: the patterns are slow on long texts. */
function fileName(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.length <= 255 ? name : undefined;
}
