interface AppField {
  readonly input: string;
  /** Only for settings: the type of the value. An empty input is not sent. Null in `app-settings` removes the value of an earlier deploy. */
  readonly setting?: 'text' | 'boolean';
}

/** The fields of an app that have an input of their own. All others come from the input `app-settings`. */
export const APP_FIELDS = {
  name: { input: 'app' },
  type: { input: 'app-type' },
  repository: { input: 'repository' },
  branch: { input: 'branch' },
  buildCommand: { input: 'build-command', setting: 'text' },
  outputDirectory: { input: 'output-directory', setting: 'text' },
  region: { input: 'region', setting: 'text' },
  noindex: { input: 'noindex', setting: 'boolean' },
} as const satisfies Readonly<Record<string, AppField>>;

type Fields = typeof APP_FIELDS;

type SettingName = { [Name in keyof Fields]: Fields[Name] extends { setting: string } ? Name : never }[keyof Fields];

export type AppSettings = {
  readonly [Name in SettingName]?: Fields[Name]['setting'] extends 'boolean' ? boolean : string;
};
