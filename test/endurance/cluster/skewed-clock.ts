/**
 * Changes the clocks of the process that preloads it (`node --import 'skewed-clock.ts?ms=40000&rate=1.0005'`): its time of
 * day is `ms` milliseconds ahead, and both clocks run `rate` times as fast.
 */
const parameters = new URL(import.meta.url).searchParams;
const ahead = Number(parameters.get('ms'));
const rate = Number(parameters.get('rate') ?? 1);

if (parameters.has('ms')) {
  const RealDate = Date;
  const elapsed = performance.now.bind(performance);
  const begun = RealDate.now() - elapsed();
  const now = () => Math.round(begun + elapsed() * rate + ahead);
  performance.now = () => elapsed() * rate;
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<DateConstructor> | []) {
      if (given.length === 0) super(now());
      else super(...given);
    }
    static override now() {
      return now();
    }
  } as DateConstructor;
}

export {};
